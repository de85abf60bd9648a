import { LINE_KINDS } from '@croupier/contract/wallet.ts'
import type { Tx } from '#kernel/database.ts'
import { no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import { announce } from '#kernel/outbox.ts'
import { type HouseAccount, isCallers, knownHouse } from './accounts.ts'
import { batchHash, type Line } from './chain.ts'
import { fillsBlock } from './record/rules.ts'
import { giveBack, type Balance, receive, setAside, spend } from './rules.ts'
import { hasReserved } from './reserved/store.ts'
import { findBrandsOf, lockBalances, takeWriter, writeBatch, type Writer } from './store.ts'
import type { BalancesAfter, Book, Hold, Move } from './wallet.ts'

const KINDS: ReadonlySet<string> = new Set(LINE_KINDS)

interface AccountState extends Balance {
  readonly asset: string
  /** Written by earlier books. */
  readonly had: number
  readonly lines: number
}

/**
 * The accounts of one transaction, locked: moves are judged in order against what the earlier ones left,
 * and written together by `write`. Floors hold after every single move.
 */
export class LockedBook implements Book {
  readonly #tx: Tx
  readonly #writer: Writer
  readonly #accounts: Map<string, AccountState>
  readonly #houses = new Map<string, bigint>()
  readonly #lines: Line[] = []
  #written = false

  private constructor(tx: Tx, writer: Writer, accounts: Map<string, AccountState>) {
    this.#tx = tx
    this.#writer = writer
    this.#accounts = accounts
  }

  /** Lock these members' accounts, in id order. Accounts of the house need no lock and no naming here. */
  static async open(tx: Tx, accountIds: readonly string[]): Promise<LockedBook> {
    // The number of the batch is drawn behind the locks, so that batches that share an account are numbered in their order.
    const [rows, writer] = await Promise.all([lockBalances(tx, [...new Set(accountIds)]), takeWriter(tx)])
    return new LockedBook(
      tx,
      writer,
      new Map(
        rows.map(({ accountId, asset, balance, held, lines: had }) => [
          accountId,
          { asset, balance, held, had, lines: 0 },
        ]),
      ),
    )
  }

  /** What stands on an account now, earlier moves of this book included; undefined where no such account is open. */
  balanceOf(accountId: string): Balance | undefined {
    return this.#accounts.get(accountId)
  }

  /** Move money now; `insufficient_funds` leaves the book as it was. */
  transfer(move: Move): Verdict<BalancesAfter> {
    this.#mustBeUnwritten(move.id)
    this.#check(move)
    const from = this.#accounts.get(move.debit)
    if (from) {
      const after = spend(from, move.amount)
      if (!after.ok) return after
      this.#update(move.debit, from, after.value)
    } else this.#postHouse(move.debit, -move.amount)

    const to = this.#accounts.get(move.credit)
    if (to) this.#update(move.credit, to, receive(to, move.amount))
    else this.#postHouse(move.credit, move.amount)
    return yes(this.#note(move, 'posted', null))
  }

  /** Set money aside for a move that may come; `insufficient_funds` leaves the book as it was. */
  hold(move: Move): Verdict<void> {
    this.#mustBeUnwritten(move.id)
    this.#check(move)
    const from = this.#accounts.get(move.debit)
    if (!from) return no('insufficient_funds')
    const after = setAside(from, move.amount)
    if (!after.ok) return after
    this.#update(move.debit, from, after.value)
    this.#note(move, 'pending', null)
    return yes(undefined)
  }

  /** The held money moves. */
  postHold(id: string, hold: Hold): void {
    this.#mustBeUnwritten(id)
    const from = this.#heldOn(hold)
    this.#update(hold.debit, from, { balance: from.balance - hold.amount, held: from.held - hold.amount })
    const to = this.#accounts.get(hold.credit)
    if (to) this.#update(hold.credit, to, receive(to, hold.amount))
    else this.#postHouse(hold.credit, hold.amount)
    this.#note({ ...moveOf(hold), id }, 'posted', hold.id)
  }

  /** The held money is free again. */
  voidHold(id: string, hold: Hold): void {
    this.#mustBeUnwritten(id)
    const from = this.#heldOn(hold)
    this.#update(hold.debit, from, giveBack(from, hold.amount))
    this.#note({ ...moveOf(hold), id }, 'voided', hold.id)
  }

  /** Write everything as one chained batch, once. A book without moves writes nothing. */
  async write(now: Date): Promise<void> {
    if (this.#written) throw new Error('a book is written once')
    this.#written = true
    const lines = this.#lines
    if (lines.length === 0) return

    const { writer, batches, hash: previous, batch, salt } = this.#writer
    const head = { id: batch, writer, number: batches + 1n, at: now, previous, salt }
    const balances = this.#changed()
    const writing = { head, hash: batchHash(head, lines), lines, balances, houses: this.#owed() }
    const [isTaken] = await Promise.all([areReserved(this.#tx, lines), writeBatch(writing, this.#tx)])
    if (isTaken) throw new Refusal('id_reused')
    await announceGrown(
      this.#tx,
      balances.filter((account) => fillsBlock(account.had, account.lines)).map((account) => account.accountId),
    )
  }

  /** What is recorded once writing has begun would be lost. */
  #mustBeUnwritten(id: string): void {
    if (this.#written) throw new Error(`transfer ${id} is too late: its book has been written`)
  }

  #check(move: Move): void {
    if (move.amount <= 0n) throw new Error(`transfer ${move.id} moves ${move.amount}`)
    if (!KINDS.has(move.kind)) throw new Error(`transfer ${move.id} is a ${move.kind}, which no record has words for`)
    const [debit, credit] = [this.#assetOf(move.debit), this.#assetOf(move.credit)]
    if (debit !== credit) throw new Error(`transfer ${move.id} goes from ${debit} to ${credit}`)
  }

  #assetOf(accountId: string): string {
    const asset = this.#accounts.get(accountId)?.asset ?? knownHouse(accountId)?.asset
    if (asset === undefined) throw new Error(`account ${accountId} is not open in this book`)
    return asset
  }

  #heldOn(hold: Hold): AccountState {
    const account = this.#accounts.get(hold.debit)
    if (!account || account.held < hold.amount) throw new Error(`hold ${hold.id} is not on its account`)
    return account
  }

  #update(accountId: string, account: AccountState, after: Balance): void {
    const { asset, had, lines } = account
    this.#accounts.set(accountId, { asset, balance: after.balance, held: after.held, had, lines: lines + 1 })
  }

  #postHouse(accountId: string, amount: bigint): void {
    this.#houses.set(accountId, (this.#houses.get(accountId) ?? 0n) + amount)
  }

  #note(move: Move, state: Line['state'], holdId: string | null) {
    const debitAfter = this.#accounts.get(move.debit)?.balance ?? null
    const creditAfter = this.#accounts.get(move.credit)?.balance ?? null
    const { id, kind, debit, credit, amount, journal = id, cause = null } = move
    this.#lines.push({
      line: this.#lines.length + 1,
      id,
      journal,
      kind,
      state,
      debit,
      credit,
      amount,
      debitAfter,
      creditAfter,
      holdId,
      cause,
    })
    return { debitAfter, creditAfter }
  }

  #changed() {
    const changed = [...this.#accounts].filter(([, account]) => account.lines > 0)
    for (const [accountId, account] of changed) this.#accounts.set(accountId, { ...account, lines: 0 })
    return changed.map(([accountId, account]) => ({ accountId, ...account }))
  }

  #owed() {
    const owed = [...this.#houses].map(([accountId, amount]) => ({ ...houseOf(accountId), amount }))
    this.#houses.clear()
    return owed
  }
}

/** Ids that follow from others are nobody's to reserve. */
async function areReserved(tx: Tx, lines: readonly Line[]): Promise<boolean> {
  const made = lines.flatMap(({ id }) => (isCallers(id) ? [id] : []))
  return made.length > 0 && hasReserved(tx, made)
}

/** Records with enough new lines to be counted into blocks. */
async function announceGrown(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  const accounts = await findBrandsOf(tx, accountIds)
  await announce(
    tx,
    accounts.map(({ accountId, brandId }) => ({ topic: 'record_grew', brandId, keys: [accountId] })),
  )
}

function houseOf(accountId: string): HouseAccount {
  const house = knownHouse(accountId)
  if (!house) throw new Error(`account ${accountId} is neither in this book nor the house's`)
  return house
}

/** What was held moves, or not, under the name it was held by. */
const moveOf = ({ kind, journal, debit, credit, amount, cause }: Hold) => ({
  kind,
  journal,
  debit,
  credit,
  amount,
  ...(cause !== null && { cause }),
})
