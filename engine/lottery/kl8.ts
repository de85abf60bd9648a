import { Fraction } from '../fraction.ts'
import { byClass, type OutcomeField, withoutChoice } from './class-methods.ts'
import { choose, chooseExact } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom, NOTHING } from './digits.ts'
import type { LotteryFamily, LotteryMethod, TierOdds } from './family.ts'
import { fixedTier, whole } from './tiers.ts'

const NUMBERS = Array.from({ length: 80 }, (_, at) => `${at + 1}`.padStart(2, '0'))
const DRAWN = 20

/** Sums of twenty of eighty from the start of each class, in how many draws they are even and odd; the tests count them anew. */
const SUMS = [
  { from: 210, even: 179_448_308_321_380_288n, odd: 182_975_711_173_791_482n },
  { from: 696, even: 354_581_374_659_892_905n, odd: 357_882_535_811_891_898n },
  { from: 764, even: 342_027_971_016_205_220n, odd: 342_970_788_355_445_068n },
  { from: 810, even: 15_542_763_534_960_598n, odd: 0n },
  { from: 811, even: 328_333_106_907_259_250n, odd: 342_970_788_355_445_068n },
  { from: 856, even: 361_172_223_713_417_253n, odd: 357_882_535_811_891_898n },
  { from: 924, even: 186_552_323_376_801_910n, odd: 182_975_711_173_791_482n },
] as const
const TIE = 810

/** A sum as its class and parity: twice the number of the class, and one more where it is odd. */
const SUM: OutcomeField = {
  field: 'SUM',
  valueOf: (result) => {
    const sum = result.reduce((all, number) => all + Number(number), 0)
    return 2 * SUMS.findLastIndex(({ from }) => from <= sum) + (sum % 2)
  },
  ways: new Map(
    SUMS.flatMap(({ even, odd }, at) => [
      [2 * at, even],
      [2 * at + 1, odd],
    ]),
  ),
}

const startOf = (value: number): number => SUMS[value >> 1]?.from ?? 0

const between = (from: number, below: number) => (value: number) => startOf(value) >= from && startOf(value) < below

/** How many of the twenty are of one half of the numbers: 1 to 40, or the odd ones. */
const halfField = (field: string, isIn: (number: number) => boolean): OutcomeField => ({
  field,
  valueOf: (result) => result.filter((number) => isIn(Number(number))).length,
  ways: new Map(Array.from({ length: 21 }, (_, half) => [half, chooseExact(40, half) * chooseExact(40, DRAWN - half)])),
})

/** Total return by hits, in tenths, by how many numbers are picked (rulebook §18.7). */
const PICKS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 37 },
  2: { 2: 156 },
  3: { 3: 477, 2: 20 },
  4: { 4: 1100, 3: 80, 2: 12 },
  5: { 5: 5420, 4: 280, 3: 30 },
  6: { 6: 21_000, 5: 900, 4: 90, 3: 10 },
  7: { 7: 98_000, 6: 2580, 5: 240, 4: 35, 0: 10 },
  8: { 8: 582_000, 7: 8295, 6: 750, 5: 90, 4: 15, 0: 10 },
  9: { 9: 3_020_000, 8: 32_370, 7: 2140, 6: 260, 5: 40, 4: 10, 0: 15 },
  10: { 10: 5_000_000, 9: 123_025, 8: 20_790, 7: 800, 6: 155, 5: 25, 0: 20 },
}

/** Numbers that one line may name; with more than its ticket has, each choice of so many is a ticket. */
const NAMED_MAX = 20

/** So many numbers, paid by how many of them are drawn. */
function pick(count: number): LotteryMethod {
  const table = PICKS[count] ?? {}
  /** Of n named numbers m are drawn: the tickets of each number of hits. */
  const ticketsBy = (named: number, drawn: number) =>
    Object.keys(table)
      .map((hits) => [hits, choose(drawn, Number(hits)) * choose(named - drawn, count - Number(hits))] as const)
      .filter(([, tickets]) => tickets > 0)
  const paid = (named: number, drawn: number, odds: TierOdds) =>
    ticketsBy(named, drawn).reduce((sum, [hits, tickets]) => sum.add(odds(hits).mul(whole(tickets))), NOTHING)
  /** How many of the named numbers may be drawn, with the ways to it. */
  const draws = (named: number) =>
    Array.from({ length: Math.min(named, DRAWN) + 1 }, (_, drawn) => ({
      drawn,
      ways: chooseExact(named, drawn) * chooseExact(80 - named, DRAWN - drawn),
    }))
  const size = (content: BetContent) => soleChoice(content).length
  return {
    key: `PICK_${count}`,
    group: 'PICK',
    draws: 1,
    form: { positions: [chooseFrom(NUMBERS, count, NAMED_MAX)] },
    tiers: Object.entries(table).map(([hits, tenths]) => fixedTier(hits, BigInt(tenths), 10n)),
    tickets: (content) => choose(size(content), count),
    hits: (content, result) =>
      new Map(ticketsBy(size(content), soleChoice(content).filter((number) => result.includes(number)).length)),
    expected: (content) =>
      new Map(
        Object.keys(table).map((hits) => [
          hits,
          new Fraction(
            BigInt(choose(size(content), count)) *
              chooseExact(DRAWN, Number(hits)) *
              chooseExact(80 - DRAWN, count - Number(hits)),
            chooseExact(80, count),
          ),
        ]),
      ),
    most: (content, odds) =>
      draws(size(content))
        .map(({ drawn }) => paid(size(content), drawn, odds))
        .reduce((best, one) => (best.atMost(one) ? one : best), NOTHING),
    covered: (content) =>
      new Fraction(
        draws(size(content)).reduce(
          (sum, { drawn, ways }) => (ticketsBy(size(content), drawn).length > 0 ? sum + ways : sum),
          0n,
        ),
        chooseExact(80, DRAWN),
      ),
  }
}

const ELEMENTS = {
  GOLD: between(210, 696),
  WOOD: between(696, 764),
  WATER: between(764, 856),
  FIRE: between(856, 924),
  EARTH: between(924, 1411),
}

/** Happy eight, keno: twenty of eighty (rulebook §18.7). */
export const kl8: LotteryFamily = {
  key: 'KL8',
  draw: { kind: 'shuffle', size: 80 },
  prizes: [{ key: 'NUMBER', count: DRAWN, digits: 2 }],
  methods: [
    ...Object.keys(PICKS).map((count) => pick(Number(count))),
    byClass({ key: 'SUM', group: 'SUM' }, SUM, {
      B: (value) => startOf(value) > TIE,
      S: (value) => startOf(value) < TIE,
      O: (value) => value % 2 === 1,
      E: (value) => value % 2 === 0,
    }),
    withoutChoice(byClass({ key: 'SUM_TIE', group: 'SUM' }, SUM, { TIE: (value) => startOf(value) === TIE }), 'TIE'),
    byClass({ key: 'ELEMENT', group: 'SUM' }, SUM, ELEMENTS),
    byClass(
      { key: 'HALF', group: 'SIDES' },
      halfField('HALF', (number) => number <= 40),
      {
        UPPER: (upper) => upper > 10,
        LOWER: (upper) => upper < 10,
        TIE: (upper) => upper === 10,
      },
    ),
    byClass(
      { key: 'PARITY', group: 'SIDES' },
      halfField('PARITY', (number) => number % 2 === 1),
      {
        ODD: (odd) => odd > 10,
        EVEN: (odd) => odd < 10,
        TIE: (odd) => odd === 10,
      },
    ),
  ],
}
