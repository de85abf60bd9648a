import type { OperatorSession } from '#kernel/staff.ts'

/** An operator of the console who decides: their limits hold and their actions are recorded. */
export interface DecidingOperator {
  readonly session: OperatorSession
  readonly ip: string
  /** The code of the reason, and what operators read. */
  readonly reason: string
  readonly note: string
  /** What their screen showed. */
  readonly expected: { readonly amount: string; readonly state: string }
}
