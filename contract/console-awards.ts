import { z } from 'zod'
import { get, post } from './call.ts'
import { Id, Moment, Nothing, page, paging } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'
import { Award } from './vendor-api.ts'

const ONE = ['not_logged_in', 'forbidden', 'not_found', 'award_decided'] as const
const oneAward = z.object({ awardId: Id })

const HeldAward = z.strictObject({
  awardId: Id,
  memberId: Id,
  account: z.string(),
  vendor: z.string(),
  award: Award,
  amount: z.string(),
  state: z.enum(['waiting', 'paid', 'refused']),
  at: Moment,
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
})
export type HeldAward = z.output<typeof HeldAward>

export const heldAwards = get('/wps/operator/held-awards', {
  summary: 'Awards of vendors above a limit of the brand, which wait for people, or those that were decided',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({ state: z.enum(['waiting', 'decided']).default('waiting'), ...paging(50) }),
  reply: z.strictObject(page(HeldAward)),
  refusals: ['not_logged_in', 'forbidden'],
})

export const payAward = post('/wps/operator/held-awards/{awardId}/pay', {
  summary: 'Pay an award that was too large to be paid by itself; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: oneAward,
  body: z.strictObject(Because),
  reply: Nothing,
  effect: 'money',
  refusals: [...ONE, ...TWO_PEOPLE],
})

export const refuseAward = post('/wps/operator/held-awards/{awardId}/refuse', {
  summary: 'An award is not paid; nothing moves',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: oneAward,
  body: z.strictObject(Because),
  reply: Nothing,
  effect: 'tightens',
  refusals: ONE,
})
