import type { Choice } from './choice.ts'
import type { BoardMethod } from './price.ts'

/** What a value is by the rules on numbers; undefined where a number is more than one value, or there is no rule. */
export function ruleOn({ method, closed, half }: BoardMethod, value: string): 'closed' | 'half' | undefined {
  if (!isByValue(method)) return undefined
  const number = method.numbers?.nameOf(value) ?? value
  return closed.has(number) ? 'closed' : half.has(number) ? 'half' : undefined
}

/** Whether each value that can be chosen is a number: there is one position. */
const isByValue = ({ form, numbers }: BoardMethod['method']): boolean =>
  numbers !== undefined && form.positions?.length === 1

/** A choice without what is not sold, however it was made: picked, by chance, by a set. */
export function withoutClosed(board: BoardMethod, choice: Choice): Choice {
  if (board.closed.size === 0 || choice.way !== 'choices' || !isByValue(board.method)) return choice
  return {
    ...choice,
    positions: choice.positions.map((chosen) => chosen.filter((value) => ruleOn(board, value) !== 'closed')),
  }
}
