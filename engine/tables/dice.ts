import type { Ways } from './odds.ts'
import type { Source, TableEvent } from './table-game.ts'

/** Three dice, in the order in which they fell. */
export type ThreeDice = readonly [number, number, number]

export interface DiceThrown extends TableEvent {
  readonly kind: 'dice'
  readonly dice: ThreeDice
}

/** Throw three fair dice. */
export function throwDice(source: Source): { readonly result: ThreeDice; readonly events: readonly DiceThrown[] } {
  const dice: ThreeDice = [1 + source.below(6), 1 + source.below(6), 1 + source.below(6)]
  return { result: dice, events: [{ kind: 'dice', takes: 1, dice }] }
}

/** How many dice show this. */
export const countOf = (dice: ThreeDice, face: number): number => dice.filter((each) => each === face).length

export const faces = [1, 2, 3, 4, 5, 6] as const

/** All k-element choices of these, in order. */
export function choicesOf<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), k - 1).map((others) => [item, ...others]))
}

/** Every throw of three dice. */
export const allThrows = (): Ways<ThreeDice>[] =>
  faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ result: [a, b, c] as const, ways: 1n }))))

/** Which of the 216 throws win anything, from 0: who covers more than 70 % of them has no turnover. */
export const winningThrows = (hits: (dice: ThreeDice) => number): number[] =>
  allThrows().flatMap(({ result }, at) => (hits(result) > 0 ? [at] : []))

/** How good a throw is for a bet that it wins or not. */
export const once = (when: boolean): number => (when ? 1 : 0)
