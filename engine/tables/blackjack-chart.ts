import { totalOf } from './blackjack-hands.ts'

/** Hit, stand, double, split, surrender. */
export type Action = 'H' | 'S' | 'D' | 'P' | 'R'

// A row of the chart has a letter for each open card of the dealer: 2 to 10, then the ace. `d` doubles, else stands.
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHRH',
  16: 'SSSSSHHRRR',
}

/** By the total, the ace counted eleven: A-2 is 13. */
const soft: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
}

/** By the value of one of the two; `.` is played as any other hand of its total. */
const pairs: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
}

export interface AllowedMoves {
  readonly double: boolean
  readonly split: boolean
  readonly surrender: boolean
}

/** What the basic chart (rulebook §5) does with these values against the dealer's open one, of what is allowed. */
export function actionOf(values: readonly number[], open: number, allowed: AllowedMoves): Action {
  const at = open === 1 ? 9 : open - 2
  if (allowed.split && pairs[values[0] ?? 0]?.[at] === 'P') return 'P'
  const { total, soft: isSoft } = totalOf(values)
  const letter = isSoft
    ? (soft[total]?.[at] ?? (total > 18 ? 'S' : 'H'))
    : (hard[total]?.[at] ?? (total > 16 ? 'S' : 'H'))
  if (letter === 'S') return 'S'
  if (letter === 'd') return allowed.double ? 'D' : 'S'
  if (letter === 'D') return allowed.double ? 'D' : 'H'
  return letter === 'R' && allowed.surrender ? 'R' : 'H'
}
