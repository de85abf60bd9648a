import { Fraction } from '../fraction.ts'
import { choose, productSums } from './combinatorics.ts'
import { choicesOf, isTyped, type BetContent } from './content.ts'
import { at, DIGITS, digits, type MethodName, NOTHING, ONE, oneIn, type Places, product } from './digits.ts'
import type { FieldCover, LotteryMethod } from './family.ts'
import { ticketNumbers } from './number-field.ts'
import { fairMethod, hitsOf, hitsWhen, share, tierByMode, WIN, whole } from './tiers.ts'

const sizes = (content: BetContent): number[] => choicesOf(content).map(({ length }) => length)

/** Every digit at its place: n1·n2·… tickets, or whole numbers that are typed. */
export function direct(name: MethodName, places: Places): LotteryMethod {
  const tickets = (content: BetContent) => (content.kind === 'typed' ? content.tickets.length : product(sizes(content)))
  const outcomes = 10 ** places.length
  return fairMethod({
    ...name,
    draws: 1,
    form: {
      positions: places.map(() => digits()),
      typed: { numbers: places.length, digits: 1, allows: () => true, anyOrder: false },
    },
    numbers: ticketNumbers(places.map(() => DIGITS)),
    tiers: oneIn(outcomes),
    tickets,
    hits: (content, result) => hitsWhen(isDirectHit(content, at(result, places))),
    most: (_, odds) => odds(WIN),
    covered: (content) => share(tickets(content), outcomes),
  })
}

const isDirectHit = (content: BetContent, drawn: readonly string[]) =>
  content.kind === 'typed'
    ? isTyped(content.tickets, drawn.join(''))
    : drawn.every((digit, position) => content.positions[position]?.includes(digit))

/** A direct that buys the tails of each of its numbers too, down to the last digit: each level that hits is paid (*Combination*). */
export function combination(name: MethodName, places: Places): LotteryMethod {
  const levels = places.map((_, cut) => ({ cut, tier: `STAR_${places.length - cut}` }))
  /** The same tail is bought once with each choice of the digits before it. */
  const bought = (content: BetContent, cut: number) => product(sizes(content).slice(0, cut))
  return {
    ...name,
    draws: 1,
    form: { positions: places.map(() => digits()) },
    tiers: levels.map(({ cut, tier }) => tierByMode(tier, 1n, 10n ** BigInt(places.length - cut))),
    tickets: (content) => places.length * product(sizes(content)),
    hits: (content, result) => {
      const drawn = at(result, places)
      const right = choicesOf(content).map((chosen, position) => chosen.includes(drawn[position] ?? ''))
      return new Map(
        levels.flatMap(({ cut, tier }) => (right.slice(cut).every(Boolean) ? [[tier, bought(content, cut)]] : [])),
      )
    },
    expected: (content) =>
      new Map(
        levels.map(({ cut, tier }) => [
          tier,
          whole(product(sizes(content))).mul(new Fraction(1n, 10n ** BigInt(places.length - cut))),
        ]),
      ),
    most: (content, odds) =>
      levels.reduce((sum, { cut, tier }) => sum.add(odds(tier).mul(whole(bought(content, cut)))), NOTHING),
    covered: (content) => share(sizes(content).at(-1) ?? 0, 10),
  }
}

/** One digit at its place, at as many places as one likes: Σ n_i tickets. */
export function fixedPlaces(name: MethodName, places: Places): LotteryMethod {
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => digits(0)), filled: 1 },
    tiers: oneIn(10),
    tickets: (content) => sizes(content).reduce((sum, size) => sum + size, 0),
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(choicesOf(content).filter((chosen, position) => chosen.includes(drawn[position] ?? '')).length)
    },
    most: (content, odds) => odds(WIN).mul(whole(sizes(content).filter((size) => size > 0).length)),
    covered: (content) => ONE.sub(sizes(content).reduce((missed, size) => missed.mul(share(10 - size, 10)), ONE)),
    cover: (content) => soleCover(content, places, (chosen) => chosen.map(Number)),
  })
}

/** The ten digits of a place as a field, where it is bet on alone. */
export function soleCover(
  content: BetContent,
  places: Places,
  outcomesOf: (chosen: readonly string[]) => readonly number[],
): FieldCover | undefined {
  const filled = choicesOf(content).flatMap((chosen, position) => (chosen.length > 0 ? [{ chosen, position }] : []))
  const [only] = filled
  if (!only || filled.length > 1) return undefined
  const outcomes = new Map(outcomesOf(only.chosen).map((digit) => [digit, 1n]))
  return { field: `DIGIT_${places[only.position]}`, outcomes, ways: 10n }
}

/** One of k places each, every choice of k places a ticket set: Σ over the choices of n_i·n_j·… tickets (*Any-k direct*). */
export function anyPlaces(name: MethodName, places: Places, together: number): LotteryMethod {
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => digits(0)), filled: together },
    tiers: oneIn(10 ** together),
    tickets: (content) => productSums(sizes(content), together),
    hits: (content, result) => {
      const drawn = at(result, places)
      const right = choicesOf(content).filter((chosen, position) => chosen.includes(drawn[position] ?? '')).length
      return hitsOf(choose(right, together))
    },
    most: (content, odds) => odds(WIN).mul(whole(choose(sizes(content).filter((size) => size > 0).length, together))),
    covered: (content) => chanceOfRight(sizes(content), together),
  })
}

// The chance that at least so many places are right, place after place.
function chanceOfRight(chosen: readonly number[], least: number): Fraction {
  let chances: readonly Fraction[] = [ONE]
  for (const size of chosen)
    chances = Array.from({ length: chances.length + 1 }, (_, right) =>
      (chances[right] ?? NOTHING).mul(share(10 - size, 10)).add((chances[right - 1] ?? NOTHING).mul(share(size, 10))),
    )
  return chances.slice(least).reduce((sum, chance) => sum.add(chance), NOTHING)
}
