import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Game, gameList, hotGames, recentGames, searchList, vendorSorting } from '@croupier/contract/catalogue.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { recentGames as recentlyPlayed } from '#modules/betting/betting.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import * as store from './store.ts'

const HOT_MAX = 24
const RECENT_MAX = 12
/** More than any brand offers; past it a visitor finds the rest in the lobbies. */
const SEARCHED_MAX = 5000

/** Vendors by category in the brand's order: what the navigation is made of. A category without a vendor is left out. */
export async function readVendors(deps: Deps, ask: Ask<typeof vendorSorting>): Promise<ReplyOf<typeof vendorSorting>> {
  const { look } = await brandOf(deps, ask.brandId)
  const byCategory = Map.groupBy(await store.findVendors(deps.db, ask.brandId), (row) => row.category)
  const list = look.menu.flatMap((gameCategory) => {
    const rows = byCategory.get(gameCategory) ?? []
    const [first] = rows
    if (!first) return []
    const vendors = rows.map(({ code, displayName, mark, games }) => ({ vassalage: code, displayName, mark, games }))
    return [
      { gameCategory, pointsRate: first.pointsRate, games: rows.reduce((sum, row) => sum + row.games, 0), vendors },
    ]
  })
  return { list }
}

/** Games, filtered, sorted and in pages. */
export async function readGames(deps: Deps, ask: Ask<typeof gameList>): Promise<ReplyOf<typeof gameList>> {
  const brand = await brandOf(deps, ask.brandId)
  const { query } = ask
  const filter: store.GameFilter = {
    brandId: brand.id,
    own: ownStakes(brand),
    category: query.gameType,
    vendor: query.vassalage,
    name: query.gameName?.trim() || undefined,
    mark: query.gameClassify,
    stakeAtMost: query.minBet === undefined ? undefined : unitsOf(query.minBet, scale),
    linesAtLeast: query.minLineNum,
    sort: query.sort,
  }
  const page = { size: query.pageSize, skip: (query.pageNo - 1) * query.pageSize }
  const [rows, total] = await Promise.all([store.findGames(deps.db, filter, page), store.countGames(deps.db, filter)])

  return {
    games: rows.map((row) => gameOf(row, brand)),
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
  }
}

/** Hot games, in the brand's order. */
export async function readHotGames(deps: Deps, ask: Ask<typeof hotGames>): Promise<ReplyOf<typeof hotGames>> {
  const brand = await brandOf(deps, ask.brandId)
  const filter = { ...everything(brand), vendor: ask.query.vassalage || undefined, mark: 'hot' } as const
  const rows = await store.findGames(deps.db, filter, { size: HOT_MAX, skip: 0 })
  return { list: rows.map((row) => gameOf(row, brand)) }
}

/** What a visitor may look for by name: all games, hot ones first among equals, and the vendors with where they stand. */
export async function readSearchList(deps: Deps, ask: Ask<typeof searchList>): Promise<ReplyOf<typeof searchList>> {
  const brand = await brandOf(deps, ask.brandId)
  const [games, places] = await Promise.all([
    store.findGames(deps.db, everything(brand), { size: SEARCHED_MAX, skip: 0 }),
    store.findVendors(deps.db, brand.id),
  ])
  return { games: games.map((row) => searchedOf(gameOf(row, brand))), vendors: vendorsOf(places) }
}

const searchedOf = ({ code, displayName, vendorName, gameType, isHot, rtp }: Game) => ({
  code,
  displayName,
  vendorName,
  gameType,
  isHot,
  rtp,
})

/** Each vendor once, with all categories it stands in. */
const vendorsOf = (places: readonly store.VendorRow[]): ReplyOf<typeof searchList>['vendors'] =>
  [...Map.groupBy(places, ({ code }) => code)].flatMap(([vassalage, rows]) => {
    const [first] = rows
    if (!first) return []
    const { displayName, mark } = first
    const games = rows.reduce((sum, row) => sum + row.games, 0)
    return [{ vassalage, displayName, mark, games, categories: rows.map(({ category }) => category) }]
  })

/** What the member played last, newest first; games that are no longer open are left out. */
export async function readRecentGames(deps: Deps, ask: Ask<typeof recentGames>): Promise<ReplyOf<typeof recentGames>> {
  const brand = await brandOf(deps, ask.brandId)
  const played = await recentlyPlayed(deps.db, ask.session.memberId, RECENT_MAX)
  const rows = await store.findGamesByCode(
    deps.db,
    brand.id,
    ownStakes(brand),
    played.map((one) => one.gameCode),
  )

  const games = new Map(rows.map((row) => [row.code, gameOf(row, brand)]))
  const list = played.flatMap(({ gameCode, stake, at }) => {
    const game = games.get(gameCode)
    return game ? [{ game, lastStake: amountText(stake, brand.decimals), playedAt: at.toISOString() }] : []
  })
  return { list }
}

const everything = (brand: Brand): store.GameFilter => ({
  brandId: brand.id,
  own: ownStakes(brand),
  category: undefined,
  vendor: undefined,
  name: undefined,
  mark: 'all',
  stakeAtMost: undefined,
  linesAtLeast: undefined,
  sort: 'popular',
})

const ownStakes = ({ settings }: Brand): store.OwnStakes =>
  Object.entries(settings.gameLimits).flatMap(([code, limits]) => (limits ? [{ code, stakeMin: limits.stakeMin }] : []))

const gameOf = (row: store.GameRow, { decimals }: Brand): Game => ({
  code: row.code,
  nodeId: row.code,
  displayName: row.name,
  vassalage: row.vendorCode,
  accountTypeName: row.accountType,
  vendorName: row.vendorName,
  gameType: row.category,
  isHot: row.hot ? 1 : 0,
  isNew: row.new,
  jackpot: row.jackpot,
  rtp: row.rtp,
  minBet: amountText(row.stakeMin, decimals),
  lines: row.lines,
})
