const MILLION = 1_000_000n

/** How a pot is filled: what is in it, what makes no whole unit yet in millionths of one, and what of each stake goes in. */
type PotFill = Readonly<Record<'amount' | 'carry' | 'share', bigint>>

export interface PotGrowth {
  /** Whole units that go in. */
  readonly added: bigint
  /** In millionths of a unit. */
  readonly carry: bigint
}

/** What stakes put into a pot. Shares are exact, in millionths of a stake; what makes no whole unit is carried. */
export function fill(staked: bigint, { carry, share }: Omit<PotFill, 'amount'>): PotGrowth {
  const parts = carry + staked * share
  return { added: parts / MILLION, carry: parts % MILLION }
}

/** The least that must be staked to bring a pot to its point: the bet with which it is brings it down. */
export function stakesToFall({ amount, carry, share }: PotFill, fallsAt: bigint): bigint {
  const missing = (fallsAt - amount) * MILLION - carry
  return missing <= 0n ? 1n : (missing + share - 1n) / share
}

/** A point between what a pot starts with and where it must have fallen, both out of reach; `draw` is uniform in [0, 2^64). */
export function pointOf({ seed, mustFallBy }: Readonly<Record<'seed' | 'mustFallBy', bigint>>, draw: bigint): bigint {
  // The bias of a 64-bit draw over any amount there is stays below one in a million million.
  return seed + 1n + (draw * (mustFallBy - seed)) / (1n << 64n)
}
