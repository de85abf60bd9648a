/** What is left to an agent of a settlement. */
export interface OwnPart {
  /** The gross amount less what those below got of it and what was owed; may be below zero. */
  readonly own: bigint
  /** In one transfer; zero where the own part is below it. */
  readonly paid: bigint
  /** Taken from the next own part of the same kind. */
  readonly owed: bigint
}

/** The own part of a gross amount, after the gross amounts of the contracts that the agent gave and what was owed before. */
export function ownPart(gross: bigint, below: readonly bigint[], owedBefore: bigint): OwnPart {
  if (owedBefore < 0n) throw new Error(`nobody owes ${owedBefore}`)
  const own = below.reduce((rest, part) => rest - part, gross) - owedBefore
  return own < 0n ? { own, paid: 0n, owed: -own } : { own, paid: own, owed: 0n }
}
