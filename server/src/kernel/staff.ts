import type { Evidence } from '@croupier/contract/approvals.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'

/** What another operator has asked for, while it is being confirmed. */
export interface Confirmation {
  readonly approvalId: string
  readonly askedBy: string
  readonly note: string
  /**
   * Reads the case once more in the transaction of the action, which holds it by then, and answers what is kept of it; refused where
   * it is not what the second person was shown.
   */
  readonly lookAgain: (tx: Tx) => Promise<readonly Evidence[]>
}

/** An operator who is asking, in one brand. */
export interface OperatorSession {
  readonly id: string
  readonly brandId: number
  /** Every brand that they work in. */
  readonly brandIds: readonly number[]
  readonly operatorId: string
  readonly username: string
  readonly name: string
  readonly permissions: ReadonlySet<Permission>
  /** By their codes: a brand may let some move more money alone than others. */
  readonly roles: readonly string[]
  /** Set while this operator, as the second person, confirms what somebody else has asked for. */
  readonly confirming: Confirmation | undefined
}

/** Knows the operators for the kernel, which knows no module. */
export interface Staff {
  /** Who holds this token and may work in this brand from this address; undefined for nobody, `elsewhere` where they may not. */
  sessionOf(
    deps: Deps,
    asked: { readonly tokenHash: string; readonly brandId: number; readonly ip: string },
  ): Promise<OperatorSession | 'elsewhere' | undefined>
}

/** Nobody runs the console. */
export const noStaff: Staff = { sessionOf: () => Promise.resolve(undefined) }
