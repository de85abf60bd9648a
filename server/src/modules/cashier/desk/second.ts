import type { SecondPerson } from '@croupier/contract/console-desk.ts'
import type { Deps } from '#kernel/deps.ts'
import { type ApprovalRow, findApprovals } from '#kernel/four-eyes.ts'
import type { OperatorSession } from '#kernel/staff.ts'

/** What waits for a second person, of one kind. */
export const waitingIn = async (deps: Deps, { brandId, permissions }: OperatorSession, subject: string) =>
  (await findApprovals(deps.db, { brandId, permissions, state: 'waiting', subject }, { limit: 500, offset: 0 })).rows

/** The two people of an approval, as an operator sees them. */
export function secondOf(row: ApprovalRow, operatorId: string): SecondPerson {
  const first = { by: row.askedName, at: row.askedAt.toISOString(), note: row.note, own: row.askedBy === operatorId }
  const second =
    row.decidedName !== null && row.decidedAt !== null
      ? { by: row.decidedName, at: row.decidedAt.toISOString(), note: row.decidedNote, own: false }
      : null
  return { approvalId: row.id, rule: row.rule, state: row.state, first, second }
}
