import { z } from 'zod'
import { get } from './call.ts'
import { Amount, Category, Moment, paging } from './field.ts'

/** How a tile's art is drawn: everything by name, so that no picture is fetched from elsewhere. */
export const Vendor = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  mark: z.string(),
  games: z.number().int(),
})

export const vendorSorting = get('/wps/relay/GCSGAME_gameVendor', {
  summary: 'Vendors by category, in the brand’s order: the navigation',
  actor: 'anyone',
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        gameCategory: Category,
        pointsRate: z.string(),
        games: z.number().int(),
        vendors: z.array(Vendor),
      }),
    ),
  }),
  refusals: [],
})

export const Game = z.strictObject({
  code: z.string(),
  nodeId: z.string(),
  displayName: z.string(),
  vassalage: z.string(),
  accountTypeName: z.string(),
  vendorName: z.string(),
  gameType: Category,
  /** 1 = hot. */
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.boolean(),
  jackpot: z.boolean(),
  rtp: z.string(),
  minBet: z.string(),
  lines: z.number().int(),
})
export type Game = z.output<typeof Game>

export const gameList = get('/wps/relay/GCSGAME_gameList', {
  summary: 'Games of a category or vendor, filtered and in pages',
  actor: 'anyone',
  query: z.object({
    gameType: Category.optional(),
    vassalage: z
      .string()
      .regex(/^\w{1,40}$/, 'invalid')
      .optional(),
    gameName: z
      .string()
      .max(60)
      .regex(/^\P{Cc}*$/u, 'invalid')
      .optional(),
    gameClassify: z.enum(['all', 'hot', 'new', 'jackpot']).default('all'),
    minBet: Amount.optional(),
    minLineNum: z.coerce.number().int().min(0).max(1000).optional(),
    sort: z.enum(['popular', 'name', 'newest', 'rtp']).default('popular'),
    clientType: z.string().max(4).optional(),
    platform: z.string().max(40).optional(),
    channel: z.string().max(40).optional(),
    merchant: z.string().max(40).optional(),
    language: z.string().max(8).optional(),
    ...paging(24),
  }),
  reply: z.strictObject({
    games: z.array(Game),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    total: z.number().int(),
  }),
  refusals: [],
})

export const hotGames = get('/wps/relay/GCSGAME_hotGamesV2', {
  summary: 'Hot games',
  actor: 'anyone',
  query: z.object({
    merchantCode: z.string().max(40).optional(),
    isPlatform: z.string().max(4).optional(),
    vassalage: z.string().max(40).optional(),
    platform: z.string().max(40).optional(),
    language: z.string().max(8).optional(),
  }),
  reply: z.strictObject({ list: z.array(Game) }),
  refusals: [],
})

export const recentGames = get('/wps/relay/GCS_recentGame', {
  summary: 'What the member played last',
  actor: 'account',
  reply: z.strictObject({ list: z.array(z.strictObject({ game: Game, lastStake: z.string(), playedAt: Moment })) }),
  refusals: ['not_logged_in'],
})

export const searchList = get('/wps/catalogue/searchList', {
  summary: 'Every game and vendor that can be found here, in short: the browser searches in it by itself',
  actor: 'anyone',
  reply: z.strictObject({
    games: z.array(
      Game.pick({ code: true, displayName: true, vendorName: true, gameType: true, isHot: true, rtp: true }),
    ),
    vendors: z.array(Vendor.extend({ categories: z.array(Category) })),
  }),
  refusals: [],
})
