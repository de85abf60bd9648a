import { z } from 'zod'
import { get, post } from './call.ts'
import { CallerId, Id, Moment, page, paging } from './field.ts'
import { IssueNo, LotteryCode } from './lottery.ts'
import { CHASE_MAX, OrderState } from './lottery-orders.ts'

/**
 * Issues of it are still to be drawn; a win has ended it; whoever placed it has taken the rest back, or may not play any more; or every
 * issue has its end.
 */
export const CHASE_STATES = ['running', 'stopped', 'cancelled', 'ended'] as const
const ChaseState = z.enum(CHASE_STATES)
export type ChaseState = z.output<typeof ChaseState>

const chaseRow = {
  chaseId: Id,
  gameCode: z.string(),
  /** In the caller's language. */
  name: z.string(),
  placedAt: Moment,
  stopOnWin: z.boolean(),
  /** Lines on each issue. */
  lines: z.number().int(),
  issues: z.number().int(),
  /** Issues that have an end, those that were given back among them. */
  endedIssues: z.number().int(),
  /** Of what was not given back. */
  amount: z.string(),
  /** Of it what has been drawn. */
  played: z.string(),
  rebate: z.string(),
  prize: z.string(),
  currency: z.string(),
  state: ChaseState,
}

const Chase = z.strictObject(chaseRow)
export type LotteryChase = z.output<typeof Chase>

export const chases = get('/wps/lottery/chases', {
  summary: 'The own chases, the newest first',
  actor: 'account',
  whileRestrained: true,
  query: z.object({ gameCode: LotteryCode.optional(), state: ChaseState.optional(), ...paging(20) }),
  reply: z.strictObject(page(Chase)),
  refusals: ['not_logged_in'],
})

const chaseDetail = z.strictObject({
  ...chaseRow,
  items: z.array(
    z.strictObject({
      issueNo: z.string(),
      drawAt: Moment,
      closeAt: Moment,
      multiple: z.number().int(),
      orderId: Id,
      amount: z.string(),
      prize: z.string(),
      state: OrderState,
      /** Its issue is not closed yet. */
      cancellable: z.boolean(),
    }),
  ),
})
export type ChaseDetail = z.output<typeof chaseDetail>

export const chase = get('/wps/lottery/chases/{chaseId}', {
  summary: 'An own chase with its issues in their order',
  actor: 'account',
  whileRestrained: true,
  params: z.object({ chaseId: Id }),
  reply: chaseDetail,
  refusals: ['not_logged_in', 'not_found'],
})

export const cancelChase = post('/wps/lottery/chases/{chaseId}/cancel', {
  summary: 'Take issues of a chase back that are not closed, or all of them: stakes and rebates return as one',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ chaseId: Id }),
  body: z.strictObject({ id: CallerId, issueNos: z.array(IssueNo).min(1).max(CHASE_MAX).optional() }),
  reply: z.strictObject({ chaseId: Id, issueNos: z.array(z.string()), returned: z.string(), balance: z.string() }),
  refusals: ['not_logged_in', 'not_found', 'bets_closed', 'insufficient_funds', 'id_reused'],
})
