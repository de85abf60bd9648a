import { z } from 'zod'
import { PrizeMode } from './lottery.ts'
import { get } from './call.ts'
import { Amount, CATEGORIES, Category, Moment, paging, text } from './field.ts'

const Vassalage = z.string().regex(/^\w{1,40}$/, 'invalid')

/** Where a vendor's entry leads: to the category's page, to a list over it, or straight into its only game. */
export const VendorEntryTarget = z.enum(['page', 'popup', 'game'])
export type VendorEntryTarget = z.output<typeof VendorEntryTarget>

/** How a tile's art is drawn: everything by name, so that no picture is fetched from elsewhere. */
export const Vendor = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  mark: z.string(),
  games: z.number().int(),
})
export type Vendor = z.output<typeof Vendor>

/** A vendor where it stands in a category. */
export const PlacedVendor = Vendor.extend({
  opens: VendorEntryTarget,
  /** The game that it leads straight into. */
  gameCode: z.string().optional(),
})
export type PlacedVendor = z.output<typeof PlacedVendor>

export const vendorSorting = get('/wps/relay/GCSGAME_gameVendor', {
  summary: 'Vendors by category, in the brand’s order: the navigation',
  actor: 'anyone',
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        gameCategory: Category,
        pointsRate: z.string(),
        games: z.number().int(),
        /** Round amounts that tell its games' smallest stakes apart, for "minimum bet up to"; none where all are alike. */
        minBets: z.array(z.string()),
        vendors: z.array(PlacedVendor),
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
  /** What kind of game it is within its category, such as `video_slot`. */
  kind: z.string(),
  /** VASSALAGE stands for all games of a vendor: it opens a list of them. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  defaultPlayType: z.string(),
  tags: z.array(z.string()),
})
export type Game = z.output<typeof Game>

const Kind = z.string().regex(/^[a-z][a-z_]{1,30}$/, 'invalid')

export const gameList = get('/wps/relay/GCSGAME_gameList', {
  summary: 'Games of a category or vendor, filtered and in pages',
  actor: 'anyone',
  query: z.object({
    gameType: Category.optional(),
    vassalage: Vassalage.optional(),
    /** One game alone. */
    code: Vassalage.optional(),
    gameName: text(60).optional(),
    gameClassify: z.enum(['all', 'hot', 'new', 'jackpot', 'favourite']).default('all'),
    kind: Kind.optional(),
    tag: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,30}$/, 'invalid')
      .optional(),
    minBet: Amount.optional(),
    minLineNum: z.coerce.number().int().min(0).max(1000).optional(),
    sort: z.enum(['popular', 'name', 'newest', 'rtp']).default('popular'),
    clientType: text(4).optional(),
    platform: text(40).optional(),
    channel: text(40).optional(),
    merchant: text(40).optional(),
    language: text(8).optional(),
    ...paging(24),
    /** How many the first page brings where that is another number than `pageSize`; the second one goes on after them. */
    firstPageSize: z.coerce.number().int().min(1).max(200).optional(),
  }),
  reply: z.strictObject({
    games: z.array(Game),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    total: z.number().int(),
  }),
  refusals: [],
})

const Games = z.strictObject({ list: z.array(Game) })

export const hotGames = get('/wps/relay/GCSGAME_hotGamesV2', {
  summary: 'Hot games',
  actor: 'anyone',
  query: z.object({
    merchantCode: text(40).optional(),
    isPlatform: text(4).optional(),
    vassalage: text(40).optional(),
    platform: text(40).optional(),
    language: text(8).optional(),
  }),
  reply: Games,
  refusals: [],
})

export const popularGames = get('/lgw/games/popular', {
  summary: 'What is played most, in the last seven days',
  actor: 'anyone',
  query: z.object({
    count: z.coerce.number().int().min(1).max(100).default(20),
    /** Lotteries of the account type to which it belongs, and nothing else. */
    prizeMode: PrizeMode.optional(),
    device: text(8).optional(),
    language: text(8).optional(),
  }),
  reply: Games,
  refusals: [],
})

/** A vendor's card as a menu shows it. */
const VendorCard = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  smallIcon: z.string(),
  gameType: Category,
  accountTypeName: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
})

export const gameMenus = get('/lgw/games/game_menus', {
  summary: 'The categories with a card for each vendor',
  actor: 'anyone',
  reply: z.strictObject({
    list: z.array(z.strictObject({ gameCategory: Category, title: z.string(), cards: z.array(VendorCard) })),
  }),
  refusals: [],
})

export const vendorKinds = get('/wps/relay/GCSGAME_getVassGameType', {
  summary: 'Which kinds of games there are, of a vendor or in a category, and how many of each',
  actor: 'anyone',
  query: z.object({ vassalage: Vassalage.optional(), gameType: Category.optional() }),
  reply: z.strictObject({
    list: z.array(z.strictObject({ gameType: Category, kind: z.string(), games: z.number().int() })),
  }),
  refusals: [],
})

export const roomList = get('/wps/relay/GLS2_roomList', {
  summary: 'The rooms where members sit down together, of a vendor or of all',
  actor: 'account',
  query: z.object({ vassalage: Vassalage.optional(), gameCode: text(40).optional() }),
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        roomId: z.string(),
        nodeId: z.string(),
        gameCode: z.string(),
        vassalage: z.string(),
        displayName: z.string(),
        seats: z.number().int(),
        minBet: z.string(),
        maxBet: z.string(),
      }),
    ),
  }),
  refusals: ['not_logged_in'],
})

/** Where a collection of games stands. */
export const CollectionPlace = z.enum(['home', ...CATEGORIES])
export type CollectionPlace = z.output<typeof CollectionPlace>

export const collections = get('/wps/catalogue/collections', {
  summary: 'Games that the brand has put together for a page',
  actor: 'anyone',
  query: z.object({ place: CollectionPlace }),
  reply: z.strictObject({
    list: z.array(z.strictObject({ code: z.string(), title: z.string(), games: z.array(Game) })),
  }),
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
      Game.pick({
        code: true,
        displayName: true,
        vassalage: true,
        vendorName: true,
        gameType: true,
        isHot: true,
        rtp: true,
      }).extend({
        /** Where it has another name in the caller’s language: it is found by both. */
        englishName: z.string().optional(),
      }),
    ),
    vendors: z.array(
      Vendor.extend({
        categories: z.array(Category),
        /** Its name in other scripts. */
        aliases: z.array(z.string()),
      }),
    ),
  }),
  refusals: [],
})
