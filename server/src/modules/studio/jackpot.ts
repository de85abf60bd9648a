import { floorTo } from '@croupier/engine/fraction.ts'
import type { Tx } from '#kernel/database.ts'
import type { BetBook } from '../betting/betting.ts'
import { derivedId, houseAccount } from '../wallet/wallet.ts'
import { houseFundsOf } from '../wallet/balances/balances.ts'
import { NEXT_SHARE, POT_SHARE, THOUSAND } from './rules.ts'
import { type JackpotKey, type JackpotRow, lockJackpot, saveJackpot } from './store.ts'

/**
 * The pot of one game, locked for one batch. Shares of stakes accrue exactly; whole units move when the pot falls or the
 * batch ends, the rest is carried.
 */
export class Jackpot {
  readonly #tx: Tx
  readonly #key: JackpotKey
  #carry: JackpotRow
  #pot: bigint
  #next: bigint
  /** The last bet that fed it: the transfers of the shares are named after it. */
  #lastBetId: string | undefined
  #saved = false

  private constructor(
    tx: Tx,
    key: JackpotKey,
    carry: JackpotRow,
    funds: { readonly pot: bigint; readonly next: bigint },
  ) {
    this.#tx = tx
    this.#key = key
    this.#carry = carry
    this.#pot = funds.pot
    this.#next = funds.next
  }

  /** Lock the pot, then read what stands in it. */
  static async open(tx: Tx, key: JackpotKey): Promise<Jackpot> {
    const [carry, pot, next] = await Promise.all([
      lockJackpot(tx, key),
      houseFundsOf(tx, potAccount(key)),
      houseFundsOf(tx, nextAccount(key)),
    ])
    return new Jackpot(tx, key, carry, { pot, next })
  }

  /** A stake's shares. */
  feed(betId: string, stake: bigint): void {
    if (this.#saved) throw new Error(`bet ${betId} feeds its pot too late: the pot has been written`)
    this.#carry = {
      potCarry: this.#carry.potCarry + stake * POT_SHARE,
      nextCarry: this.#carry.nextCarry + stake * NEXT_SHARE,
    }
    this.#lastBetId = betId
  }

  /** The pot falls: what it pays and from where. It starts again with what was gathered for the next one. */
  fall(book: BetBook, unit: bigint): { readonly amount: bigint; readonly pot: string } {
    this.bank(book)
    const amount = floorTo(this.#pot, unit)
    this.#pot -= amount
    return { amount, pot: potAccount(this.#key) }
  }

  /** After the pot has been paid out. */
  restart(book: BetBook, betId: string): void {
    if (this.#next === 0n) return
    book.move({
      id: derivedId(betId, 'jackpot_restart'),
      kind: 'jackpot_restart',
      debit: nextAccount(this.#key),
      credit: potAccount(this.#key),
      amount: this.#next,
      journal: betId,
    })
    this.#pot += this.#next
    this.#next = 0n
  }

  /** What is left after whole units have moved; to be called when every share has. */
  async save(): Promise<void> {
    if (this.#lastBetId !== undefined) throw new Error(`the shares of bet ${this.#lastBetId} have not moved`)
    this.#saved = true
    await saveJackpot(this.#tx, this.#key, this.#carry)
  }

  /** Whole units go from the game to the pot and to the next one; to be called before the book is written. */
  bank(book: BetBook): void {
    const betId = this.#lastBetId
    if (betId === undefined) return
    const [pot, next] = [this.#carry.potCarry / THOUSAND, this.#carry.nextCarry / THOUSAND]
    const from = houseAccount(this.#key.brandId, `game:${this.#key.gameCode}`, this.#key.asset)
    if (pot > 0n)
      book.move({
        id: derivedId(betId, 'jackpot_share'),
        kind: 'jackpot_share',
        debit: from,
        credit: potAccount(this.#key),
        amount: pot,
        journal: betId,
      })
    if (next > 0n)
      book.move({
        id: derivedId(betId, 'jackpot_next'),
        kind: 'jackpot_share',
        debit: from,
        credit: nextAccount(this.#key),
        amount: next,
        journal: betId,
      })
    this.#carry = { potCarry: this.#carry.potCarry % THOUSAND, nextCarry: this.#carry.nextCarry % THOUSAND }
    this.#pot += pot
    this.#next += next
    this.#lastBetId = undefined
  }
}

/** Where the visible pot of a game stands. */
export const potAccount = ({ brandId, gameCode, asset }: JackpotKey): string =>
  houseAccount(brandId, `pot:${gameCode}`, asset)

/** Where the seed of the next pot is gathered. */
const nextAccount = ({ brandId, gameCode, asset }: JackpotKey): string =>
  houseAccount(brandId, `next:${gameCode}`, asset)
