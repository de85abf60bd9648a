import { Fraction } from '../fraction.ts'
import type { LotteryFamily, LotteryMethod, PrizeRow, PrizeTier } from './family.ts'
import { anyOrder, type TierNumber, wholeNumbers } from './number-methods.ts'
import { fixedTier } from './tiers.ts'
import { lastDigits } from './vietnam-methods.ts'

const PRIZES: readonly PrizeRow[] = [
  { key: '1ST', count: 1, digits: 4 },
  { key: '2ND', count: 1, digits: 4 },
  { key: '3RD', count: 1, digits: 4 },
  { key: 'SPECIAL', count: 10, digits: 4 },
  { key: 'CONSOLATION', count: 10, digits: 4 },
]

const TIERS = PRIZES.flatMap(({ key, count }) => Array.from({ length: count }, () => key))

/** The first prizes by so many of their last digits. */
const shown = (prizes: number, digits = 4): TierNumber[] =>
  TIERS.slice(0, prizes).map((tier, place) => ({ place, tier, read: lastDigits(digits) }))

const ALL_PRIZES = TIERS.length
const BIG_NAMES = PRIZES.map(({ key }) => key)

const tiers = (odds: readonly number[]): PrizeTier[] =>
  odds.map((times, at) => fixedTier(BIG_NAMES[at] ?? '', BigInt(times)))

/** Prizes for one by the permutations of the number: 24, 12, 6 and 4. */
type BoxPrizes = Readonly<Record<24 | 12 | 6 | 4, readonly number[]>>

const boxTiers = (prizes: BoxPrizes): PrizeTier[] =>
  Object.entries(prizes).flatMap(([permutations, odds]) =>
    odds.map((times, at) => fixedTier(`${permutations}_${BIG_NAMES[at]}`, BigInt(times))),
  )

/** The house divides exactly: the straight prize by the permutations. */
const dividedTiers = (odds: readonly number[]): PrizeTier[] =>
  [24, 12, 6, 4].flatMap((permutations) =>
    odds.map((times, at) => ({
      key: `${permutations}_${BIG_NAMES[at]}`,
      odds: new Fraction(BigInt(times), BigInt(permutations)),
      byMode: false,
    })),
  )

interface Profile {
  readonly big: readonly number[]
  readonly small: readonly number[]
  readonly boxBig: readonly PrizeTier[]
  readonly boxSmall: readonly PrizeTier[]
  readonly more?: readonly LotteryMethod[]
}

const family = (key: string, { big, small, boxBig, boxSmall, more = [] }: Profile): LotteryFamily => ({
  key,
  draw: { kind: 'digits' },
  prizes: PRIZES,
  methods: [
    wholeNumbers({ key: 'BIG', group: 'STRAIGHT', digits: 4, shown: shown(ALL_PRIZES), tiers: tiers(big) }),
    wholeNumbers({ key: 'SMALL', group: 'STRAIGHT', digits: 4, shown: shown(3), tiers: tiers(small) }),
    anyOrder({ key: 'IBOX_BIG', group: 'IBOX', digits: 4, shown: shown(ALL_PRIZES), tiers: boxBig }),
    anyOrder({ key: 'IBOX_SMALL', group: 'IBOX', digits: 4, shown: shown(3), tiers: boxSmall }),
    ...more,
  ],
})

/** Bets on fewer digits of the first prize (A) or of the first three (ABC), each prize with the same odds. */
const fewer = (key: string, digits: number, prizes: number, times: number): LotteryMethod =>
  wholeNumbers({
    key,
    group: 'FEWER',
    digits,
    shown: shown(prizes, digits),
    tiers: tiers(Array.from({ length: prizes }, () => times)),
  })

/** 4D by the prizes of Malaysia (rulebook §17.2). */
export const fourDigitMalaysia = family('D4_MY', {
  big: [2500, 1000, 500, 180, 60],
  small: [3500, 2000, 1000],
  boxBig: boxTiers({
    24: [105, 42, 21, 8, 3],
    12: [209, 84, 42, 15, 5],
    6: [417, 167, 84, 30, 10],
    4: [625, 250, 125, 45, 15],
  }),
  boxSmall: boxTiers({ 24: [146, 84, 42], 12: [292, 167, 84], 6: [584, 334, 167], 4: [875, 500, 250] }),
  more: [
    fewer('4A', 4, 1, 6000),
    fewer('3A', 3, 1, 660),
    fewer('3ABC', 3, 3, 220),
    fewer('2A', 2, 1, 65),
    fewer('2ABC', 2, 3, 22),
  ],
})

/** 4D by the prizes of Singapore, whose iBox is called iBet (rulebook §17.2). */
export const fourDigitSingapore = family('D4_SG', {
  big: [2000, 1000, 490, 250, 60],
  small: [3000, 2000, 800],
  boxBig: boxTiers({
    24: [83, 41, 20, 10, 3],
    12: [166, 83, 40, 20, 6],
    6: [335, 168, 85, 41, 10],
    4: [500, 250, 127, 62, 15],
  }),
  boxSmall: boxTiers({ 24: [125, 83, 33], 12: [250, 167, 66], 6: [500, 333, 133], 4: [750, 500, 200] }),
})

const HOUSE_BIG = [3400, 1400, 700, 250, 100]
const HOUSE_SMALL = [4900, 2800, 1400]

/** 4D of the house's own draws (rulebook §17.2). */
export const fourDigitHouse = family('D4_HOUSE', {
  big: HOUSE_BIG,
  small: HOUSE_SMALL,
  boxBig: dividedTiers(HOUSE_BIG),
  boxSmall: dividedTiers(HOUSE_SMALL),
})
