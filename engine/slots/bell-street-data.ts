import { linesOf } from './paylines.ts'
import type { Pays } from './paylines.ts'
import { stripsOf } from './reels.ts'
import type { Weights } from './weights.ts'

// Bell Street: three reels, five lines, and a fourth reel that multiplies whatever the lines pay. Change any figure and the
// version changes with it, because rounds that were played under the old one must still verify.

export const paytableVersion = 'bell-street-1'

/** The wild stands for every symbol and pays by itself. */
export const wild = 'W'
export const rows = 3

export const strips = stripsOf([
  'A K H4 K H4 H3 H1 A H3 H2 W H3 H4 A H4 H1 K H2 H3 A K H2 H4 K',
  'H4 K H4 K H1 A H2 H3 H4 K H4 A H2 A H3 A H3 W H1 K H2 H3 K A',
  'H3 A H2 K H3 A H4 A H4 A K H3 K H4 H1 H4 W H2 A H3 K H4 H2 H1',
])

/** The rows and both diagonals: the row of each reel that a line runs through, 0 at the top; line 1 is the first. */
export const lines = linesOf('111 000 222 012 210')

/** What three of a kind pay, in line bets (a line bet is a fifth of the stake). */
export const pays: Pays = {
  W: { 3: 300 },
  H1: { 3: 70 },
  H2: { 3: 30 },
  H3: { 3: 12 },
  H4: { 3: 8 },
  A: { 3: 5 },
  K: { 3: 4 },
}

/** What the fourth reel shows, and the weights of that. */
export const multipliersOf = 100
export const multipliers: Weights<number> = [
  [1, 70],
  [2, 18],
  [3, 8],
  [5, 3],
  [10, 1],
]
