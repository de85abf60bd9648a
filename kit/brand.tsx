import type { BrandLook, WhitelabelNode } from '@croupier/contract/brand.ts'
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

/** Whether the brand has this setting switched on. */
export const useSetting = (modId: string): boolean => nodeOf(useFacts().tree, modId)?.enabled === '1'

/** The value of a setting that is switched on; undefined otherwise. */
export function useSettingValue(modId: string): string | undefined {
  const node = nodeOf(useFacts().tree, modId)
  return node?.enabled === '1' ? node.value : undefined
}

/** A node of the setting tree, however deep. */
export function nodeOf(tree: readonly WhitelabelNode[], modId: string): WhitelabelNode | undefined {
  for (const node of tree) {
    const found = node.modId === modId ? node : nodeOf(node.childrenNodes, modId)
    if (found) return found
  }
  return undefined
}

function useFacts(): BrandFacts {
  const facts = useContext(BrandContext)
  if (!facts) throw new Error('no brand above this component')
  return facts
}
