import type { NewGame, NewVendor, Offer, Place } from '../src/modules/catalogue/store.ts'

const STUDIO = 'CROUPIER'

export const vendors: readonly NewVendor[] = [{ code: STUDIO, displayName: 'Croupier Studio', mark: 'croupier' }]

export const games: readonly NewGame[] = [
  {
    code: 'DICE',
    vendorCode: STUDIO,
    name: 'Dice',
    category: 'INHOUSE',
    kind: 'dice',
    accountType: STUDIO,
    lines: 0,
    releasedAt: new Date('2026-11-01T00:00:00Z'),
  },
  {
    code: 'LUCKY_TWENTY',
    vendorCode: STUDIO,
    name: 'Lucky Twenty',
    category: 'RNG',
    kind: 'video_slot',
    accountType: STUDIO,
    lines: 20,
    releasedAt: new Date('2026-11-15T00:00:00Z'),
  },
]

/** Navigation points of the specification; in-house games have none there. */
const POINTS = { RNG: '1.20', INHOUSE: '1.00' } as const

/** The studio's places are the same at both brands; the order of the categories is the brand's menu. */
export const placesOf = (brandId: number): readonly Place[] => [
  { brandId, category: 'INHOUSE', vendorCode: STUDIO, position: 1, pointsRate: POINTS.INHOUSE },
  { brandId, category: 'RNG', vendorCode: STUDIO, position: 1, pointsRate: POINTS.RNG },
]

/** Lucky Twenty with its jackpot, from the strips; counted by the engine's test. */
export const LUCKY_TWENTY_RTP = '96.0831'

/** What a brand offers; the smallest stakes are in its limits, and so is the profile that dice play. */
export const offersOf = (brandId: number, diceProfile: number): readonly Offer[] => [
  {
    brandId,
    gameCode: 'LUCKY_TWENTY',
    position: 1,
    hot: true,
    new: false,
    jackpot: true,
    rtp: LUCKY_TWENTY_RTP,
    stakeMin: null,
  },
  {
    brandId,
    gameCode: 'DICE',
    position: 2,
    hot: true,
    new: true,
    jackpot: false,
    rtp: `${diceProfile}.0000`,
    stakeMin: null,
  },
]
