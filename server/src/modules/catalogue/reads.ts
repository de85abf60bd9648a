import type { ReplyOf } from '@croupier/contract/call.ts'
import type { LotteryAccountType, PrizeMode } from '@croupier/contract/lottery.ts'
import type * as contract from '@croupier/contract/catalogue.ts'
import type { PlacedVendor } from '@croupier/contract/catalogue.ts'
import { categoryText } from '@croupier/contract/words/words.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { Ask } from '#kernel/route.ts'
import { recentGames as recentlyPlayed } from '#modules/betting/figures/figures.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { findFavourites } from './favourites/store.ts'
import {
  fits,
  type GameFilter,
  type OfferedGame,
  openTo,
  type ORDERS,
  pageOf,
  stakeSteps,
  type Visitor,
} from './rules.ts'
import type { Shelf } from './shelf.ts'
import { deviceOf, shownTo, stakeOf } from './view.ts'
import { findRooms, type BrandVendorRow } from './store.ts'

const HOT_MAX = 24
const RECENT_MAX = 12
/** More than any brand offers; past it a visitor finds the rest in the lobbies. */
const SEARCHED_MAX = 5000

/** Vendors by category in the brand's order: what the navigation is made of. A category without a vendor is left out. */
export async function readVendors(
  deps: Deps,
  ask: Pick<Ask<typeof contract.vendorSorting>, 'brandId' | 'ip' | 'language'>,
): Promise<ReplyOf<typeof contract.vendorSorting>> {
  const { brand, shelf, visitor } = await shownTo(deps, ask)
  const places = Map.groupBy(
    shelf.places.filter((place) => openTo(place, visitor)),
    ({ category }) => category,
  )
  const list = brand.look.menu.flatMap((gameCategory) => {
    const rows = places.get(gameCategory) ?? []
    const [first] = rows
    if (!first) return []
    const vendors = rows.map((place) => placedOf(place, shelf))
    const here = new Set(rows.map(({ code }) => code))
    const own = shelf.games.filter((game) => game.category === gameCategory && here.has(game.vendorCode))
    return [
      {
        gameCategory,
        pointsRate: first.pointsRate,
        games: vendors.reduce((sum, { games }) => sum + games, 0),
        minBets: stakeSteps(own.map(stakeOf(brand))).map((step) => amountText(step, brand.decimals)),
        vendors,
      },
    ]
  })
  return { list }
}

function placedOf({ code, displayName, mark, opens, category }: BrandVendorRow, { games }: Shelf): PlacedVendor {
  const own = games.filter((game) => game.vendorCode === code && game.category === category)
  const [first] = own
  return {
    vassalage: code,
    displayName,
    mark,
    games: own.length,
    opens,
    ...(opens === 'game' && first ? { gameCode: first.code } : {}),
  }
}

/** Games, filtered, sorted and in pages. */
export async function readGames(
  deps: Deps,
  ask: Ask<typeof contract.gameList>,
): Promise<ReplyOf<typeof contract.gameList>> {
  const { query, language } = ask
  const { brand, shelf, isShown, show } = await shownTo(deps, ask, deviceOf(query.channel))
  const filter = await filterOf(deps, ask, brand)
  const name = query.gameName?.trim()
  const inOrder = name ? namedIn(shelf, name, { sort: query.sort, language }) : shelf.sorted(query.sort, language)
  const found = inOrder.filter((game) => isShown(game) && fits(game, filter))
  const { from, to, totalPages } = pageOf(query, found.length)
  return { games: found.slice(from, to).map(show), pageNum: query.pageNo, totalPages, total: found.length }
}

/** What fits a name best comes first, unless another order is asked for. */
function namedIn(
  shelf: Shelf,
  name: string,
  { sort, language }: { readonly sort: keyof typeof ORDERS; readonly language: string },
): readonly OfferedGame[] {
  const codes = shelf.named(name, language)
  if (sort === 'popular') return codes.flatMap((code) => shelf.byCode.get(code) ?? [])
  const meant = new Set(codes)
  return shelf.sorted(sort, language).filter(({ code }) => meant.has(code))
}

async function filterOf(
  deps: Deps,
  { query, session }: Ask<typeof contract.gameList>,
  brand: Brand,
): Promise<GameFilter> {
  const mark = query.gameClassify
  const own = mark === 'favourite' && session ? await findFavourites(deps.db, session.memberId) : []
  return {
    code: query.code,
    category: query.gameType,
    vendor: query.vassalage,
    kind: query.kind,
    tag: query.tag,
    mark,
    favourites: new Set(own),
    stakeAtMost: query.minBet === undefined ? undefined : unitsOf(query.minBet, scale),
    linesAtLeast: query.minLineNum,
    stakeOf: stakeOf(brand),
  }
}

/** Hot games, in the brand's order. */
export async function readHotGames(
  deps: Deps,
  ask: Ask<typeof contract.hotGames>,
): Promise<ReplyOf<typeof contract.hotGames>> {
  const { shelf, isShown, show } = await shownTo(deps, ask)
  const { vassalage } = ask.query
  const hot = shelf.games.filter((game) => game.hot && isShown(game) && (!vassalage || game.vendorCode === vassalage))
  return { list: hot.slice(0, HOT_MAX).map(show) }
}

/** The account type that lotteries of a prize mode belong to. */
const LOTTERY_ACCOUNTS = {
  Lott: 'TCG_LOTTO_VN',
  ZY: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
  Elott: 'ELOTT',
} as const satisfies Record<PrizeMode, LotteryAccountType>

/** What is played most. */
export async function readPopularGames(
  deps: Deps,
  ask: Ask<typeof contract.popularGames>,
): Promise<ReplyOf<typeof contract.popularGames>> {
  const { shelf, isShown, show } = await shownTo(deps, ask, deviceOf(ask.query.device))
  const { count, prizeMode } = ask.query
  const popular = shelf
    .sorted('popular', ask.language)
    .filter((game) => isShown(game) && (prizeMode === undefined || game.accountType === LOTTERY_ACCOUNTS[prizeMode]))
  return { list: popular.slice(0, count).map(show) }
}

/** The collections of a page, in the caller's language; games that are not open are left out, and so is one without any. */
export async function readCollections(
  deps: Deps,
  ask: Ask<typeof contract.collections>,
): Promise<ReplyOf<typeof contract.collections>> {
  const { shelf, isShown, show } = await shownTo(deps, ask)
  const here = shelf.collections.filter(({ content }) => content.place === ask.query.place)
  const list = here.flatMap(({ code, content: { titles, games } }) => {
    const open = games.flatMap((game) => shelf.byCode.get(game) ?? []).filter(isShown)
    const title = titles[ask.language] ?? titles['en'] ?? Object.values(titles)[0] ?? code
    return open.length > 0 ? [{ code, title, games: open.map(show) }] : []
  })
  return { list }
}

/** The categories with a card for each vendor. */
export async function readMenus(
  deps: Deps,
  ask: Ask<typeof contract.gameMenus>,
): Promise<ReplyOf<typeof contract.gameMenus>> {
  const { list } = await readVendors(deps, ask)
  const { shelf } = await shownTo(deps, ask)
  return {
    list: list.map(({ gameCategory, vendors }) => ({
      gameCategory,
      title: categoryText(ask.language, gameCategory),
      cards: vendors.map(({ vassalage, displayName, mark }) => {
        const own = shelf.games.filter((game) => game.vendorCode === vassalage && game.category === gameCategory)
        return {
          vassalage,
          displayName,
          smallIcon: mark,
          gameType: gameCategory,
          accountTypeName: own[0]?.accountType ?? vassalage,
          isHot: own.some(({ hot }) => hot) ? 1 : 0,
        }
      }),
    })),
  }
}

/** Which kinds of games there are, of a vendor or in a category. */
export async function readKinds(
  deps: Deps,
  ask: Ask<typeof contract.vendorKinds>,
): Promise<ReplyOf<typeof contract.vendorKinds>> {
  const { shelf, isShown } = await shownTo(deps, ask)
  const { vassalage, gameType } = ask.query
  const games = shelf.games.filter(
    (game) =>
      isShown(game) && (!vassalage || game.vendorCode === vassalage) && (!gameType || game.category === gameType),
  )
  const list = [...Map.groupBy(games, ({ category, kind }) => `${category} ${kind}`).values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ gameType: first.category, kind: first.kind, games: rows.length }] : []
  })
  return { list }
}

/** The rooms of card games that are open here. */
export async function readRooms(
  deps: Deps,
  ask: Ask<typeof contract.roomList>,
): Promise<ReplyOf<typeof contract.roomList>> {
  const { brand, shelf, isShown } = await shownTo(deps, ask)
  const { vassalage, gameCode } = ask.query
  const rooms = (await findRooms(deps.db, brand.id)).filter((room) => {
    const game = shelf.byCode.get(room.gameCode)
    const asked = (!vassalage || room.vendorCode === vassalage) && (!gameCode || room.gameCode === gameCode)
    return asked && game !== undefined && isShown(game)
  })
  return {
    list: rooms.map((room) => ({
      roomId: room.id,
      nodeId: room.gameCode,
      gameCode: room.gameCode,
      vassalage: room.vendorCode,
      displayName: room.name,
      seats: room.seats,
      minBet: amountText(room.stakeMin, brand.decimals),
      maxBet: amountText(room.stakeMax, brand.decimals),
    })),
  }
}

/** What a visitor may look for by name: all games, hot ones first among equals, and the vendors with where they stand. */
export async function readSearchList(
  deps: Deps,
  ask: Ask<typeof contract.searchList>,
): Promise<ReplyOf<typeof contract.searchList>> {
  const { shelf, visitor, isShown } = await shownTo(deps, ask)
  const games = shelf.sorted('popular', ask.language).filter(isShown).slice(0, SEARCHED_MAX)
  return { games: games.map((game) => searchedOf(game, ask.language)), vendors: vendorsOf(shelf, visitor) }
}

function searchedOf(game: OfferedGame, language: string): ReplyOf<typeof contract.searchList>['games'][number] {
  const displayName = nameIn(game, language)
  return {
    code: game.code,
    displayName,
    ...(displayName !== game.name && { englishName: game.name }),
    vassalage: game.vendorCode,
    vendorName: game.place.displayName,
    gameType: game.category,
    isHot: game.hot ? 1 : 0,
    rtp: game.rtp,
  }
}

/** Each vendor once, with all categories it stands in. */
const vendorsOf = (shelf: Shelf, visitor: Visitor): ReplyOf<typeof contract.searchList>['vendors'] =>
  [
    ...Map.groupBy(
      shelf.places.filter((place) => openTo(place, visitor)),
      ({ code }) => code,
    ),
  ].flatMap(([vassalage, rows]) => {
    const [first] = rows
    if (!first) return []
    const { displayName, mark, aliases } = first
    const games = shelf.games.filter((game) => game.vendorCode === vassalage).length
    const categories = rows.map(({ category }) => category)
    return [{ vassalage, displayName, mark, games, categories, aliases: [...aliases] }]
  })

/** What the member played last, newest first; games that are no longer open are left out. */
export async function readRecentGames(
  deps: Deps,
  ask: Ask<typeof contract.recentGames>,
): Promise<ReplyOf<typeof contract.recentGames>> {
  const { brand, shelf, isShown, show } = await shownTo(deps, ask)
  const played = await recentlyPlayed(deps.db, ask.session.memberId, RECENT_MAX)
  const list = played.flatMap(({ gameCode, stake, at }) => {
    const game = shelf.byCode.get(gameCode)
    if (!game || !isShown(game)) return []
    return [{ game: show(game), lastStake: amountText(stake, brand.decimals), playedAt: at.toISOString() }]
  })
  return { list }
}
