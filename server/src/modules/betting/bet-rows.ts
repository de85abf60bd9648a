import type { Tx } from '#kernel/database.ts'
import type { Bet, Round } from './betting.ts'
import * as store from './store.ts'

/** What was written before of the bets of a transaction. */
export interface WrittenBets {
  readonly bets: ReadonlyMap<string, Bet>
  readonly cancellations: ReadonlySet<string>
}

/** The bets of one transaction as rows: how they were read, how they stand now, and what has to be written of them. */
export class BetRows {
  readonly #before: ReadonlyMap<string, Bet>
  readonly #now: Map<string, Bet>
  readonly #cancellations: Set<string>
  readonly #newCancellations = new Set<string>()
  readonly #fresh = new Set<string>()
  readonly #changed = new Set<string>()

  constructor({ bets, cancellations }: WrittenBets) {
    this.#before = bets
    this.#now = new Map(bets)
    this.#cancellations = new Set(cancellations)
  }

  get(id: string): Bet | undefined {
    return this.#now.get(id)
  }

  /** The bets of a round, in the order they were placed. */
  ofRound(roundId: string): readonly Bet[] {
    return [...this.#now.values()].filter((bet) => bet.roundId === roundId)
  }

  isCancelled(id: string): boolean {
    return this.#cancellations.has(id)
  }

  addCancellation(id: string): void {
    if (this.#cancellations.has(id)) return
    this.#cancellations.add(id)
    this.#newCancellations.add(id)
  }

  add(bet: Bet): void {
    this.#fresh.add(bet.id)
    this.#now.set(bet.id, bet)
  }

  change(bet: Bet): void {
    this.#changed.add(bet.id)
    this.#now.set(bet.id, bet)
  }

  async write(tx: Tx, rounds: readonly Round[], now: Date): Promise<void> {
    const bets = (ids: Iterable<string>) => [...ids].map((id) => this.#now.get(id)).filter((bet) => bet !== undefined)
    const [fresh, changed] = [bets(this.#fresh), bets(this.#changed.difference(this.#fresh))]
    await Promise.all([
      fresh.length > 0 || rounds.length > 0 ? store.insertRoundsAndBets(tx, rounds, fresh) : undefined,
      changed.length > 0 ? store.updateBets(tx, changed, this.#before) : undefined,
      this.#newCancellations.size > 0 ? store.insertCancellations(tx, [...this.#newCancellations], now) : undefined,
    ])
  }
}
