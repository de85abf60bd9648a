import { Fraction } from '../fraction.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chooseFrom, type MethodName, NOTHING } from './digits.ts'
import { type DrawResult, type LotteryMethod, NO_HITS } from './family.ts'
import { countEach, expectedFair, tierByMode } from './tiers.ts'

/** Outcomes of a value that a draw shows, with the number of ways to each: how many are odd, which sum, which middle number. */
export interface OutcomeField {
  readonly field: string
  readonly valueOf: (result: DrawResult) => number
  readonly ways: ReadonlyMap<number, bigint>
}

export const waysOf = ({ ways }: OutcomeField): bigint => [...ways.values()].reduce((sum, each) => sum + each, 0n)

/** Choices about the value of a field: each is a ticket, and a tier with its own chance. */
export type FieldChoices = Readonly<Record<string, (value: number) => boolean>>

/** Bets on a value by classes of it. Classes may overlap: big and odd of one sum. */
export function byClass(name: MethodName, field: OutcomeField, choices: FieldChoices): LotteryMethod {
  const all = waysOf(field)
  const values = [...field.ways.keys()]
  const valuesOf = (choice: string) => values.filter((value) => choices[choice]?.(value))
  const sumWays = (of: Iterable<number>) => [...of].reduce((sum, value) => sum + (field.ways.get(value) ?? 0n), 0n)
  const winning = (content: BetContent) => new Set(soleChoice(content).flatMap(valuesOf))
  const tiers = Object.keys(choices).map((key) => tierByMode(key, sumWays(valuesOf(key)), all))
  return {
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(Object.keys(choices))] },
    tiers,
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const value = field.valueOf(result)
      const right = soleChoice(content).filter((choice) => choices[choice]?.(value))
      return right.length === 0 ? NO_HITS : new Map(right.map((choice) => [choice, 1]))
    },
    expected: (content) => expectedFair(tiers, countEach(soleChoice(content))),
    most: (content, odds) =>
      values.reduce((best, value) => {
        const paid = soleChoice(content)
          .filter((choice) => choices[choice]?.(value))
          .reduce((sum, choice) => sum.add(odds(choice)), NOTHING)
        return best.atMost(paid) ? paid : best
      }, NOTHING),
    covered: (content) => new Fraction(sumWays(winning(content)), all),
    cover: (content) => ({
      field: field.field,
      outcomes: new Map([...winning(content)].map((value) => [value, field.ways.get(value) ?? 0n])),
      ways: all,
    }),
  }
}

/** Each value of a field by itself, written as the family writes its numbers. */
export const eachValue = (values: readonly number[], write: (value: number) => string = String): FieldChoices =>
  Object.fromEntries(values.map((wanted) => [write(wanted), (value: number) => value === wanted]))

/** A method on one choice that is not named: its contents are empty. */
export function withoutChoice(method: LotteryMethod, choice: string): LotteryMethod {
  const sole: BetContent = { kind: 'choices', positions: [[choice]] }
  return {
    ...method,
    form: { positions: [] },
    tickets: () => method.tickets(sole),
    hits: (_, result) => method.hits(sole, result),
    expected: () => method.expected(sole),
    most: (_, odds) => method.most(sole, odds),
    covered: () => method.covered(sole),
    cover: () => method.cover?.(sole),
  }
}
