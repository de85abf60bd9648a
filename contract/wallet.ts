import { z } from 'zod'
import { get } from './call.ts'
import { Day, Id, Moment, page, paging, SignedAmount } from './field.ts'

export const balance = get('/wps/v2/wallets/balance', {
  summary: 'What the member has',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({
    /** Spendable: the cash account less what is held. */
    sumBalance: z.string(),
    held: z.string(),
    isSingle: z.boolean(),
    currency: z.string(),
    points: z.string(),
  }),
  refusals: ['not_logged_in'],
})

/** A transfer seen from the member's account. */
export const Line = z.strictObject({
  id: Id,
  journal: Id,
  kind: z.string(),
  amount: SignedAmount,
  before: SignedAmount,
  after: SignedAmount,
  asset: z.string(),
  /** What caused it: the bet, deposit or round. */
  cause: Id.nullable(),
  /** The other account, in words. */
  counterpart: z.string(),
  /** Where the transfer stands in the chain, `batch/line`. */
  position: z.string(),
  at: Moment,
})
export type Line = z.output<typeof Line>

export const lines = get('/wps/wallet/lines', {
  summary: 'The account record: every transfer with the balance before and after',
  actor: 'member',
  whileRestrained: true,
  query: z.object({ from: Day.optional(), to: Day.optional(), kind: z.string().max(40).optional(), ...paging(20) }),
  reply: z.strictObject({
    ...page(Line),
    totals: z.strictObject({ in: z.string(), out: z.string(), net: SignedAmount }),
  }),
  refusals: ['not_logged_in'],
})
