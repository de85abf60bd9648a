import { Fraction } from '../fraction.ts'
import { permutations } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom, NOTHING, ONE } from './digits.ts'
import type { DrawResult, LotteryMethod, PrizeTier } from './family.ts'
import { chosenNumbers } from './number-field.ts'
import { countEach, whole } from './tiers.ts'
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

/** Numbers of the same digits: each stands for all of them where it is bet in any order. */
interface NumberClass {
  readonly sorted: string
  readonly permutations: number
}

const classesByNumber = new Map<string, NumberClass>()
const classesBySorted = new Map<string, NumberClass>()

/** Ten thousand numbers are in seven hundred classes, and a line may be on all of them: each is looked at once. */
function classOf(number: string): NumberClass {
  const known = classesByNumber.get(number)
  if (known) return known
  const digits = Array.from(number).toSorted()
  const sorted = digits.join('')
  const found = classesBySorted.get(sorted) ?? { sorted, permutations: permutations(digits) }
  classesBySorted.set(sorted, found)
  classesByNumber.set(number, found)
  return found
}

/** The tier of a number that is bet in any order: that of its number of permutations. */
const permutedTier = (orders: number, tier: string): string => `${orders}_${tier}`

/**
 * Numbers in any order (tod, iBox): each is one ticket and is paid once a prize, by the tier of its permutations. Numbers with fewer
 * permutations than any tier has are not taken.
 */
export function anyOrder({ key, group, digits, shown, tiers }: WholeNumberBet): LotteryMethod {
  const known = new Set(tiers.map((tier) => tier.key))
  const first = shown[0]?.tier ?? ''
  const values = numbersOf(digits).filter((number) => known.has(permutedTier(classOf(number).permutations, first)))
  const all = BigInt(10 ** digits)
  const prizes = countEach(shown.map(({ tier }) => tier))
  return {
    key,
    group,
    draws: 1,
    form: { positions: [chooseFrom(values)] },
    numbers: chosenNumbers(values, {
      nameOf: (number) => classOf(number).sorted,
      wins: (number, tier) => tier.startsWith(`${classOf(number).permutations}_`),
    }),
    tiers,
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const chosen = ticketsByClass(content)
      return countEach(
        shown.flatMap((one) => {
          const drawn = classOf(shownIn(one, result))
          const tier = permutedTier(drawn.permutations, one.tier)
          return Array.from({ length: chosen.get(drawn) ?? 0 }, () => tier)
        }),
      )
    },
    expected: (content) => {
      const orders = countEach(soleChoice(content).map((number) => classOf(number).permutations))
      return new Map(
        [...prizes].flatMap(([tier, count]) =>
          [...orders].map(([ways, tickets]) => [
            permutedTier(ways, tier),
            new Fraction(BigInt(tickets * ways * count), all),
          ]),
        ),
      )
    },
    most: (content, odds) => {
      // Classes with as many permutations are paid alike: the one with the most tickets stands for them.
      const widest = new Map<number, number>()
      for (const [{ permutations: ways }, tickets] of ticketsByClass(content))
        widest.set(ways, Math.max(widest.get(ways) ?? 0, tickets))
      return [...prizes].reduce((sum, [tier, count]) => {
        const paid = [...widest].map(([ways, tickets]) => odds(permutedTier(ways, tier)).mul(whole(tickets)))
        const best = paid.reduce((most, one) => (most.atMost(one) ? one : most), NOTHING)
        return sum.add(best.mul(whole(count)))
      }, NOTHING)
    },
    covered: (content) => {
      const ways = [...ticketsByClass(content).keys()].reduce((sum, one) => sum + one.permutations, 0)
      return chanceOfAny(shown.length, BigInt(ways), all)
    },
  }
}

const ticketsByClass = (content: BetContent): ReadonlyMap<NumberClass, number> =>
  countEach(soleChoice(content).map(classOf))

/** The chance that one of so many independent numbers is among these. */
function chanceOfAny(shown: number, wins: bigint, all: bigint): Fraction {
  const missed = new Fraction(all - wins, all)
  return ONE.sub(Array.from({ length: shown }).reduce<Fraction>((chance) => chance.mul(missed), ONE))
}
