import { games as studio } from '@croupier/engine/games.ts'
import { crash } from '@croupier/engine/instant/crash.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import type { NewGame, NewVendor, Offer, Place } from '../src/modules/catalogue/store.ts'

const STUDIO = 'CROUPIER'

export const vendors: readonly NewVendor[] = [{ code: STUDIO, displayName: 'Croupier Studio', mark: 'croupier' }]

/** Instant games, by the kind that they are found by. */
const INSTANT = [
  { code: 'DICE', kind: 'dice', releasedAt: new Date('2026-11-01T00:00:00Z') },
  { code: 'PLINKO', kind: 'plinko', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'LIMBO', kind: 'limbo', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'MINES', kind: 'mines', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'HI_LO', kind: 'hi_lo', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'WHEEL', kind: 'wheel', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'CRASH', kind: 'crash', releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'KENO', kind: 'keno', releasedAt: new Date('2026-11-22T00:00:00Z') },
] as const

/** Slots and their lines; one that pays in ways or anywhere has none. */
const SLOTS = [
  { code: 'LUCKY_TWENTY', lines: 20, releasedAt: new Date('2026-11-15T00:00:00Z') },
  { code: 'JADE_WAYS', lines: 0, releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'STORM_TUMBLE', lines: 0, releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'TWIN_LANTERNS', lines: 10, releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'MOON_SCROLL', lines: 10, releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'HARBOUR_COINS', lines: 20, releasedAt: new Date('2026-11-22T00:00:00Z') },
  { code: 'BELL_STREET', lines: 5, releasedAt: new Date('2026-11-22T00:00:00Z') },
] as const

export const games: readonly NewGame[] = [
  ...INSTANT.map(({ code, kind, releasedAt }) => ({
    code,
    vendorCode: STUDIO,
    name: saidOf(code).name,
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
    category: 'RNG' as const,
    kind: 'video_slot' as const,
    accountType: STUDIO,
    lines,
    releasedAt,
  })),
]

// The shared game has no place in the studio's table.
function saidOf(code: (typeof INSTANT)[number]['code']) {
  return code === 'CRASH' ? crash : studio[code]
}

/** Navigation points of the specification; in-house games have none there. */
const POINTS = { RNG: '1.20', INHOUSE: '1.00' } as const

/** The studio's places are the same at both brands; the order of the categories is the brand's menu. */
export const placesOf = (brandId: number): readonly Place[] => [
  { brandId, category: 'INHOUSE', vendorCode: STUDIO, position: 1, pointsRate: POINTS.INHOUSE },
  { brandId, category: 'RNG', vendorCode: STUDIO, position: 1, pointsRate: POINTS.RNG },
]

/** What a brand offers; the smallest stakes are in its limits, and so is the profile that its instant games play. */
export const offersOf = (brandId: number, profile: Profile): readonly Offer[] => [
  ...SLOTS.map(({ code }, at) => ({
    brandId,
    gameCode: code,
    position: 1 + at,
    hot: at < 3,
    new: at > 0,
    jackpot: studio[code].jackpot,
    rtp: studio[code].rtp(profile),
    stakeMin: null,
  })),
  ...INSTANT.map(({ code }, at) => ({
    brandId,
    gameCode: code,
    position: 1 + SLOTS.length + at,
    hot: at < 3,
    new: true,
    jackpot: false,
    rtp: saidOf(code).rtp(profile),
    stakeMin: null,
  })),
]
