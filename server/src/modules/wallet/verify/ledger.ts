import type { LedgerLine } from '@croupier/engine/ledger.ts'
import { type Hold, type Point, START } from './point.ts'
import type { Claim, AccountLine } from './store.ts'

/** What a proof has found wrong: the first hundred faults in words, and how many there are. */
export class Faults {
  readonly texts: string[] = []
  count = 0

  add(text: string): void {
    this.count++
    if (this.texts.length < FAULTS_NAMED) this.texts.push(text)
  }
}

const FAULTS_NAMED = 100

/** A line as it was read from its text. */
export interface TextLine extends LedgerLine {
  readonly batch: bigint
}

const unitsOf = (text: string | undefined) => (text ? BigInt(text) : null)

/** Read a line from the text that is hashed. */
export function readText(batch: bigint, text: string): TextLine {
  const [line, id = '', journal = '', kind = '', state = '', debit = '', credit = '', amount, ...rest] = text.split('|')
  return {
    batch,
    line: Number(line),
    id,
    journal,
    kind,
    state,
    debit,
    credit,
    amount: BigInt(amount ?? ''),
    debitAfter: unitsOf(rest[0]),
    creditAfter: unitsOf(rest[1]),
    holdId: rest[2] || null,
    cause: rest[3] || null,
  }
}

interface Account {
  balance: bigint
  held: bigint
  /** What its lines say it was left with is checked. */
  floored: boolean
}

/** What transfers add up to, line by line, from a point that was proved. */
export class Ledger {
  readonly #accounts = new Map<string, Account>()
  /** Of accounts that moved since the point: the first line and what they had before it. */
  readonly #begun = new Map<string, { readonly place: AccountLine; readonly balance: bigint }>()
  readonly holds: Map<string, Hold>
  readonly #held = new Map<string, bigint>()
  readonly #whole: boolean
  readonly #faults: Faults
  transfers = 0

  constructor(from: Point, faults: Faults) {
    this.#faults = faults
    this.#whole = from === START
    this.holds = new Map(from.holds)
    for (const { account, amount } of from.holds.values())
      this.#held.set(account, (this.#held.get(account) ?? 0n) + amount)
    for (const [id, balance] of from.houses) this.#accounts.set(id, { balance, held: 0n, floored: false })
  }

  /** The next line of the ledger. */
  take(line: TextLine): void {
    const { id, state, amount, holdId } = line
    const [debit, credit] = [this.#side(line, 'debit'), this.#side(line, 'credit')]
    const hold = holdId === null ? undefined : this.holds.get(holdId)
    if (holdId !== null && hold?.amount !== amount) this.#faults.add(wrong(line, 'ends no hold of this amount'))
    if (state === 'pending') {
      this.holds.set(id, { account: line.debit, amount })
      debit.held += amount
    } else {
      if (holdId !== null && hold) {
        this.holds.delete(holdId)
        debit.held -= amount
      }
      if (state === 'posted') {
        debit.balance -= amount
        credit.balance += amount
      }
    }
    this.#leave(line, 'debit', debit)
    this.#leave(line, 'credit', credit)
    this.transfers++
  }

  /** What a line says it left is what it left; where it is not, the lines after it are held against what it says. */
  #leave(line: TextLine, side: 'debit' | 'credit', account: Account): void {
    const [id, after] = [line[side], line[`${side}After`]]
    if (after === null) {
      if (account.floored) this.#faults.add(wrong(line, `does not say what it left on account ${id}`))
      return
    }
    if (account.balance !== after)
      this.#faults.add(wrong(line, `leaves ${account.balance} on account ${id}, but says ${after}`))
    account.balance = after
    if (account.balance < account.held || account.held < 0n)
      this.#faults.add(wrong(line, `breaks the floor of account ${id}`))
    account.floored = true
  }

  #side(line: TextLine, side: 'debit' | 'credit'): Account {
    const id = line[side]
    const known = this.#accounts.get(id)
    if (known) return known
    const after = line[`${side}After`]
    const moved = line.state !== 'posted' ? 0n : side === 'debit' ? -line.amount : line.amount
    const begins = this.#whole || after === null ? 0n : after - moved
    const account = { balance: begins, held: this.#held.get(id) ?? 0n, floored: false }
    this.#accounts.set(id, account)
    if (!this.#whole && after !== null)
      this.#begun.set(id, { place: { account: id, batch: line.batch, line: line.line }, balance: begins })
    return account
  }

  /** The accounts that moved since the point, each with its first line and what it had before. */
  begun = (): readonly { readonly place: AccountLine; readonly balance: bigint }[] => [...this.#begun.values()]

  /** The accounts with a floor that moved. */
  floored = (): readonly string[] => [...this.#accounts].filter(([, { floored }]) => floored).map(([id]) => id)

  /** What the house's accounts stand at. */
  houses = (): ReadonlyMap<string, bigint> =>
    new Map([...this.#accounts].filter(([, { floored }]) => !floored).map(([id, { balance }]) => [id, balance]))

  /** Every balance is the sum of its transfers, and what is held the sum of its holds. */
  compare(floored: readonly Claim[], houses: readonly Claim[]): void {
    const left = new Set(this.#accounts.keys())
    for (const { id, balance, held } of [...floored, ...houses]) {
      const sums = this.#accounts.get(id) ?? { balance: 0n, held: 0n }
      if (sums.balance !== balance)
        this.#faults.add(`account ${id}: its balance says ${balance}, its transfers add up to ${sums.balance}`)
      if (sums.held !== held) this.#faults.add(`account ${id}: ${held} is held, its holds add up to ${sums.held}`)
      left.delete(id)
    }
    for (const id of left) {
      const sums = this.#accounts.get(id)
      // An account of the house to which money was only ever set aside has not been opened yet.
      if (sums?.floored || sums?.balance !== 0n) this.#faults.add(`account ${id}: has transfers but no balance`)
    }
  }
}

const wrong = (line: TextLine, what: string) => `batch ${line.batch} line ${line.line}: transfer ${line.id} ${what}`
