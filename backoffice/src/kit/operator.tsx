import type { ReplyOf } from '@croupier/contract/call.ts'
import type { ConsoleBrand, operatorSelf } from '@croupier/contract/operator.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { session, useSession } from '@croupier/kit/session.ts'
import { createContext, useContext } from 'react'

export type CurrentOperator = ReplyOf<typeof operatorSelf>

const OperatorContext = createContext<CurrentOperator | undefined>(undefined)

/** Gives everything below it the operator who is logged in. */
export const OperatorProvider = OperatorContext.Provider

/** Who is logged in. */
export function useOperator(): CurrentOperator {
  const self = useContext(OperatorContext)
  if (!self) throw new Error('no operator above this component')
  return self
}

/** Whether the operator may do this; everybody may do what asks for nothing. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const { permissions } = useOperator()
  return (permission) => permission === undefined || permissions.includes(permission)
}

/** The brand that is being worked on. */
export function useBrandNow(): ConsoleBrand {
  const { brands } = useOperator()
  useSession()
  const brand = brands.find(({ merchant }) => merchant === session()?.merchant) ?? brands[0]
  if (!brand) throw new Error('an operator works in at least one brand')
  return brand
}
