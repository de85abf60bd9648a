import type { Permission } from '@croupier/contract/permission.ts'
import { Refusal } from '#kernel/refusal.ts'
import { askForTwo, type Caller, confirm } from '../../calls/caller.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { type Staff, usernameOf } from './staff.ts'

/** One time that the queues of a brand are worked off. */
export interface DeskRound {
  readonly context: HistoryContext
  readonly moment: HistoryMoment
  readonly staff: Staff
  /** Whether somebody of the history is meant: what people do meanwhile is theirs. */
  readonly isOurs: (account: string) => boolean
  readonly isOurMember: (memberId: string) => boolean
}

/** Somebody who may do this does it; nobody does after their shift. What is refused here somebody has decided before. */
export async function decide(
  { moment, staff }: DeskRound,
  permission: Permission,
  work: (caller: Caller) => Promise<unknown>,
): Promise<void> {
  const first = await staff.whoMay(permission)
  if (first === undefined) return
  try {
    const approvalId = await askForTwo(work(first))
    if (approvalId === undefined) return
    moment.pass(3)
    const second = await staff.whoMay(permission, usernameOf(first))
    // Where nobody else is there it waits for who comes next.
    if (second !== undefined) await confirm(moment.deps, second, approvalId, 'Agreed.')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  } finally {
    await moment.hear()
  }
}
