import { linesOf } from './paylines.ts'
import type { Pays } from './paylines.ts'
import { stripsOf } from './reels.ts'

// Moon Scroll: five reels, ten lines; the scroll is wild and scatter at once, and in its free spins one chosen symbol covers
// whole reels. Change any figure and the version changes with it, because rounds that were played under the old one must
// still verify.

export const paytableVersion = 'moon-scroll-1'

/** The scroll stands for every symbol and counts as a scatter too. */
export const scroll = 'S'
export const rows = 3

export const strips = stripsOf([
  'Q H2 H3 Q H1 H3 H4 A K H3 J S T A H4 K T J T H4 Q A J Q H1 H2 T J K',
  'H4 A Q H4 K H3 T J A J H4 T A Q T J H2 H3 Q H3 H2 H1 S K T H1 J H2 K',
  'K H1 T H2 K A Q A T J T H4 A Q H4 J H3 K J H3 A T H3 H1 H2 Q H4 S Q',
  'H3 H4 A K T K H2 S H3 A Q A T J Q K J Q H1 H3 H4 J H2 H4 H1 J Q T K',
  'H4 Q A J K H4 H3 K H4 J H3 J H2 T J Q H1 K Q H3 H2 Q T S K A H1 T A',
])

/** The row of each reel that a line runs through, 0 at the top; line 1 is the first. */
export const lines = linesOf('11111 00000 22222 01210 21012 10001 12221 00122 22100 12101')

/** What 2, 3, 4 and 5 of a kind from the left pay, in line bets (a line bet is a tenth of the stake). */
export const pays: Pays = {
  H1: { 2: 5, 3: 40, 4: 300, 5: 2000 },
  H2: { 2: 3, 3: 25, 4: 150, 5: 750 },
  H3: { 3: 18, 4: 70, 5: 350 },
  H4: { 3: 15, 4: 60, 5: 300 },
  A: { 3: 6, 4: 24, 5: 90 },
  K: { 3: 5, 4: 20, 5: 80 },
  Q: { 3: 3, 4: 14, 5: 70 },
  J: { 3: 3, 4: 14, 5: 70 },
  T: { 3: 3, 4: 14, 5: 60 },
}

/** The symbols of which one is chosen for the free spins, each as likely as the others, in the order of the draw. */
export const chosen: readonly string[] = Object.keys(pays)

/** What 3, 4 and 5 scrolls anywhere pay, in stakes. */
export const scrollPays: Readonly<Record<number, number>> = { 3: 2, 4: 20, 5: 200 }

/** Three or more scrolls award ten free spins, in free spins too, without limit and with the same chosen symbol. */
export const freeSpins = { scrolls: 3, awarded: 10 } as const
