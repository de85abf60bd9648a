import { Fraction } from '../fraction.ts'
import { choose, multiplicities } from './combinatorics.ts'
import { isTyped, type BetContent, type Position, soleChoice } from './content.ts'
import { at, bestOf, chooseFrom, DIGITS, digits, type MethodName, numbersTo, type Places, sumOf } from './digits.ts'
import { type DrawResult, type Hits, type LotteryMethod, NO_HITS, type PrizeTier } from './family.ts'
import { countEach, expectedFair, fairMethod, hitsOf, hitsWhen, share, tierByMode, WIN, whole } from './tiers.ts'

/** A group: how often each of its digits stands, and the chance of one ticket. */
interface GroupPattern {
  /** `[2, 1, 1, 1]` of group 60. */
  readonly times: readonly number[]
  readonly chance: readonly [bigint, bigint]
}

/**
 * The digits at these places in any order. Where one stands more often it is chosen at a position of its own, `0|1,2,3`; the tickets are
 * all choices in which no digit is both.
 */
export function group(name: MethodName, places: Places, { times, chance }: GroupPattern): LotteryMethod {
  const [often = 0] = times
  const oftenCount = times.filter((time) => time === often).length
  const otherCount = times.length - oftenCount
  const tickets = (content: BetContent) => {
    if (content.kind === 'typed') return content.tickets.length
    const [first = [], others = []] = content.positions
    if (otherCount === 0) return choose(first.length, oftenCount)
    const common = first.filter((digit) => others.includes(digit)).length
    let sum = 0
    for (let shared = 0; shared <= oftenCount; shared++)
      sum +=
        choose(common, shared) *
        choose(first.length - common, oftenCount - shared) *
        choose(others.length - shared, otherCount)
    return sum
  }
  const ofPattern = (numbers: readonly string[]) => multiplicities(numbers).join() === times.join()
  const hits = (content: BetContent, result: DrawResult): Hits => {
    const drawn = at(result, places)
    if (!ofPattern(drawn)) return NO_HITS
    if (content.kind === 'typed') return hitsWhen(isTyped(content.tickets, drawn.toSorted().join('')))
    const [first = [], others = []] = content.positions
    const isOften = (digit: string) => drawn.filter((each) => each === digit).length === often
    return hitsWhen(drawn.every((digit) => (isOften(digit) ? first : others).includes(digit)))
  }
  return fairMethod({
    ...name,
    draws: 1,
    form: {
      positions: otherCount === 0 ? [digits(oftenCount)] : [digits(oftenCount), digits(otherCount)],
      typed: { numbers: places.length, digits: 1, allows: ofPattern, anyOrder: true },
    },
    tiers: [tierByMode(WIN, ...chance)],
    tickets,
    hits,
    most: (_, odds) => odds(WIN),
    covered: (content) => whole(tickets(content)).mul(new Fraction(...chance)),
  })
}

/** Group 3 of three places, one digit twice: n(n − 1) tickets of the digits that are chosen, `3,4` is 334 and 344. */
export function group3(name: MethodName, places: Places): LotteryMethod {
  const pattern = group(name, places, { times: [2, 1], chance: [3n, 1000n] })
  const twice = (content: BetContent): BetContent =>
    content.kind === 'typed' ? content : { kind: 'choices', positions: [soleChoice(content), soleChoice(content)] }
  return {
    ...pattern,
    form: { ...pattern.form, positions: [digits(2)] },
    tickets: (content) => pattern.tickets(twice(content)),
    hits: (content, result) => pattern.hits(twice(content), result),
    expected: (content) => pattern.expected(twice(content)),
    covered: (content) => pattern.covered(twice(content)),
  }
}

const WAYS = { GROUP_3: 3, GROUP_6: 6 } as const

/** The groups of three digits: a ticket is of the tier of its shape. A triple is of neither. */
const GROUP_TIERS: readonly PrizeTier[] = [tierByMode('GROUP_3', 3n, 1000n), tierByMode('GROUP_6', 6n, 1000n)]

const groupTier = (numbers: readonly string[]): keyof typeof WAYS | undefined => {
  const different = new Set(numbers).size
  return different === 3 ? 'GROUP_6' : different === 2 ? 'GROUP_3' : undefined
}

/** Every group of three digits that is no triple. */
const GROUPS = DIGITS.flatMap((a, i) =>
  DIGITS.slice(i).flatMap((b, j) => DIGITS.slice(i + j).map((c) => [a, b, c] as const)),
).flatMap((numbers) => {
  const tier = groupTier(numbers)
  return tier ? [{ numbers, tier }] : []
})

interface GroupProperty {
  readonly places: Places
  readonly position: Position
  readonly has: (numbers: readonly string[], chosen: readonly string[]) => boolean
}

/** All groups of three with a property: a sum, or a digit in them. Each ticket is paid by its own shape. */
function groupsBy(name: MethodName, { places, position, has }: GroupProperty): LotteryMethod {
  const bought = (content: BetContent) => GROUPS.filter(({ numbers }) => has(numbers, soleChoice(content)))
  return {
    ...name,
    draws: 1,
    form: { positions: [position] },
    tiers: GROUP_TIERS,
    tickets: (content) => bought(content).length,
    hits: (content, result) => {
      const drawn = at(result, places)
      const tier = groupTier(drawn)
      return tier && has(drawn, soleChoice(content)) ? hitsOf(1, tier) : NO_HITS
    },
    expected: (content) => expectedFair(GROUP_TIERS, countEach(bought(content).map(({ tier }) => tier))),
    most: (content, odds) => bestOf(new Set(bought(content).map(({ tier }) => tier)), odds),
    covered: (content) =>
      share(
        bought(content).reduce((ways, { tier }) => ways + WAYS[tier], 0),
        1000,
      ),
  }
}

/** Groups of three by the sum of their digits. */
export const groupSum3 = (name: MethodName, places: Places): LotteryMethod =>
  groupsBy(name, {
    places,
    position: chooseFrom(numbersTo(1, 26)),
    has: (numbers, chosen) => chosen.includes(`${sumOf(numbers)}`),
  })

/** All groups of three that one digit is in: 54 tickets (*bao-dan*). */
export const groupWith3 = (name: MethodName, places: Places): LotteryMethod =>
  groupsBy(name, {
    places,
    position: chooseFrom(DIGITS, 1, 1),
    has: (numbers, [digit = '']) => numbers.includes(digit),
  })

/** Groups of three that are typed, of either shape (*mixed*). */
export function mixedGroups(name: MethodName, places: Places): LotteryMethod {
  const tierOf = (ticket: string) => groupTier(Array.from(ticket)) ?? 'GROUP_6'
  const typed = (content: BetContent) => (content.kind === 'typed' ? content.tickets : [])
  return {
    ...name,
    draws: 1,
    form: { typed: { numbers: 3, digits: 1, allows: (numbers) => groupTier(numbers) !== undefined, anyOrder: true } },
    tiers: GROUP_TIERS,
    tickets: (content) => typed(content).length,
    hits: (content, result) => {
      const drawn = at(result, places).toSorted().join('')
      return isTyped(typed(content), drawn) ? hitsOf(1, tierOf(drawn)) : NO_HITS
    },
    expected: (content) => expectedFair(GROUP_TIERS, countEach(typed(content).map(tierOf))),
    most: (content, odds) => bestOf(new Set(typed(content).map(tierOf)), odds),
    covered: (content) =>
      share(
        typed(content).reduce((ways, ticket) => ways + WAYS[tierOf(ticket)], 0),
        1000,
      ),
  }
}

/** All groups of two different digits that one digit is in: 9 tickets. */
export function groupWith2(name: MethodName, places: Places): LotteryMethod {
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(DIGITS, 1, 1)] },
    tiers: [tierByMode(WIN, 1n, 50n)],
    tickets: () => 9,
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsWhen(new Set(drawn).size === 2 && drawn.includes(soleChoice(content)[0] ?? ''))
    },
    most: (_, odds) => odds(WIN),
    covered: () => share(18, 100),
  })
}
