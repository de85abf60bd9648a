import { linesOf } from './paylines.ts'
import type { Pays } from './paylines.ts'
import { stripsOf } from './reels.ts'

// Twin Lanterns: five reels, ten lines that pay from both sides; a lantern covers its reel, stays, and the others spin again.
// Change any figure and the version changes with it, because rounds that were played under the old one must still verify.

export const paytableVersion = 'twin-lanterns-1'

/** The lantern: it stands on the middle three reels alone. */
export const wild = 'W'
export const rows = 3

export const strips = stripsOf([
  'H4 H2 K J K A K H4 J H3 Q J Q H2 J Q H4 J H3 A H1 Q H2 A H3 A H1 Q H4 K',
  'Q K H3 H1 H4 H2 H3 Q J K J K Q K J A W H4 A H2 A H1 A H4 Q H2 J H3 H4 J',
  'H1 H3 H4 J H2 J W H2 K Q H4 Q K H2 H1 K Q H4 J H3 J Q A K J A H3 A H4 A',
  'H4 A J K H4 H3 Q J H4 H3 Q J H1 K Q A H4 H3 H1 K H2 A H2 J Q K W A J H2',
  'J A H2 Q K Q H4 A H3 J Q J H4 J H1 H4 H3 H2 Q K A H4 Q K A H3 J H2 H1 K',
])

/** The row of each reel that a line runs through, 0 at the top; line 1 is the first. */
export const lines = linesOf('11111 00000 22222 01210 21012 10001 12221 00122 22100 12101')

/** What 3, 4 and 5 of a kind from either side pay, in line bets (a line bet is a tenth of the stake). Five pay once. */
export const pays: Pays = {
  H1: { 3: 12, 4: 45, 5: 150 },
  H2: { 3: 5, 4: 12, 5: 40 },
  H3: { 3: 3, 4: 7, 5: 20 },
  H4: { 3: 2, 4: 4, 5: 10 },
  A: { 3: 1, 4: 3, 5: 8 },
  K: { 3: 1, 4: 3, 5: 8 },
  Q: { 3: 1, 4: 2, 5: 5 },
  J: { 3: 1, 4: 2, 5: 5 },
}
