import { z } from 'zod'
import { get } from './call.ts'
import { Moment } from './field.ts'
import { Lottery } from './lottery.ts'

const OPENED_MAX = 100

/** The numbers of an issue, as they are told where nobody has opened its lottery. */
const OpenedIssue = z.strictObject({
  gameCode: z.string(),
  /** In the caller's language. */
  name: z.string(),
  family: z.string(),
  prizeMode: Lottery.shape.prizeMode,
  issueNo: z.string(),
  drawAt: Moment,
  numbers: z.array(z.string()),
})
export type OpenedIssue = z.output<typeof OpenedIssue>

const count = z.coerce.number().int().min(1).max(OPENED_MAX).default(OPENED_MAX)

export const openedNumbers = get('/lgw/vn/numeros/opened/game', {
  summary:
    'The last numbers of the Vietnamese lotteries and of the house’s own draws of that structure, the newest first',
  actor: 'anyone',
  whileRestrained: true,
  query: z.object({ count }),
  reply: z.strictObject({ list: z.array(OpenedIssue) }),
  refusals: [],
})

export const ownOpenedNumbers = get('/lotto/lgw/games/opened/numero', {
  summary: 'The last numbers of the lotteries that the caller has bet on, the newest first',
  actor: 'account',
  whileRestrained: true,
  query: z.object({ count }),
  reply: z.strictObject({ list: z.array(OpenedIssue) }),
  refusals: ['not_logged_in'],
})

export const vietnamMenu = get('/lgw/vn/games/game_menu', {
  summary:
    'The Vietnamese lotteries by region, and the house’s own draws of that structure, each with its issue on sale',
  actor: 'anyone',
  whileRestrained: true,
  reply: z.strictObject({
    now: Moment,
    groups: z.array(z.strictObject({ region: z.enum(['NORTH', 'CENTRAL', 'SOUTH', 'HOUSE']), list: z.array(Lottery) })),
  }),
  refusals: [],
})

export const recentVietnamMenu = get('/lgw/vn/games/game_menu/recent', {
  summary: 'Those of the Vietnamese lotteries that the caller bet on last',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({ now: Moment, list: z.array(Lottery) }),
  refusals: ['not_logged_in'],
})
