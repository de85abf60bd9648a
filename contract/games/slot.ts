import { z } from 'zod'

/** A spin, where there is nothing to choose. */
export const SpinChoices = z.strictObject({})

/** A spin, or the title's feature at its price instead. */
export const BuyChoices = z.strictObject({ bought: z.boolean() })

// What happens in slots of every kind: what the reel player shows, whatever the title. One kind, one shape; money as
// decimal strings. Columns are counted from the left and rows from the top, both from 0; a window is window[column][row].

const Cell = z.tuple([z.number().int(), z.number().int()])
const Window = z.array(z.array(z.string()))

/** One win of a window: on a line, in so many ways, or wherever the symbol stands. */
const SlotWin = z.strictObject({
  symbol: z.string(),
  /** Columns from the left, or cells where a symbol pays anywhere. */
  count: z.number().int(),
  /** A wild is among them. */
  wild: z.boolean(),
  amount: z.string(),
  /** Which line, from 1: only where a title has lines. */
  line: z.number().int().optional(),
  /** In how many ways: only where a title has ways. */
  ways: z.number().int().optional(),
  /** The cells that won: only where neither line nor symbol says it, such as a cluster. */
  cells: z.array(Cell).optional(),
})

/** A spin of the reels or a fresh drop of the grid. `amount` is what this window pays; tumbles and multipliers say theirs. */
const Spun = z.strictObject({
  kind: z.literal('spun'),
  free: z.boolean(),
  /** 0 is the paid spin, 1, 2 … the free ones. */
  index: z.number().int(),
  /** The strips' places in the top row; none where a grid is dropped. */
  stops: z.array(z.number().int()),
  window: Window,
  wins: z.array(SlotWin),
  scatters: z.number().int(),
  scatterAmount: z.string(),
  amount: z.string(),
  /** Free spins this spin awarded, and how many are still to come after it. */
  awarded: z.number().int(),
  left: z.number().int(),
  /** Counts every win of this window: only where it differs from spin to spin. */
  multiplier: z.number().int().optional(),
})

/** The winning cells are gone, the rest has fallen, new ones have come; `window` is what stands now and `wins` what it pays. */
const Tumbled = z.strictObject({
  kind: z.literal('tumbled'),
  free: z.boolean(),
  index: z.number().int(),
  /** From 1, anew with every spin. */
  step: z.number().int(),
  window: Window,
  wins: z.array(SlotWin),
  amount: z.string(),
  /** Counts every win of this step: only where it grows from step to step. */
  multiplier: z.number().int().optional(),
})

/** A multiplier applies to all that the spin's windows paid: `from` becomes `amount`. */
const Multiplied = z.strictObject({
  kind: z.literal('multiplied'),
  free: z.boolean(),
  index: z.number().int(),
  by: z.number().int(),
  from: z.string(),
  amount: z.string(),
})

/** A symbol or wild has covered whole reels; `window` is what stands now, `wins` and `amount` what that adds. */
const Expanded = z.strictObject({
  kind: z.literal('expanded'),
  free: z.boolean(),
  index: z.number().int(),
  symbol: z.string(),
  columns: z.array(z.number().int()),
  window: Window,
  wins: z.array(SlotWin),
  amount: z.string(),
})

/** A feature begins: free spins (a bought one has no spin before it) or held coins with re-spins. */
const FeatureStarted = z.strictObject({
  kind: z.literal('feature_started'),
  feature: z.enum(['free_spins', 'respins']),
  bought: z.boolean(),
  /** Spins to come at first. */
  count: z.number().int(),
  /** The symbol chosen for the feature, where it has one. */
  symbol: z.string().optional(),
})

/** Coins stand held after the start (step 0) or a re-spin: all of them, in the order in which they came. */
const Held = z.strictObject({
  kind: z.literal('held'),
  step: z.number().int(),
  left: z.number().int(),
  coins: z.array(z.strictObject({ column: z.number().int(), row: z.number().int(), amount: z.string() })),
})

/** The held coins are paid; `full` when every cell holds one, with what that adds in `bonus`. */
const Collected = z.strictObject({
  kind: z.literal('collected'),
  full: z.boolean(),
  bonus: z.string(),
  amount: z.string(),
})

const JackpotWon = z.strictObject({ kind: z.literal('jackpot_won'), amount: z.string() })

/** The round has won the most it may, and ends. */
const Capped = z.strictObject({ kind: z.literal('capped'), at: z.string() })

/** Every slot's events are of these kinds, in the order in which they happen. */
export const slotEvents = [
  Spun,
  Tumbled,
  Multiplied,
  Expanded,
  FeatureStarted,
  Held,
  Collected,
  JackpotWon,
  Capped,
] as const
export type SlotEvent = z.output<(typeof slotEvents)[number]>
