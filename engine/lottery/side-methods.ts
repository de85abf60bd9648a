import type { FieldChoices } from './class-methods.ts'
import { choicesOf, type BetContent, soleChoice } from './content.ts'
import { at, chooseFrom, DIGITS, type MethodName, numbersTo, ONE, oneIn, type Places, product } from './digits.ts'
import { soleCover } from './direct-methods.ts'
import type { LotteryMethod } from './family.ts'
import { fairMethod, hitsOf, hitsWhen, share, tierByMode, WIN, whole } from './tiers.ts'

/** Big, small, odd, even. */
export const SIDES = ['B', 'S', 'O', 'E'] as const

/** Whether a number has a property; big is what is at least so much. */
export const isSide = (side: string, value: number, bigFrom: number): boolean =>
  ({ B: value >= bigFrom, S: value < bigFrom, O: value % 2 === 1, E: value % 2 === 0 })[side] ?? false

/** How many of these properties a digit has; five and more is big. */
const rightSides = (chosen: readonly string[], digit: string) =>
  chosen.filter((side) => isSide(side, Number(digit), 5)).length

const digitsWith = (chosen: readonly string[]): number[] =>
  DIGITS.filter((digit) => rightSides(chosen, digit) > 0).map(Number)

const mostSides = (chosen: readonly string[]): number => Math.max(...DIGITS.map((digit) => rightSides(chosen, digit)))

/** Big, small, odd, even of one digit, at as many places as one likes. */
export function sidesAt(name: MethodName, places: Places): LotteryMethod {
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => chooseFrom(SIDES, 0)), filled: 1 },
    tiers: oneIn(2),
    tickets: (content) => choicesOf(content).reduce((sum, { length }) => sum + length, 0),
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(
        choicesOf(content).reduce((sum, chosen, position) => sum + rightSides(chosen, drawn[position] ?? ''), 0),
      )
    },
    most: (content, odds) =>
      odds(WIN).mul(whole(choicesOf(content).reduce((sum, chosen) => sum + mostSides(chosen), 0))),
    covered: (content) =>
      ONE.sub(
        choicesOf(content).reduce((missed, chosen) => missed.mul(share(10 - digitsWith(chosen).length, 10)), ONE),
      ),
    cover: (content) => soleCover(content, places, digitsWith),
  })
}

/** Big, small, odd, even of several digits, one property of each: n1·n2 tickets. */
export function sidesOfAll(name: MethodName, places: Places): LotteryMethod {
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: places.map(() => chooseFrom(SIDES)) },
    tiers: oneIn(2 ** places.length),
    tickets: (content) => product(choicesOf(content).map(({ length }) => length)),
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(product(choicesOf(content).map((chosen, position) => rightSides(chosen, drawn[position] ?? ''))))
    },
    most: (content, odds) => odds(WIN).mul(whole(product(choicesOf(content).map(mostSides)))),
    covered: (content) =>
      choicesOf(content).reduce((chance, chosen) => chance.mul(share(digitsWith(chosen).length, 10)), ONE),
  })
}

/** Big, small, odd, even as choices about a value. */
export const sideChoices = (bigFrom: number): FieldChoices =>
  Object.fromEntries(SIDES.map((side) => [side, (value: number) => isSide(side, value, bigFrom)]))

/** Which of two digits is higher: `1,5|D`, dragon is the place named first. A tie loses. */
export function dragonTiger(name: MethodName, places: number): LotteryMethod {
  const sides = (content: BetContent) => choicesOf(content)[1] ?? []
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(numbersTo(1, places), 2, 2), chooseFrom(['D', 'T'])] },
    tiers: [tierByMode(WIN, 9n, 20n)],
    tickets: (content) => sides(content).length,
    hits: (content, result) => {
      const [first = '', second = ''] = soleChoice(content)
      const difference = Number(result[Number(first) - 1]) - Number(result[Number(second) - 1])
      return hitsWhen(difference !== 0 && sides(content).includes(difference > 0 ? 'D' : 'T'))
    },
    most: (_, odds) => odds(WIN),
    covered: (content) => share(9 * sides(content).length, 20),
    cover: (content) => ({
      field: `DT_${soleChoice(content).join('_')}`,
      outcomes: new Map(sides(content).map((side) => [side === 'D' ? 0 : 1, 9n])),
      ways: 20n,
    }),
  })
}

/** Two digits are equal: `1,5`. */
export const dragonTigerTie = (name: MethodName, places: number): LotteryMethod =>
  fairMethod({
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(numbersTo(1, places), 2, 2)] },
    tiers: oneIn(10),
    tickets: () => 1,
    hits: (content, result) => {
      const [first = '', second = ''] = soleChoice(content)
      return hitsWhen(result[Number(first) - 1] === result[Number(second) - 1])
    },
    most: (_, odds) => odds(WIN),
    covered: () => share(1, 10),
  })
