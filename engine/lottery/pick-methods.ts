import { Fraction } from '../fraction.ts'
import { choose, chooseExact } from './combinatorics.ts'
import { choicesOf, type BetContent } from './content.ts'
import { chooseFrom, type MethodName } from './digits.ts'
import type { LotteryMethod } from './family.ts'
import { fairMethod, hitsOf, tierByMode, WIN, whole } from './tiers.ts'

/** How many numbers a draw takes from these. */
export interface PickedNumbers {
  readonly numbers: readonly string[]
  readonly drawn: number
}

/** Numbers of a content: bankers are in each of its tickets, the others in some of them. */
interface BankerChoice {
  readonly bankers: readonly string[]
  readonly others: readonly string[]
}

const chosenOf = (content: BetContent): BankerChoice => {
  const [first = [], second] = choicesOf(content)
  return second ? { bankers: first, others: second } : { bankers: [], others: first }
}

/**
 * Any k of the numbers drawn (*任选*): up to as many as are drawn, all k are among them; with more, all that are drawn are among the k.
 * Contents may name bankers, `b|others` (*胆拖*): C(others, k − bankers) tickets.
 */
export function pickAny(name: MethodName, k: number, { numbers, drawn }: PickedNumbers): LotteryMethod {
  const all = chooseExact(numbers.length, drawn)
  /** Winning tickets where so many bankers and others are drawn. */
  const winning = ({ bankers, others }: BankerChoice, bankersDrawn: number, othersDrawn: number) => {
    const free = k - bankers.length
    if (k <= drawn) return bankersDrawn === bankers.length ? choose(othersDrawn, free) : 0
    return bankersDrawn + othersDrawn === drawn ? choose(others.length - othersDrawn, free - othersDrawn) : 0
  }
  const winningDraws = (content: BetContent) => {
    const chosen = chosenOf(content)
    const [bankers, others] = [chosen.bankers.length, chosen.others.length]
    const draws = Array.from({ length: bankers + 1 }, (_, bankersDrawn) =>
      Array.from({ length: others + 1 }, (__, othersDrawn) => ({
        hits: winning(chosen, bankersDrawn, othersDrawn),
        ways:
          chooseExact(bankers, bankersDrawn) *
          chooseExact(others, othersDrawn) *
          chooseExact(numbers.length - bankers - others, drawn - bankersDrawn - othersDrawn),
      })),
    )
    return draws.flat().filter(({ hits, ways }) => hits > 0 && ways > 0n)
  }
  return fairMethod({
    ...name,
    draws: 1,
    form: {
      positions: [chooseFrom(numbers, k)],
      ...(k > 1 && {
        bankers: [chooseFrom(numbers, 1, k - 1), chooseFrom(numbers)] as const,
        allows: ([bankers = [], others]: readonly (readonly string[])[]) =>
          !others?.some((number) => bankers.includes(number)),
      }),
    },
    tiers: [
      k <= drawn
        ? tierByMode(WIN, chooseExact(numbers.length - k, drawn - k), all)
        : tierByMode(WIN, chooseExact(numbers.length - drawn, k - drawn), chooseExact(numbers.length, k)),
    ],
    tickets: (content) => {
      const { bankers, others } = chosenOf(content)
      return choose(others.length, k - bankers.length)
    },
    hits: (content, result) => {
      const chosen = chosenOf(content)
      const drawnOf = (some: readonly string[]) => some.filter((number) => result.includes(number)).length
      return hitsOf(winning(chosen, drawnOf(chosen.bankers), drawnOf(chosen.others)))
    },
    most: (content, odds) => odds(WIN).mul(whole(Math.max(0, ...winningDraws(content).map(({ hits }) => hits)))),
    covered: (content) =>
      new Fraction(
        winningDraws(content).reduce((sum, { ways }) => sum + ways, 0n),
        all,
      ),
  })
}

/** A number that is among those of the first places of a row. */
export function pickPlaces(name: MethodName, { numbers, drawn }: PickedNumbers): LotteryMethod {
  const one = pickAny(name, 1, { numbers, drawn })
  return { ...one, hits: (content, result) => one.hits(content, result.slice(0, drawn)) }
}
