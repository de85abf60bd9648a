import type { Dice } from './dice.ts'

/** What somebody does at the site, and how often. Money is in whole units of the brand's currency. */
export interface Habits {
  /** On so many days of a hundred they come. */
  readonly comes: number
  /** The hour of the day, on the brand's clock, at which they mostly come. */
  readonly hour: number
  /** About how many rounds they play when they come. */
  readonly rounds: number
  /** What they mostly stake. */
  readonly stake: number
  /** Games they like, the first most. */
  readonly games: readonly GameCode[]
  /** What they pay in when little is left. */
  readonly deposit: number
  /** At how many times the deposit they withdraw half of their balance; null for members who never do. */
  readonly takesAt: number | null
  /** A restraint that they take on one day. */
  readonly restraint: 'none' | 'limit' | 'time_out' | 'exclusion'
}

/** Games of one member alone. */
export const GAMES = [
  'DICE',
  'LIMBO',
  'PLINKO',
  'KENO',
  'WHEEL',
  'MINES',
  'HI_LO',
  'LUCKY_TWENTY',
  'JADE_WAYS',
  'STORM_TUMBLE',
  'TWIN_LANTERNS',
  'MOON_SCROLL',
  'HARBOUR_COINS',
  'BELL_STREET',
] as const
export type GameCode = (typeof GAMES)[number]

/** The value of a peso in other currencies. */
const UNITS = { LUCKY: 1, SAMPA: 500 } as const

/** Habits fall by the dice: most play little, some much, and a few more than they should. */
export function habitsOf(merchant: keyof typeof UNITS, dice: Dice): Habits {
  const unit = UNITS[merchant]
  const size = dice.oneOf(SIZES)
  return {
    comes: dice.oneOf(size.comes),
    hour: dice.oneOf(HOURS),
    rounds: dice.oneOf(size.rounds),
    stake: dice.oneOf(size.stakes) * unit,
    games: [dice.oneOf(GAMES), dice.oneOf(GAMES), dice.oneOf(GAMES)],
    deposit: dice.oneOf(size.deposits) * unit,
    takesAt: dice.happens(85) ? dice.oneOf([1.5, 2, 2, 3]) : null,
    restraint: restraintOf(dice),
  }
}

const SMALL = { comes: [10, 15, 20, 30], rounds: [10, 15, 20], stakes: [5, 10, 20], deposits: [500, 500, 1000] }
const MIDDLE = { comes: [25, 35, 45], rounds: [20, 30, 40], stakes: [20, 50, 100], deposits: [1000, 2000, 5000] }
const LARGE = { comes: [50, 65, 80], rounds: [40, 60], stakes: [100], deposits: [5000, 10_000, 20_000] }
const SIZES = [SMALL, SMALL, SMALL, MIDDLE, MIDDLE, MIDDLE, LARGE]

/** Most come after work. */
const HOURS = [0, 1, 8, 10, 12, 13, 15, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23]

/** Most members take no restraint. */
function restraintOf(dice: Dice): Habits['restraint'] {
  const draw = dice.below(15)
  if (draw === 0) return 'exclusion'
  if (draw === 1) return 'time_out'
  return draw < 5 ? 'limit' : 'none'
}
