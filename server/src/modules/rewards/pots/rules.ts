const MILLION = 1_000_000n

/** A bet that feeds a pot. */
export interface FeedingBet {
  readonly betId: string
  readonly roundId: string
  readonly memberId: string
  readonly stake: bigint
}

export interface PotGrowth {
  /** Whole units that these bets put in before the pot fell, or in all. */
  readonly added: bigint
  /** In millionths of a unit. */
  readonly carry: bigint
  /** Which bet it fell to, and how many have been read with it. */
  readonly fell: FeedingBet | undefined
  readonly read: number
}

/**
 * Feed bets to a pot in their order until it falls: to the bet that brings it to its point. Shares are exact, in millionths of a
 * stake; what makes no whole unit is carried.
 */
export function fill(
  bets: readonly FeedingBet[],
  { amount, carry, fallsAt, share }: Readonly<Record<'amount' | 'carry' | 'fallsAt' | 'share', bigint>>,
): PotGrowth {
  let parts = carry
  for (const [index, bet] of bets.entries()) {
    parts += bet.stake * share
    if (amount + parts / MILLION >= fallsAt)
      return { added: parts / MILLION, carry: parts % MILLION, fell: bet, read: index + 1 }
  }
  return { added: parts / MILLION, carry: parts % MILLION, fell: undefined, read: bets.length }
}

/** A point between what a pot starts with and where it must have fallen, both out of reach; `draw` is uniform in [0, 2^64). */
export function pointOf({ seed, mustFallBy }: Readonly<Record<'seed' | 'mustFallBy', bigint>>, draw: bigint): bigint {
  // The bias of a 64-bit draw over any amount there is stays below one in a million million.
  return seed + 1n + (draw * (mustFallBy - seed)) / (1n << 64n)
}
