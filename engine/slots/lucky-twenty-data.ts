// Lucky Twenty's strips, lines and pays (rulebook §19). Change any figure and the version changes with it,
// because rounds that were played under the old one must still verify.

export const paytableVersion = 'lucky-twenty-1'

export const symbols = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T'] as const
export type ReelSymbol = (typeof symbols)[number]
export type PayingSymbol = Exclude<ReelSymbol, 'S'>

export const wild = 'W'
export const scatter = 'S'
export const rows = 3
export const stopsPerReel = 32

const isSymbol = (text: string): text is ReelSymbol => symbols.some((symbol) => symbol === text)

/** The reels from left to right, each 32 stops from top to bottom and round again. */
export const strips: readonly (readonly ReelSymbol[])[] = [
  'K H3 A Q S H3 H4 Q J K A W T Q J H1 H3 J H2 H4 Q T K A J K T H4 H2 T H1 A',
  'T H2 J H1 K Q T J K Q A H3 H4 A H2 K H3 T K S H1 J Q A J H2 H4 A W H4 H3 Q',
  'H2 H1 H3 T J S Q K A Q J H4 Q K J W Q A H3 H4 T K H4 A H2 H1 A T K W J H3',
  'H2 Q J K Q J T Q H4 J H2 H4 A H3 H1 H4 H2 A J Q H3 A K H3 T A K T H1 W S K',
  'K H1 J A H4 T K H2 A K J H3 H4 Q H3 T J W Q H2 H1 T A Q J S T K A H3 H4 Q',
].map((strip) => strip.split(' ').filter(isSymbol))

/** The row of each reel that a line runs through, 0 at the top; line 1 is the first. */
export const lines: readonly (readonly number[])[] = [
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101',
  '10121 01110 21112 01010 21212 11011 11211 00200 22022 02220',
].flatMap((text) => text.split(' ').map((line) => Array.from(line, Number)))

/** What 3, 4 and 5 of a kind from the left pay, in line bets (a line bet is a twentieth of the stake). */
export const pays: Readonly<Record<PayingSymbol, Readonly<Record<number, number>>>> = {
  W: { 3: 100, 4: 500, 5: 2000 },
  H1: { 3: 60, 4: 250, 5: 1000 },
  H2: { 3: 50, 4: 175, 5: 600 },
  H3: { 3: 35, 4: 125, 5: 400 },
  H4: { 3: 30, 4: 100, 5: 300 },
  A: { 3: 18, 4: 50, 5: 200 },
  K: { 3: 12, 4: 40, 5: 150 },
  Q: { 3: 10, 4: 30, 5: 120 },
  J: { 3: 5, 4: 25, 5: 90 },
  T: { 3: 5, 4: 20, 5: 75 },
}

/** What 3, 4 and 5 scatters anywhere pay, in stakes. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 100 }

/** Three or more scatters award free spins, in free spins too, without limit; every win in them counts three times. */
export const freeSpins = { scatters: 3, awarded: 10, multiplier: 3 } as const

/** Of every stake 1/200 feeds the mystery pot, four fifths of that the visible one; all of it is paid in the long run. */
export const jackpotContribution = { numerator: 1n, denominator: 200n, seedNumerator: 1n, seedDenominator: 5n } as const
