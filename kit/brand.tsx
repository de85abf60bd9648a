import type { BrandLook, WhitelabelNode } from '@croupier/contract/brand.ts'
import { type Flag, isOn } from '@croupier/contract/whitelabel.ts'
import { createContext, useContext } from 'react'

export interface BrandFacts {
  readonly brand: BrandLook
  readonly tree: readonly WhitelabelNode[]
}

const BrandContext = createContext<BrandFacts | undefined>(undefined)

/** Gives everything below it the brand whose site this is. */
export const BrandProvider = BrandContext.Provider

/** The brand whose site this is. */
export const useBrand = (): BrandLook => useFacts().brand

/** Whether the brand has this switch on. */
export const useFlag = (flag: Flag): boolean => isOn(useFacts().tree, flag)

/** Asks for any of the brand's switches: for rules that look at several. */
export function useFlags(): (flag: Flag) => boolean {
  const { tree } = useFacts()
  return (flag) => isOn(tree, flag)
}

function useFacts(): BrandFacts {
  const facts = useContext(BrandContext)
  if (!facts) throw new Error('no brand above this component')
  return facts
}
