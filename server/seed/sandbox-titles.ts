import type { Category } from '@croupier/contract/field.ts'
import { SANDBOX_GAMES, SANDBOX_VENDOR, type SandboxGame } from '@croupier/contract/sandbox-games.ts'
import type { NewGame, NewVendor, Offer, Place } from '../src/modules/catalogue/store.ts'
import type { AccessRow } from '../src/modules/catalogue/vendor/store.ts'

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
export const sandboxPlaces = (brandId: number): readonly Place[] =>
  [...new Set(SANDBOX_GAMES.map(({ category }) => category))].map((category) => ({
    brandId,
    category,
    vendorCode,
    position: 2,
    pointsRate: POINTS[category] ?? '1.00',
  }))

/** All titles of the vendor, behind the studio's own. */
export const sandboxOffers = (brandId: number, stakeMin: bigint): readonly Offer[] =>
  SANDBOX_GAMES.map((game, at) => ({
    brandId,
    gameCode: game.code,
    position: 100 + at,
    hot: game.hot ?? false,
    new: game.new ?? false,
    jackpot: false,
    rtp: game.rtp,
    stakeMin,
  }))
