import { z } from 'zod'
import { get, post } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Id, Moment, EmptyReply, page, paging, text } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'
import { Award } from './vendor-api.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const
const DECIDE = [...ONE, 'award_decided'] as const
const oneAward = z.object({ awardId: Id })

export const HELD_AWARD_STATES = ['waiting', 'paid', 'refused'] as const
/** The limit of the brand that an award was held by: of one award, or of all that its vendor awards in a day. */
const AWARD_LIMITS = ['award', 'day'] as const

const HeldAward = z.strictObject({
  awardId: Id,
  memberId: Id,
  account: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  award: Award,
  amount: z.string(),
  asset: z.string(),
  /** Null where the vendor named no round. */
  roundId: Id.nullable(),
  /** What it was held by, as the limit was then; null of awards that were held before this was written down. */
  heldBy: z
    .strictObject({
      limit: z.enum(AWARD_LIMITS),
      max: z.string(),
      /** What the vendor's awards of the day had come to without it. */
      paidBefore: z.string(),
    })
    .nullable(),
  state: z.enum(HELD_AWARD_STATES),
  at: Moment,
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
})
export type HeldAward = z.output<typeof HeldAward>

export const heldAwards = get('/wps/operator/held-awards', {
  summary:
    'Awards of vendors above a limit of the brand: those that wait for people, the oldest first, then the decided ones',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    /** An account, or the id of an award or of its round. */
    search: text(80).optional(),
    state: z.enum(HELD_AWARD_STATES).optional(),
    award: Award.optional(),
    vendor: text(30).optional(),
    ...demoFilter,
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(HeldAward),
    /** Of all that the filter finds, in the brand’s money. */
    sums: z.strictObject({ amount: z.string() }),
  }),
  refusals: READ,
})

export const heldAward = get('/wps/operator/held-awards/{awardId}', {
  summary: 'An award that was held: whom it is for, why it waits and what has become of it',
  actor: 'operator',
  permission: 'reconciliation.read',
  params: oneAward,
  reply: HeldAward,
  refusals: ONE,
})

export const payAward = post('/wps/operator/held-awards/{awardId}/pay', {
  summary: 'Pay an award that was too large to be paid by itself; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: oneAward,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: [...DECIDE, ...TWO_PEOPLE],
})

export const refuseAward = post('/wps/operator/held-awards/{awardId}/refuse', {
  summary: 'An award is not paid; nothing moves',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: oneAward,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'tightens',
  refusals: DECIDE,
})
