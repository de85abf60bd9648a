/** What a line must have reached in a period; a salary asks nothing of the net loss. */
export interface TierConditions {
  readonly netLoss?: bigint
  readonly validBets: bigint
  /** Members of the line who played enough to count. */
  readonly active: number
}

/** What a line has reached. */
export interface TierFigures {
  readonly netLoss: bigint
  readonly validBets: bigint
  readonly active: number
}

/** A tier that a line reached, counted from 1. */
export interface ReachedTier<Tier> {
  readonly place: number
  readonly tier: Tier
}

/** The highest tier all of whose conditions are met. */
export function reachedTier<Tier extends TierConditions>(
  tiers: readonly Tier[],
  reach: TierFigures,
): ReachedTier<Tier> | undefined {
  const index = tiers.findLastIndex((tier) => isReached(tier, reach))
  const tier = tiers[index]
  return tier && { place: index + 1, tier }
}

/** The tier above the one that a line reached, and exactly what is missing for it; undefined at the highest one. */
export function nextTier<Tier extends TierConditions>(
  tiers: readonly Tier[],
  reach: TierFigures,
): NextTier<Tier> | undefined {
  const place = (reachedTier(tiers, reach)?.place ?? 0) + 1
  const tier = tiers[place - 1]
  return tier && { place, tier, missing: missingFor(tier, reach) }
}

/** A tier that a line has not reached yet. */
export interface NextTier<Tier> extends ReachedTier<Tier> {
  readonly missing: TierFigures
}

const isReached = (tier: TierConditions, { netLoss, validBets, active }: TierFigures): boolean =>
  (tier.netLoss === undefined || netLoss >= tier.netLoss) && validBets >= tier.validBets && active >= tier.active

const missingFor = (tier: TierConditions, { netLoss, validBets, active }: TierFigures): TierFigures => ({
  netLoss: tier.netLoss !== undefined && tier.netLoss > netLoss ? tier.netLoss - netLoss : 0n,
  validBets: tier.validBets > validBets ? tier.validBets - validBets : 0n,
  active: Math.max(0, tier.active - active),
})
