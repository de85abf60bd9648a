// Storm Tumble's weights and pays (rulebook §21). Change any figure and the version changes with it, because rounds that
// were played under the old one must still verify.

export const paytableVersion = 'storm-tumble-1'

export const columns = 6
export const rows = 5
export const scatter = 'S'

/** Of how many drops of a column one holds a scatter, in any of its rows. */
export const scatterWeight = { of: 100, scatter: 14 } as const

/** What every other cell draws from: each symbol's share of a hundred, in the order in which the draw counts them. */
export const cellWeights = [
  ['H1', 10],
  ['H2', 10],
  ['H3', 10],
  ['H4', 10],
  ['L1', 15],
  ['L2', 15],
  ['L3', 15],
  ['L4', 15],
] as const

export type StormSymbol = (typeof cellWeights)[number][0]

/** From how many cells of a kind each column of the paytable pays. */
export const sizes = [8, 10, 12] as const

/** What 8, 10 and 12 cells of a kind pay anywhere, in hundredths of the stake. */
export const pays: Readonly<Record<StormSymbol, readonly [number, number, number]>> = {
  H1: [895, 2235, 5585],
  H2: [335, 1115, 2795],
  H3: [225, 670, 1675],
  H4: [170, 335, 1340],
  L1: [90, 135, 995],
  L2: [65, 110, 670],
  L3: [55, 100, 445],
  L4: [45, 90, 335],
}
export const paysPerStake = 100

/** What 4, 5 and 6 scatters pay, in stakes; no multiplier counts them. */
export const scatterPays: Readonly<Record<number, number>> = { 4: 3, 5: 5, 6: 100 }

/** The free spins that 4, 5 and 6 scatters start; in free spins three or more award five. */
export const awards: Readonly<Record<number, number>> = { 4: 10, 5: 12, 6: 15 }
export const retrigger = { scatters: 3, spins: 5 } as const

/** Multipliers and their weights of ten thousand, of a paid drop and of a free one. */
export type Multipliers = readonly (readonly [number, number])[]
export const multipliersOf = 10_000
export const baseMultipliers: Multipliers = [
  [1, 8600],
  [2, 500],
  [3, 300],
  [5, 250],
  [8, 150],
  [10, 100],
  [15, 50],
  [25, 30],
  [50, 15],
  [100, 4],
  [500, 1],
]
export const freeMultipliers: Multipliers = [
  [1, 4000],
  [2, 1800],
  [3, 1400],
  [5, 1200],
  [8, 700],
  [10, 450],
  [15, 220],
  [25, 140],
  [50, 60],
  [100, 25],
  [500, 5],
]

/** Ten free spins at once, without a paid drop before them, for 27 stakes. */
export const buy = { price: 27, spins: 10 } as const
