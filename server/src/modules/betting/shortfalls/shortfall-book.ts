import type { Tx } from '#kernel/database.ts'
import { accountOf, type Book, derivedId, houseAccount, type Move, spendable } from '../../wallet/wallet.ts'
import type { Bet } from '../betting.ts'
import { reversalOf } from './rules.ts'
import * as store from './store.ts'

/** The house's account that stands in for members: what it owes is what they owe. */
export const shortfallAccount = ({ brandId, asset }: Pick<Bet, 'brandId' | 'asset'>): string =>
  houseAccount(brandId, 'shortfall', asset)

/** The house's account that bears what nobody gives back. */
export const writtenOffAccount = ({ brandId, asset }: Pick<Bet, 'brandId' | 'asset'>): string =>
  houseAccount(brandId, 'written_off', asset)

/** What members owe of the bets of one transaction, or once did: read behind the locks of their accounts, written with their bets. */
export class ShortfallBook {
  readonly #money: Book
  readonly #known: Map<string, store.Shortfall>
  readonly #changed = new Set<string>()

  private constructor(money: Book, known: readonly store.Shortfall[]) {
    this.#money = money
    this.#known = new Map(known.map((shortfall) => [shortfall.id, shortfall]))
  }

  static async open(
    tx: Tx,
    money: Book,
    { betIds, roundIds }: { readonly betIds: readonly string[]; readonly roundIds: readonly string[] },
  ): Promise<ShortfallBook> {
    const isAsked = betIds.length > 0 || roundIds.length > 0
    return new ShortfallBook(money, isAsked ? await store.findReversible(tx, betIds, roundIds) : [])
  }

  /** An amount comes back to an account of the house: from the member as far as they have it, the rest from the one that stands in. */
  takeBack(bet: Bet, { id, kind, credit, amount }: Pick<Move, 'id' | 'kind' | 'credit' | 'amount'>): void {
    const from = accountOf(bet.memberId, bet.asset)
    const balance = this.#money.balanceOf(from)
    if (!balance) throw new Error(`account ${from} is not open, and bet ${bet.id} cannot be taken back`)
    const there = spendable(balance)
    const taken = there < amount ? there : amount
    const owed = amount - taken
    if (taken > 0n) this.#move(bet, { id, kind, debit: from, credit, amount: taken })
    if (owed === 0n) return
    const own = derivedId(id, 'shortfall')
    this.#move(bet, { id: own, kind: 'shortfall', debit: shortfallAccount(bet), credit, amount: owed })
    const { id: betId, roundId, brandId, memberId, asset, gameCode } = bet
    const none = { collected: 0n, writtenOff: 0n, reversed: 0n }
    this.#note({ id: own, betId, roundId, brandId, memberId, asset, gameCode, amount: owed, ...none, state: 'open' })
  }

  /**
   * A payment to a bet of which something is owed, or was written off, reverses that first, under an id of its own or the payment's.
   * Answers what is left.
   */
  reverse(bet: Bet, { id, debit, amount }: Pick<Move, 'id' | 'debit' | 'amount'>): bigint {
    const own = [...this.#known.values()].filter(({ betId }) => betId === bet.id)
    const { changed, reversed, restored, left } = reversalOf(own, amount)
    const parts = [
      { part: 'shortfall', credit: shortfallAccount(bet), amount: reversed },
      { part: 'written off', credit: writtenOffAccount(bet), amount: restored },
    ].filter((one) => one.amount > 0n)
    for (const [at, { part, ...to }] of parts.entries()) {
      const isPayment = left === 0n && at === 0
      this.#move(bet, { id: isPayment ? id : derivedId(id, part), kind: 'shortfall_reversed', debit, ...to })
    }
    for (const shortfall of changed) this.#note(shortfall)
    return left
  }

  async write(tx: Tx, now: Date): Promise<void> {
    const changed = [...this.#changed].map((id) => this.#known.get(id)).filter((one) => one !== undefined)
    if (changed.length > 0) await store.saveShortfalls(tx, changed, now)
  }

  #move(bet: Bet, move: Move): void {
    const moved = this.#money.transfer({ ...move, journal: bet.id, cause: bet.roundId })
    if (!moved.ok) throw new Error(`transfer ${move.id} of bet ${bet.id} was refused: ${moved.code}`)
  }

  #note(shortfall: store.Shortfall): void {
    this.#known.set(shortfall.id, shortfall)
    this.#changed.add(shortfall.id)
  }
}
