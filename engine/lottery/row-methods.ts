import { Fraction } from '../fraction.ts'
import { choose } from './combinatorics.ts'
import { choicesOf, isTyped, type BetContent, soleChoice } from './content.ts'
import { at, chooseFrom, type MethodName, ONE, type Places } from './digits.ts'
import type { FieldCover, LotteryMethod, PrizeTier } from './family.ts'
import { bestRow, chanceOfNone, fallingFactorial, rowsThrough } from './rows.ts'
import { ticketNumbers } from './number-field.ts'
import { isSide, SIDES } from './side-methods.ts'
import { fairMethod, hitsOf, hitsWhen, share, tierByMode, WIN, whole } from './tiers.ts'

/** Numbers from 1 on of which each stands once in a result, as they are written: 11x5 and PK10 (rulebook §§18.3, 18.5). */
export type RowNumbers = readonly string[]

const numbersOf = (content: BetContent): number[][] => choicesOf(content).map((chosen) => chosen.map(Number))

const inRows = (numbers: RowNumbers, places: Places): readonly PrizeTier[] => [
  tierByMode(WIN, 1n, fallingFactorial(numbers.length, places.length)),
]

/** Only numbers that are written with the same digits can be typed without anything between them. */
const typedOf = (numbers: RowNumbers, places: Places, anyOrder: boolean) => {
  const [{ length: digits } = { length: 0 }] = numbers
  if (numbers.some(({ length }) => length !== digits)) return {}
  const allows = (typed: readonly string[]) =>
    new Set(typed).size === typed.length && typed.every((number) => numbers.includes(number))
  return { typed: { numbers: places.length, digits, allows, anyOrder } }
}

/** Every number at its place; tickets that would have one twice do not exist. */
export function directRow(name: MethodName, places: Places, numbers: RowNumbers): LotteryMethod {
  const tickets = (content: BetContent) =>
    content.kind === 'typed' ? content.tickets.length : rowsThrough(numbersOf(content))
  const typedForm = typedOf(numbers, places, false)
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => chooseFrom(numbers)), ...typedForm },
    numbers:
      typedForm.typed &&
      ticketNumbers(
        places.map(() => numbers),
        (values) => new Set(values).size === values.length,
      ),
    tiers: inRows(numbers, places),
    tickets,
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsWhen(
        content.kind === 'typed'
          ? isTyped(content.tickets, drawn.join(''))
          : drawn.every((number, position) => content.positions[position]?.includes(number)),
      )
    },
    most: (_, odds) => odds(WIN),
    covered: (content) => new Fraction(BigInt(tickets(content)), fallingFactorial(numbers.length, places.length)),
  })
}

/** The numbers at these places in any order: C(n, k) tickets. */
export function groupRow(name: MethodName, places: Places, numbers: RowNumbers): LotteryMethod {
  const groups = choose(numbers.length, places.length)
  const tickets = (content: BetContent) =>
    content.kind === 'typed' ? content.tickets.length : choose(soleChoice(content).length, places.length)
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(numbers, places.length)], ...typedOf(numbers, places, true) },
    tiers: [tierByMode(WIN, 1n, BigInt(groups))],
    tickets,
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsWhen(
        content.kind === 'typed'
          ? isTyped(content.tickets, drawn.toSorted().join(''))
          : drawn.every((number) => soleChoice(content).includes(number)),
      )
    },
    most: (_, odds) => odds(WIN),
    covered: (content) => share(tickets(content), groups),
  })
}

/** One number at its place, at as many places as one likes. */
export function fixedRow(name: MethodName, places: Places, numbers: RowNumbers): LotteryMethod {
  const filled = (content: BetContent) => numbersOf(content).filter(({ length }) => length > 0)
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => chooseFrom(numbers, 0)), filled: 1 },
    tiers: [tierByMode(WIN, 1n, BigInt(numbers.length))],
    tickets: (content) => choicesOf(content).reduce((sum, { length }) => sum + length, 0),
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(choicesOf(content).filter((chosen, position) => chosen.includes(drawn[position] ?? '')).length)
    },
    most: (content, odds) =>
      odds(WIN).mul(
        whole(
          bestRow(
            filled(content).map((chosen) => (number) => (chosen.includes(number) ? 1 : 0)),
            numbers.length,
          ),
        ),
      ),
    covered: (content) => ONE.sub(chanceOfNone(filled(content), numbers.length)),
    cover: (content) => coverOfPlace(content, places, numbers, (chosen, number) => chosen.includes(number)),
  })
}

/** Big, small, odd, even of the number at a place, at as many places as one likes. */
export function sidesRow(name: MethodName, places: Places, numbers: RowNumbers): LotteryMethod {
  const bigFrom = numbers.length / 2 + 1
  const right = (chosen: readonly string[], number: number) =>
    chosen.filter((side) => isSide(side, number, bigFrom)).length
  const filled = (content: BetContent) => choicesOf(content).filter(({ length }) => length > 0)
  const winning = (chosen: readonly string[]) => numbers.map(Number).filter((number) => right(chosen, number) > 0)
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => chooseFrom(SIDES, 0)), filled: 1 },
    tiers: [tierByMode(WIN, 1n, 2n)],
    tickets: (content) => choicesOf(content).reduce((sum, { length }) => sum + length, 0),
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(choicesOf(content).reduce((sum, chosen, place) => sum + right(chosen, Number(drawn[place])), 0))
    },
    most: (content, odds) =>
      odds(WIN).mul(
        whole(
          bestRow(
            filled(content).map((chosen) => (number) => right(chosen, number)),
            numbers.length,
          ),
        ),
      ),
    covered: (content) => ONE.sub(chanceOfNone(filled(content).map(winning), numbers.length)),
    cover: (content) => coverOfPlace(content, places, numbers, (chosen, number) => right(chosen, Number(number)) > 0),
  })
}

/** The numbers of a place as a field, where it is bet on alone. */
function coverOfPlace(
  content: BetContent,
  places: Places,
  numbers: RowNumbers,
  wins: (chosen: readonly string[], number: string) => boolean,
): FieldCover | undefined {
  const filled = choicesOf(content).flatMap((chosen, position) => (chosen.length > 0 ? [{ chosen, position }] : []))
  const [only] = filled
  if (!only || filled.length > 1) return undefined
  const outcomes = numbers.filter((number) => wins(only.chosen, number)).map((number) => [Number(number), 1n] as const)
  return { field: `PLACE_${places[only.position]}`, outcomes: new Map(outcomes), ways: BigInt(numbers.length) }
}

/** Which of two places is higher; there is no tie. `pairs` are the places that may be compared, from 1, the lower one first. */
export function dragonTigerRow(name: MethodName, pairs: readonly (readonly [number, number])[]): LotteryMethod {
  const values = [...new Set(pairs.flat())].toSorted((one, other) => one - other).map(String)
  const sides = (content: BetContent) => choicesOf(content)[1] ?? []
  return fairMethod({
    ...name,
    draws: 1,
    form: {
      positions: [chooseFrom(values, 2, 2), chooseFrom(['D', 'T'])],
      allows: ([compared = []]) => pairs.some((pair) => pair.join() === compared.join()),
    },
    tiers: [tierByMode(WIN, 1n, 2n)],
    tickets: (content) => sides(content).length,
    hits: (content, result) => {
      const [first = '', second = ''] = soleChoice(content)
      const isDragon = Number(result[Number(first) - 1]) > Number(result[Number(second) - 1])
      return hitsWhen(sides(content).includes(isDragon ? 'D' : 'T'))
    },
    most: (_, odds) => odds(WIN),
    covered: (content) => share(sides(content).length, 2),
    cover: (content) => ({
      field: `DT_${soleChoice(content).join('_')}`,
      outcomes: new Map(sides(content).map((side) => [side === 'D' ? 0 : 1, 1n])),
      ways: 2n,
    }),
  })
}
