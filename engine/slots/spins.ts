import type { Round } from '../round.ts'

/** Played when a round's wins pass the cap: nothing beyond it is played. */
export interface CapEvent {
  readonly kind: 'capped'
  readonly at: bigint
}

/** A round as it grows: what it has paid so far and the events up to now. */
export class Course<E> {
  readonly #events: (E | CapEvent)[] = []
  readonly #cap: bigint | undefined
  #payout = 0n

  constructor(cap: bigint | undefined) {
    this.#cap = cap
  }

  /** True once the wins have passed the cap. */
  get over(): boolean {
    return this.#cap !== undefined && this.#payout > this.#cap
  }

  /** Another event, and what it pays. */
  add(event: E, amount = 0n): void {
    this.#events.push(event)
    this.#payout += amount
  }

  /** The round as it ends, at the cap where that was passed. */
  end(): Round<E | CapEvent> {
    if (this.#cap === undefined || this.#payout <= this.#cap) return { payout: this.#payout, events: this.#events }
    this.#events.push({ kind: 'capped', at: this.#cap })
    return { payout: this.#cap, events: this.#events }
  }
}

/** Where a spin stands in its round. */
export interface Turn {
  /** 0 is the paid spin, 1, 2 … the free ones. */
  readonly index: number
  /** Free spins to come before this one. */
  readonly before: number
}

/** Free spins to come after this one. */
export const leftAfter = ({ index, before }: Turn, awarded: number): number => before - (index > 0 ? 1 : 0) + awarded
