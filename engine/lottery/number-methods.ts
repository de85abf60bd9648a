import { Fraction } from '../fraction.ts'
import { permutations } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom, NOTHING, ONE } from './digits.ts'
import type { DrawResult, ExpectedHits, LotteryMethod, PrizeTier } from './family.ts'
import { chosenNumbers } from './number-field.ts'
import { countEach } from './tiers.ts'
import type { ShownNumber } from './vietnam-methods.ts'

/** A number that a draw shows, and the tier in which a ticket on it is paid. */
export interface TierNumber extends ShownNumber {
  readonly tier: string
}

export interface WholeNumberBet {
  readonly key: string
  readonly group: string
  readonly digits: number
  readonly shown: readonly TierNumber[]
  readonly tiers: readonly PrizeTier[]
}

const numbersOf = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, number) => `${number}`.padStart(length, '0'))

const shownIn = ({ place, read }: ShownNumber, result: DrawResult): string => read(result[place] ?? '')

/** Whole numbers, paid by the tier of each prize that they are (4D, tops and bottoms): a ticket a number. */
export function wholeNumbers({ key, group, digits, shown, tiers }: WholeNumberBet): LotteryMethod {
  const all = BigInt(10 ** digits)
  return {
    key,
    group,
    draws: 1,
    form: { positions: [chooseFrom(numbersOf(digits))] },
    numbers: chosenNumbers(numbersOf(digits)),
    tiers,
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const chosen = new Set(soleChoice(content))
      return countEach(shown.filter((one) => chosen.has(shownIn(one, result))).map(({ tier }) => tier))
    },
    expected: (content) =>
      new Map(
        [...countEach(shown.map(({ tier }) => tier))].map(([tier, prizes]) => [
          tier,
          new Fraction(BigInt(soleChoice(content).length * prizes), all),
        ]),
      ),
    most: (_, odds) => shown.reduce((sum, { tier }) => sum.add(odds(tier)), NOTHING),
    covered: (content) => chanceOfAny(shown.length, BigInt(soleChoice(content).length), all),
  }
}

/** The tier of a number that is bet in any order: that of its number of permutations. */
const permutedTier = (numbers: string, tier: string): string => `${permutations(Array.from(numbers))}_${tier}`

const sorted = (number: string): string => Array.from(number).toSorted().join('')

/**
 * Numbers in any order (tod, iBox): each is one ticket and is paid once a prize, by the tier of its permutations. Numbers with fewer
 * permutations than any tier has are not taken.
 */
export function anyOrder({ key, group, digits, shown, tiers }: WholeNumberBet): LotteryMethod {
  const known = new Set(tiers.map((tier) => tier.key))
  const values = numbersOf(digits).filter((number) => known.has(permutedTier(number, shown[0]?.tier ?? '')))
  const classes = (content: BetContent) => Map.groupBy(soleChoice(content), sorted)
  const ordersOf = (content: BetContent) =>
    [...classes(content).keys()].reduce((sum, number) => sum + permutations(Array.from(number)), 0)
  return {
    key,
    group,
    draws: 1,
    form: { positions: [chooseFrom(values)] },
    numbers: chosenNumbers(values, {
      nameOf: sorted,
      wins: (number, tier) => tier.startsWith(`${permutations(Array.from(number))}_`),
    }),
    tiers,
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const chosen = classes(content)
      return countEach(
        shown.flatMap((one) => {
          const number = sorted(shownIn(one, result))
          return (chosen.get(number) ?? []).map(() => permutedTier(number, one.tier))
        }),
      )
    },
    expected: (content) =>
      countExpected(
        shown.flatMap(({ tier }) =>
          soleChoice(content).map((number) => ({
            tier: permutedTier(number, tier),
            chance: new Fraction(BigInt(permutations(Array.from(number))), BigInt(10 ** digits)),
          })),
        ),
      ),
    most: (content, odds) =>
      shown.reduce((sum, { tier }) => {
        const paid = [...classes(content)].map(([number, tickets]) =>
          odds(permutedTier(number, tier)).mul(new Fraction(BigInt(tickets.length))),
        )
        return sum.add(paid.reduce((best, one) => (best.atMost(one) ? one : best), NOTHING))
      }, NOTHING),
    covered: (content) => chanceOfAny(shown.length, BigInt(ordersOf(content)), BigInt(10 ** digits)),
  }
}

function countExpected(wins: readonly { readonly tier: string; readonly chance: Fraction }[]): ExpectedHits {
  const expected = new Map<string, Fraction>()
  for (const { tier, chance } of wins) expected.set(tier, (expected.get(tier) ?? NOTHING).add(chance))
  return expected
}

/** The chance that one of so many independent numbers is among these. */
function chanceOfAny(shown: number, wins: bigint, all: bigint): Fraction {
  const missed = new Fraction(all - wins, all)
  return ONE.sub(Array.from({ length: shown }).reduce<Fraction>((chance) => chance.mul(missed), ONE))
}
