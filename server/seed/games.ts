import { games as studio } from '@croupier/engine/games.ts'
import { crash } from '@croupier/engine/instant/crash.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import type { NewGame, NewVendor, Offer, BrandVendor } from '../src/modules/catalogue/store.ts'
import { namesOf } from './game-names/names.ts'
import { inOrder } from './in-order.ts'
import { GAME_WORDS } from './table-names.ts'
import { liveGameCodes } from './tables.ts'

export const vendors: readonly NewVendor[] = [{ code: STUDIO, displayName: 'Croupier Studio', mark: 'croupier' }]

/** Instant games, by the kind that they are found by. */
const INSTANT = [
  { code: 'DICE', kind: 'dice', releasedAt: new Date('2025-03-04T00:00:00Z') },
  { code: 'PLINKO', kind: 'plinko', releasedAt: new Date('2025-05-13T00:00:00Z') },
  { code: 'LIMBO', kind: 'limbo', releasedAt: new Date('2025-06-17T00:00:00Z') },
  { code: 'MINES', kind: 'mines', releasedAt: new Date('2025-09-02T00:00:00Z') },
  { code: 'HI_LO', kind: 'hi_lo', releasedAt: new Date('2025-10-21T00:00:00Z') },
  { code: 'WHEEL', kind: 'wheel', releasedAt: new Date('2026-01-20T00:00:00Z') },
  { code: 'CRASH', kind: 'crash', releasedAt: new Date('2026-03-10T00:00:00Z') },
  { code: 'KENO', kind: 'keno', releasedAt: new Date('2026-04-28T00:00:00Z') },
] as const

/** Slots and their lines; one that pays in ways or anywhere has none. */
const SLOTS = [
  { code: 'LUCKY_TWENTY', lines: 20, releasedAt: new Date('2025-03-04T00:00:00Z') },
  { code: 'JADE_WAYS', lines: 0, releasedAt: new Date('2025-07-15T00:00:00Z') },
  { code: 'STORM_TUMBLE', lines: 0, releasedAt: new Date('2025-11-18T00:00:00Z') },
  { code: 'TWIN_LANTERNS', lines: 10, releasedAt: new Date('2026-02-10T00:00:00Z') },
  { code: 'MOON_SCROLL', lines: 10, releasedAt: new Date('2026-04-07T00:00:00Z') },
  { code: 'HARBOUR_COINS', lines: 20, releasedAt: new Date('2026-05-26T00:00:00Z') },
  { code: 'BELL_STREET', lines: 5, releasedAt: new Date('2026-06-30T00:00:00Z') },
] as const

/** What comes back of the usual bet of each live game, in per cent: the banker, red, the main bet by the basic strategy. */
const LIVE_RETURNS: Readonly<Record<string, string>> = {
  BACCARAT: '98.9421',
  SICBO: '97.2222',
  ROULETTE: '97.2973',
  DRAGON_TIGER: '96.2651',
  BLACKJACK: '99.5883',
  HOLDEM: '97.8424',
  CARD_POKER: '96.6270',
  FAN_TAN: '97.5000',
  SE_DIE: '98.5000',
  YU_SIA_XIE: '92.1296',
  NIUNIU: '97.5000',
  ZJH: '97.5028',
  PAI_GOW: '97.5735',
  MAHJONG_TILES: '97.5298',
  MAHJONG: '97.5298',
}

/** What the studio brought out last: nobody has played it before these weeks, as the demo brands' past knows. */
const NEWEST: ReadonlySet<string> = new Set(['MAHJONG', 'MAHJONG_TILES'])

/** Live games, each with its tables. */
const LIVE = liveGameCodes.map((code) => ({
  code,
  releasedAt: new Date(NEWEST.has(code) ? '2026-11-22T00:00:00Z' : '2026-05-12T00:00:00Z'),
}))

export const games: readonly NewGame[] = [
  ...LIVE.map(({ code, releasedAt }) => ({
    code,
    vendorCode: STUDIO,
    ...calledLive(code),
    category: 'LIVE' as const,
    kind: code === 'NIUNIU' ? 'niu_niu' : code.toLowerCase(),
    accountType: STUDIO,
    lines: 0,
    releasedAt,
  })),
  ...INSTANT.map(({ code, kind, releasedAt }) => ({
    code,
    vendorCode: STUDIO,
    name: saidOf(code).name,
    names: namesOf(code),
    category: 'INHOUSE' as const,
    kind,
    accountType: STUDIO,
    lines: 0,
    releasedAt,
  })),
  ...SLOTS.map(({ code, lines, releasedAt }) => ({
    code,
    vendorCode: STUDIO,
    name: studio[code].name,
    names: namesOf(code),
    category: 'RNG' as const,
    kind: 'video_slot' as const,
    accountType: STUDIO,
    lines,
    releasedAt,
  })),
]

/** A live game is called what its tables are called by. */
function calledLive(code: string): Pick<NewGame, 'name' | 'names'> {
  const { en: name, ...names } = GAME_WORDS[code] ?? { en: code }
  return { name, names }
}

// The shared game has no place in the studio's table.
function saidOf(code: (typeof INSTANT)[number]['code']) {
  return code === 'CRASH' ? crash : studio[code]
}

/** Navigation points of the specification; in-house games have none there. */
const POINTS = { RNG: '1.20', INHOUSE: '1.00', LIVE: '0.70' } as const

/** The studio's places are the same at both brands; the order of the categories is the brand's menu. */
export const placesOf = (brandId: number): readonly BrandVendor[] => [
  { brandId, category: 'INHOUSE', vendorCode: STUDIO, position: 1, pointsRate: POINTS.INHOUSE },
  { brandId, category: 'RNG', vendorCode: STUDIO, position: 1, pointsRate: POINTS.RNG },
  { brandId, category: 'LIVE', vendorCode: STUDIO, position: 1, pointsRate: POINTS.LIVE },
]

/** Instant games that stand first, beside the first slots: together they fill a row of a wide screen. */
const HOT_INSTANT: ReadonlySet<string> = new Set(['CRASH', 'MINES', 'PLINKO'])

/** Every game as the studio orders them, and whether it stands among the hot ones. */
const ORDERED = [
  ...SLOTS.map(({ code }, at) => ({ code, hot: at < 4 })),
  ...INSTANT.map(({ code }) => ({ code, hot: HOT_INSTANT.has(code) })),
  ...LIVE.map(({ code }) => ({ code, hot: false })),
]

/**
 * What a brand offers; the smallest stakes are in its limits, and so is the profile that its instant games play. What its
 * players look for first stands before the rest, and among the hot games.
 */
export const offersOf = (brandId: number, profile: Profile, first: readonly string[] = []): readonly Offer[] =>
  inOrder(ORDERED, ({ code }) => code, first).map(({ code, hot }, at) => ({
    brandId,
    gameCode: code,
    position: 1 + at,
    hot: hot || first.includes(code),
    new: NEWEST.has(code),
    jackpot: code in studio && studio[code as keyof typeof studio].jackpot,
    rtp: rtpOf(code, profile),
    stakeMin: null,
  }))

function rtpOf(code: string, profile: Profile): string {
  if (code === 'CRASH') return crash.rtp(profile)
  if (code in studio) return studio[code as keyof typeof studio].rtp(profile)
  return LIVE_RETURNS[code] ?? '97.0000'
}
