import { Fraction } from '../fraction.ts'
import { byClass, eachValue, type OutcomeField, waysOf, withoutChoice } from './class-methods.ts'
import { chooseExact } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom } from './digits.ts'
import type { LotteryFamily, LotteryMethod } from './family.ts'
import { pickAny, pickPlaces } from './pick-methods.ts'
import { directRow, dragonTigerRow, fixedRow, groupRow } from './row-methods.ts'
import { fixedTier } from './tiers.ts'

const NUMBERS = Array.from({ length: 11 }, (_, at) => `${at + 1}`.padStart(2, '0'))
const DRAWN = 5
const FIRST_TWO = [0, 1]
const FIRST_THREE = [0, 1, 2]

/** How many of the five are odd: six of the eleven numbers are. */
const ODD: OutcomeField = {
  field: 'ODD_COUNT',
  valueOf: (result) => result.filter((number) => Number(number) % 2 === 1).length,
  ways: new Map([0, 1, 2, 3, 4, 5].map((odd) => [odd, chooseExact(6, odd) * chooseExact(5, DRAWN - odd)])),
}

/** The third smallest: two numbers below it and two above. */
const MIDDLE: OutcomeField = {
  field: 'MIDDLE',
  valueOf: (result) => Number(result.toSorted()[2]),
  ways: new Map(
    [3, 4, 5, 6, 7, 8, 9].map((middle) => [middle, chooseExact(middle - 1, 2) * chooseExact(11 - middle, 2)]),
  ),
}

const SUM: OutcomeField = {
  field: 'SUM',
  valueOf: (result) => result.reduce((sum, number) => sum + Number(number), 0),
  ways: sumsOf(NUMBERS.map(Number), DRAWN),
}

const TIE = 30

/** Over and under 30 pay mode/1000, and 30 gives the stake back (settled points). */
const sum: LotteryMethod = {
  key: 'SUM',
  group: 'SUM',
  draws: 1,
  form: { positions: [chooseFrom(['B', 'S'])] },
  tiers: [
    { key: 'WIN', odds: new Fraction(2n), byMode: true },
    { ...fixedTier('PUSH', 1n), isPush: true },
  ],
  tickets: (content) => soleChoice(content).length,
  hits: (content, result) => {
    const total = SUM.valueOf(result)
    const chosen = soleChoice(content)
    if (total === TIE) return new Map([['PUSH', chosen.length]])
    return chosen.includes(total > TIE ? 'B' : 'S') ? new Map([['WIN', 1]]) : new Map()
  },
  expected: (content) =>
    new Map([
      ['WIN', new Fraction(winningWays(content), waysOf(SUM))],
      ['PUSH', new Fraction((SUM.ways.get(TIE) ?? 0n) * BigInt(soleChoice(content).length), waysOf(SUM))],
    ]),
  // Both sides together win once or come back twice.
  most: (content, odds) => {
    const back = odds('PUSH').mul(new Fraction(BigInt(soleChoice(content).length)))
    return back.atMost(odds('WIN')) ? odds('WIN') : back
  },
  covered: (content) => new Fraction(winningWays(content), waysOf(SUM)),
  cover: (content) => ({
    field: SUM.field,
    outcomes: new Map([...SUM.ways].filter(([total]) => isSumOf(soleChoice(content), total))),
    ways: waysOf(SUM),
  }),
}

function winningWays(content: BetContent): bigint {
  return [...SUM.ways].reduce((ways, [total, each]) => (isSumOf(soleChoice(content), total) ? ways + each : ways), 0n)
}

function isSumOf(chosen: readonly string[], total: number): boolean {
  return total !== TIE && chosen.includes(total > TIE ? 'B' : 'S')
}

/** In how many ways so many different numbers add up, by their sum. */
function sumsOf(numbers: readonly number[], count: number): ReadonlyMap<number, bigint> {
  const byCount = Array.from({ length: count + 1 }, () => new Map<number, bigint>())
  byCount[0]?.set(0, 1n)
  for (const number of numbers)
    for (let taken = count; taken > 0; taken--)
      for (const [total, ways] of byCount[taken - 1] ?? []) {
        const sums = byCount[taken]
        sums?.set(total + number, (sums.get(total + number) ?? 0n) + ways)
      }
  return byCount[count] ?? new Map()
}

/** 11x5: five of 01–11 in order (rulebook §18.3). */
export const x5: LotteryFamily = {
  key: 'X5',
  draw: { kind: 'shuffle', size: 11 },
  prizes: [{ key: 'NUMBER', count: DRAWN, digits: 2 }],
  methods: [
    directRow({ key: 'ZX3_F', group: 'STAR_3' }, FIRST_THREE, NUMBERS),
    groupRow({ key: 'ZU3_F', group: 'STAR_3' }, FIRST_THREE, NUMBERS),
    directRow({ key: 'ZX2_F', group: 'STAR_2' }, FIRST_TWO, NUMBERS),
    groupRow({ key: 'ZU2_F', group: 'STAR_2' }, FIRST_TWO, NUMBERS),
    fixedRow({ key: 'DWD', group: 'PLACES' }, FIRST_THREE, NUMBERS),
    pickPlaces({ key: 'ANYPOS3_1', group: 'ANYWHERE' }, { numbers: NUMBERS, drawn: 3 }),
    ...Array.from({ length: 8 }, (_, at) =>
      pickAny({ key: `RX${at + 1}`, group: 'PICK' }, at + 1, { numbers: NUMBERS, drawn: DRAWN }),
    ),
    byClass({ key: 'ODD_COUNT', group: 'SIDES' }, ODD, eachValue([...ODD.ways.keys()])),
    byClass(
      { key: 'MIDDLE', group: 'SIDES' },
      MIDDLE,
      eachValue([...MIDDLE.ways.keys()], (middle) => `${middle}`.padStart(2, '0')),
    ),
    sum,
    withoutChoice(byClass({ key: 'SUM_TIE', group: 'SUM' }, SUM, { TIE: (total) => total === TIE }), 'TIE'),
    dragonTigerRow({ key: 'DT', group: 'SIDES' }, [[1, 5]]),
  ],
}
