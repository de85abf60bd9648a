import type { Category } from '@croupier/contract/field.ts'
import { SANDBOX_GAMES, SANDBOX_VENDOR, type SandboxGame } from '@croupier/contract/sandbox-games.ts'
import type { NewGame, NewRoom, NewVendor, Offer, BrandVendor, RoomOffer } from '../src/modules/catalogue/store.ts'
import type { AccessRow } from '../src/modules/catalogue/vendor/store.ts'
import { namesOf } from './game-names/names.ts'

const { code: vendorCode, name: displayName } = SANDBOX_VENDOR

export const sandboxVendor: NewVendor = {
  code: vendorCode,
  displayName,
  mark: 'tabing',
  aliases: ['海滨游戏', '海辺ゲームズ', 'เกมริมทะเล', 'Trò chơi ven biển'],
}

/** How it reaches us until operators say otherwise; where its games open is known anew at each start. */
export const sandboxAccess: AccessRow = {
  vendorCode,
  dialect: 'native',
  wallet: 'seamless',
  launchUrl: 'http://127.0.0.1/play',
  addresses: [],
  open: true,
}

/** When the vendor brought its titles out: the new ones last. */
const releasedAt = ({ new: isNew }: SandboxGame) => new Date(isNew ? '2026-11-18T00:00:00Z' : '2026-10-01T00:00:00Z')

export const sandboxGames: readonly NewGame[] = SANDBOX_GAMES.map((game) => ({
  code: game.code,
  vendorCode,
  name: game.name,
  names: namesOf(game.code),
  category: game.category,
  kind: game.kind,
  accountType: vendorCode,
  lines: game.lines,
  releasedAt: releasedAt(game),
}))

/** Navigation points of the specification; where it says none the studio's own count. */
const POINTS: Partial<Record<Category, string>> = {
  LIVE: '0.70',
  SPORTS: '1.00',
  FISH: '1.20',
  RNG: '1.20',
  PVP: '1.00',
  ESPORTS: '1.00',
}

/** The vendor stands behind the studio in every category that it has games for. */
export const sandboxPlaces = (brandId: number): readonly BrandVendor[] =>
  [...new Set(SANDBOX_GAMES.map(({ category }) => category))].map((category) => ({
    brandId,
    category,
    vendorCode,
    position: 2,
    pointsRate: POINTS[category] ?? '1.00',
  }))

/** Their places begin here; the studio's games end before it. */
const SANDBOX_FROM = 100

/** All titles of the vendor: skins of a few games, so none is hot and all stand behind the studio's own. */
export const sandboxOffers = (brandId: number, stakeMin: bigint): readonly Offer[] =>
  SANDBOX_GAMES.map((game, at) => ({
    brandId,
    gameCode: game.code,
    position: SANDBOX_FROM + at,
    hot: false,
    new: game.new ?? false,
    jackpot: false,
    rtp: game.rtp,
    stakeMin,
  }))

/** Tables at which members sit down together, by their smallest stake in that of the vendor's games. */
const TABLES = [
  { name: 'Shore', times: 1n },
  { name: 'Pier', times: 10n },
  { name: 'Lighthouse', times: 100n },
] as const
const SEATS = 7
/** The largest stake of a table in its smallest. */
const WIDTH = 200n
const WITH_TABLES = ['TD_TWO_PALACES', 'TD_CORNER_TABLE'] as const

const tables = WITH_TABLES.flatMap((gameCode) =>
  TABLES.map(({ name, times }, at) => ({ id: `${gameCode}_${at + 1}`, gameCode, name, times, position: at + 1 })),
)

/** The rooms of the vendor's table games. */
export const sandboxRooms: readonly NewRoom[] = tables.map(({ times: _times, ...room }) => ({ ...room, seats: SEATS }))

/** What each of them costs at a brand. */
export const sandboxRoomOffers = (brandId: number, stakeMin: bigint): readonly RoomOffer[] =>
  tables.map(({ id, times }) => ({
    brandId,
    roomId: id,
    stakeMin: stakeMin * times,
    stakeMax: stakeMin * times * WIDTH,
  }))
