import { choicesOf, type BetContent, soleChoice } from './content.ts'
import { chanceOfLetters } from './digit-words.ts'
import { chooseFrom, DIGITS, ONE } from './digits.ts'
import type { LotteryFamily, LotteryMethod, PrizeRow, PrizeTier } from './family.ts'
import { anyOrder, wholeNumbers } from './number-methods.ts'
import { chosenNumbers } from './number-field.ts'
import { isSide, SIDES } from './side-methods.ts'
import { expectedWins, fixedTier, hitsOf, share, WIN, whole } from './tiers.ts'
import { firstDigits, lastDigits, type ShownNumber } from './vietnam-methods.ts'
import { vietnamNorth } from './vietnam.ts'

/** What a lottery of this kind shows: its top number, its bottom two digits and, in Thailand, the drawn threes. */
interface TopAndBottom {
  readonly key: string
  readonly prizes: readonly PrizeRow[]
  readonly top: number
  readonly bottom: ShownNumber
  /** Four top digits are bet on. */
  readonly hasFour: boolean
  readonly frontThree?: readonly number[]
  readonly bottomThree?: readonly number[]
}

/** Odds of rulebook §17.1, in tenths. */
const fixed = (tenths: number, key: string = WIN): PrizeTier => fixedTier(key, BigInt(tenths), 10n)

const top = ({ top: place }: TopAndBottom, digits: number) => [{ place, read: lastDigits(digits), tier: WIN }]

const exact = (key: string, digits: number, shown: readonly ShownNumber[], tenths: number): LotteryMethod =>
  wholeNumbers({
    key,
    group: 'NUMBERS',
    digits,
    shown: shown.map((one) => ({ ...one, tier: WIN })),
    tiers: [fixed(tenths)],
  })

/** A digit that stands at least once; it is paid once. */
function run(key: string, digits: number, { place, read }: ShownNumber, tenths: number): LotteryMethod {
  return {
    key,
    group: 'RUN',
    draws: 1,
    form: { positions: [chooseFrom(DIGITS)] },
    numbers: chosenNumbers(DIGITS),
    tiers: [fixed(tenths)],
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const number = read(result[place] ?? '')
      return hitsOf(soleChoice(content).filter((digit) => number.includes(digit)).length)
    },
    expected: (content) =>
      expectedWins(
        chanceOfLetters(digits, { letters: 10, chosen: 1, least: 1 }).mul(whole(soleChoice(content).length)),
      ),
    most: (content, odds) => odds(WIN).mul(whole(Math.min(soleChoice(content).length, digits))),
    covered: (content) => chanceOfLetters(digits, { letters: 10, chosen: soleChoice(content).length, least: 1 }),
  }
}

const PAIRS = DIGITS.flatMap((first, at) => DIGITS.slice(at + 1).map((second) => first + second))

/** Two different digits that both stand in the top three. */
function bothInTop({ top: place }: TopAndBottom): LotteryMethod {
  const right = (content: BetContent, number: string) =>
    soleChoice(content).filter(([first = '', second = '']) => number.includes(first) && number.includes(second)).length
  const numbers = () => Array.from({ length: 1000 }, (_, number) => `${number}`.padStart(3, '0'))
  return {
    key: 'TOD_2',
    group: 'TOD',
    draws: 1,
    form: { positions: [chooseFrom(PAIRS)] },
    numbers: chosenNumbers(PAIRS),
    tiers: [fixed(175)],
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => hitsOf(right(content, (result[place] ?? '').slice(-3))),
    expected: (content) => expectedWins(share(54 * soleChoice(content).length, 1000)),
    most: (content, odds) => odds(WIN).mul(whole(Math.max(...numbers().map((number) => right(content, number))))),
    covered: (content) => share(numbers().filter((number) => right(content, number) > 0).length, 1000),
  }
}

/** One digit of the top three at its place: hundred, ten, unit. */
function position({ top: place }: TopAndBottom): LotteryMethod {
  const filled = (content: BetContent) => choicesOf(content).filter(({ length }) => length > 0).length
  return {
    key: 'POS',
    group: 'RUN',
    draws: 1,
    form: { positions: [0, 1, 2].map(() => chooseFrom(DIGITS, 0)), filled: 1 },
    tiers: [fixed(93)],
    tickets: (content) => choicesOf(content).reduce((sum, { length }) => sum + length, 0),
    hits: (content, result) => {
      const number = (result[place] ?? '').slice(-3)
      return hitsOf(choicesOf(content).filter((chosen, at) => chosen.includes(number[at] ?? '')).length)
    },
    expected: (content) =>
      expectedWins(
        share(
          choicesOf(content).reduce((sum, { length }) => sum + length, 0),
          10,
        ),
      ),
    most: (content, odds) => odds(WIN).mul(whole(filled(content))),
    covered: (content) =>
      ONE.sub(choicesOf(content).reduce((missed, { length }) => missed.mul(share(10 - length, 10)), ONE)),
  }
}

/** High (50–99), low, odd, even of the top two digits. */
function topTwoSides({ top: place }: TopAndBottom): LotteryMethod {
  const right = (content: BetContent, number: number) =>
    soleChoice(content).filter((side) => isSide(side, number, 50)).length
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const winning = (content: BetContent) => numbers.filter((number) => right(content, number) > 0)
  return {
    key: 'TOP_2_BSOE',
    group: 'SIDES',
    draws: 1,
    form: { positions: [chooseFrom(SIDES)] },
    tiers: [fixed(19)],
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => hitsOf(right(content, Number((result[place] ?? '').slice(-2)))),
    expected: (content) => expectedWins(share(soleChoice(content).length, 2)),
    most: (content, odds) => odds(WIN).mul(whole(Math.max(...numbers.map((number) => right(content, number))))),
    covered: (content) => share(winning(content).length, 100),
    cover: (content) => ({
      field: 'TOP_2',
      outcomes: new Map(winning(content).map((number) => [number, 1n])),
      ways: 100n,
    }),
  }
}

const family = (kind: TopAndBottom): LotteryFamily => ({
  key: kind.key,
  draw: { kind: 'digits' },
  prizes: kind.prizes,
  methods: [
    ...(kind.hasFour
      ? [
          exact('TOP_4', 4, top(kind, 4), 90_000),
          anyOrder({
            key: 'TOD_4',
            group: 'TOD',
            digits: 4,
            shown: top(kind, 4),
            // 9,000 for one, divided by the permutations; three equal digits are not taken.
            tiers: [fixed(3750, `24_${WIN}`), fixed(7500, `12_${WIN}`), fixed(15_000, `6_${WIN}`)],
          }),
        ]
      : []),
    exact('TOP_3', 3, top(kind, 3), 9300),
    anyOrder({
      key: 'TOD_3',
      group: 'TOD',
      digits: 3,
      shown: top(kind, 3),
      tiers: [fixed(1550, `6_${WIN}`), fixed(3100, `3_${WIN}`)],
    }),
    exact('TOP_2', 2, top(kind, 2), 950),
    bothInTop(kind),
    exact('BOTTOM_2', 2, [kind.bottom], 950),
    ...(kind.frontThree ? [exact('FRONT_3', 3, threes(kind.frontThree), 4650)] : []),
    ...(kind.bottomThree ? [exact('BOTTOM_3', 3, threes(kind.bottomThree), 4650)] : []),
    run('RUN_TOP', 3, { place: kind.top, read: lastDigits(3) }, 34),
    run('RUN_BOTTOM', 2, kind.bottom, 49),
    position(kind),
    topTwoSides(kind),
  ],
})

const threes = (places: readonly number[]): ShownNumber[] => places.map((place) => ({ place, read: lastDigits(3) }))

/** Thailand: a first prize of six digits, two threes in front, two at the back, and two digits at the bottom (rulebook §17.1). */
export const thailand = family({
  key: 'TH',
  prizes: [
    { key: 'FIRST', count: 1, digits: 6 },
    { key: 'FRONT_3', count: 2, digits: 3 },
    { key: 'BOTTOM_3', count: 2, digits: 3 },
    { key: 'BOTTOM_2', count: 1, digits: 2 },
  ],
  top: 0,
  bottom: { place: 5, read: lastDigits(2) },
  hasFour: false,
  frontThree: [1, 2],
  bottomThree: [3, 4],
})

/** Laos: four digits, of which the first two are the bottom. */
export const laos = family({
  key: 'LA',
  prizes: [{ key: 'FIRST', count: 1, digits: 4 }],
  top: 0,
  bottom: { place: 0, read: firstDigits(2) },
  hasFour: true,
})

/** Hanoi: a result of the North, its special prize on top and the first prize's last two digits at the bottom. */
export const hanoi = family({
  key: 'HN',
  prizes: vietnamNorth.prizes,
  top: 0,
  bottom: { place: 1, read: lastDigits(2) },
  hasFour: true,
})
