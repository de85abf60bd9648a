import { z } from 'zod'
import { get } from './call.ts'
import { Id, requiredText } from './field.ts'

const Hit = z.strictObject({
  kind: z.enum(['member', 'deposit', 'withdrawal', 'bet', 'transfer']),
  id: Id,
  name: z.string(),
  detail: z.string(),
  /** Whose it is, where it is somebody’s. */
  memberId: Id.nullable(),
})
export type Hit = z.output<typeof Hit>

const asks = (permission: 'members.read' | 'deposits.read' | 'withdrawals.read' | 'bets.read' | 'ledger.read') =>
  ({
    actor: 'operator',
    limit: 'costly',
    permission,
    query: z.object({ q: requiredText(120) }),
    reply: z.array(Hit),
    refusals: ['not_logged_in', 'forbidden', 'invalid_request'],
  }) as const

export const findMembers = get('/wps/operator/find/members', {
  summary: 'Members by account, id, number or e-mail',
  ...asks('members.read'),
})
export const findDeposits = get('/wps/operator/find/deposits', {
  summary: 'A deposit by its reference or id',
  ...asks('deposits.read'),
})
export const findWithdrawals = get('/wps/operator/find/withdrawals', {
  summary: 'A withdrawal by its reference or id',
  ...asks('withdrawals.read'),
})
export const findBets = get('/wps/operator/find/bets', {
  summary: 'A bet by its id or its round’s',
  ...asks('bets.read'),
})
export const findTransfers = get('/wps/operator/find/transfers', {
  summary: 'A transfer on a member’s account by its id',
  ...asks('ledger.read'),
})
