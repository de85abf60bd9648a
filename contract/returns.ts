import { z } from 'zod'
import { get } from './call.ts'
import { Category, Day, Moment, page, paging } from './field.ts'

/** `few`: too few bets to say anything. `outside` is expected of one game in a hundred, now and then. */
export const ReturnVerdict = z.enum(['inside', 'outside', 'few'])
export type ReturnVerdict = z.output<typeof ReturnVerdict>

/** What a game promised and what it gave back, in per cent of stakes. */
export const GameReturn = z.strictObject({
  gameCode: z.string(),
  gameName: z.string(),
  vendorName: z.string(),
  category: Category,
  /** The exact return, from its rules. */
  rtp: z.string(),
  bets: z.number().int(),
  /** Null while nothing has been staked. */
  measured: z.string().nullable(),
  /** Where 99 of 100 such measurements lie if the game pays by its rules. */
  low: z.string().nullable(),
  high: z.string().nullable(),
  verdict: ReturnVerdict,
})
export type GameReturn = z.output<typeof GameReturn>

export const gameReturns = get('/wps/catalogue/returns', {
  summary: 'In-house games: the exact return beside the measured one, with the interval that chance allows',
  actor: 'anyone',
  reply: z.strictObject({
    /** From the first counted hour; null while there is none. */
    since: Moment.nullable(),
    list: z.array(GameReturn),
  }),
  refusals: [],
})

const WatchedReturn = GameReturn.extend({
  id: z.string(),
  stakes: z.string(),
  payouts: z.string(),
  result: z.string(),
})
export type WatchedReturn = z.output<typeof WatchedReturn>

export const watchedReturns = get('/wps/operator/returns', {
  summary: 'Returns of every game of the brand over a span of days: theoretical against measured',
  actor: 'operator',
  limit: 'costly',
  permission: 'games.read',
  query: z.object({
    from: Day.optional(),
    to: Day.optional(),
    category: Category.optional(),
    verdict: ReturnVerdict.optional(),
    /** Play money is another book. */
    money: z.enum(['real', 'play']).default('real'),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(WatchedReturn),
    currency: z.string(),
    sums: z.strictObject({ stakes: z.string(), payouts: z.string(), result: z.string() }),
  }),
  refusals: ['not_logged_in', 'forbidden'],
})
