/** A round is decided before it is shown: what it pays in stored units, and the events the page plays in order. */
export interface Round<E> {
  readonly payout: bigint
  readonly events: readonly E[]
}
