import { linesOf } from './paylines.ts'
import type { Pays } from './paylines.ts'
import { stripsOf } from './reels.ts'
import type { Weights } from './weights.ts'

// Harbour Coins: five reels, twenty lines; six coins stay where they are while the other cells spin again, and all that stand
// in the end are paid. Change any figure and the version changes with it, because rounds that were played under the old one
// must still verify.

export const paytableVersion = 'harbour-coins-1'

/** The wild stands on every reel but the first, and for every symbol but the coin. */
export const wild = 'W'
export const coin = 'C'
export const rows = 3

export const strips = stripsOf([
  'J Q A H4 A C C Q H4 H2 H3 H1 Q K A H3 C C H4 K J H1 A H3 H2 J K H2 H4 J Q K',
  'H4 Q A H4 Q H4 K W C C J K J Q C C K H2 H1 J A H1 H3 H2 H3 H2 A H4 H3 K J A',
  'C Q J A H2 H4 K H1 H4 H3 K H2 H3 J H4 Q A K J K J Q C C C W H1 H3 Q A H4 H2',
  'H1 J A H2 H3 A C C H1 Q H4 J Q H2 K H4 H3 A K H2 H4 J C C H4 W H3 Q K Q A J',
  'H2 H4 C Q H4 K H2 J A H3 A Q J H1 H3 A H3 K A H4 H1 K J C C Q J W H4 H2 K H3',
])

/** The row of each reel that a line runs through, 0 at the top; line 1 is the first. */
export const lines = linesOf(
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220',
)

/** What 3, 4 and 5 of a kind from the left pay, in line bets (a line bet is a twentieth of the stake). */
export const pays: Pays = {
  H1: { 3: 75, 4: 250, 5: 1000 },
  H2: { 3: 50, 4: 160, 5: 700 },
  H3: { 3: 38, 4: 120, 5: 450 },
  H4: { 3: 30, 4: 90, 5: 350 },
  A: { 3: 18, 4: 50, 5: 180 },
  K: { 3: 18, 4: 50, 5: 180 },
  Q: { 3: 10, 4: 30, 5: 120 },
  J: { 3: 10, 4: 30, 5: 120 },
}

/** From how many coins on they are held, and how many re-spins every new one leaves. */
export const hold = { coins: 6, respins: 3 } as const

/** How often a cell of a re-spin lands a coin. */
export const landing = { of: 20, coin: 1 } as const

/** What a coin is worth, in stakes, and the weights of that. */
export const coinsOf = 100
export const coinValues: Weights<number> = [
  [1, 60],
  [2, 20],
  [3, 10],
  [5, 6],
  [10, 3],
  [25, 1],
]

/** What a window full of coins pays beside them, in stakes. */
export const fullBonus = 500
