import type { Db } from '#kernel/database.ts'
import { batchHash } from '../chain.ts'
import { type BatchRow, findBatches, findClaims, findHeads, findLinesBetween, type VerifiedLine } from './store.ts'

export interface Verification {
  readonly batches: number
  readonly transfers: number
  readonly accounts: number
  /** The first wrong line or row, in words; undefined when everything is proved. */
  readonly fault: string | undefined
}

const PAGE = 500
const NO_HASH = Buffer.alloc(32)

class Fault extends Error {}

interface Sums {
  balance: bigint
  held: bigint
}

/** Prove the ledger: every chain unbroken, every floor kept, every balance the sum of its transfers. Changes nothing. */
export const verifyLedger = (db: Db): Promise<Verification> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => new Proof(tx).run())

class Proof {
  readonly #db: Db
  readonly #chains = new Map<number, { number: bigint; hash: Buffer }>()
  readonly #sums = new Map<string, Sums>()
  readonly #floored = new Map<string, bigint>()
  readonly #holds = new Map<string, VerifiedLine>()
  #batches = 0
  #transfers = 0

  constructor(db: Db) {
    this.#db = db
  }

  async run(): Promise<Verification> {
    let fault: string | undefined
    let accounts = 0
    try {
      await this.#walk()
      await this.#heads()
      accounts = await this.#claims()
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      fault = error.message
    }
    return { batches: this.#batches, transfers: this.#transfers, accounts, fault }
  }

  async #walk(): Promise<void> {
    for (let after = 0n; ;) {
      const batches = await findBatches(this.#db, after, PAGE)
      const last = batches.at(-1)
      // Past the last batch, whatever is still there belongs to none.
      const lines = Map.groupBy(await findLinesBetween(this.#db, after, last?.id ?? null), (line) => line.batch)
      for (const batch of batches) {
        this.#batch(batch, lines.get(batch.id) ?? [])
        lines.delete(batch.id)
      }
      for (const [id, [stray]] of lines)
        throw new Fault(`batch ${id} line ${stray?.line}: transfer ${stray?.id} belongs to no batch`)
      if (!last) return
      after = last.id
    }
  }

  #batch(batch: BatchRow, lines: readonly VerifiedLine[]): void {
    const chain = this.#chains.get(batch.writer) ?? { number: 0n, hash: NO_HASH }
    if (batch.number !== chain.number + 1n)
      throw new Fault(`writer ${batch.writer}: batch number ${chain.number + 1n} is missing before batch ${batch.id}`)
    if (!batch.previous.equals(chain.hash))
      throw new Fault(`batch ${batch.id}: does not follow from the batch before it in chain ${batch.writer}`)

    this.#lines(batch, lines)

    if (!batchHash(batch, lines).equals(batch.hash))
      throw new Fault(`batch ${batch.id} (${namesOf(lines)}): its hash does not match its lines`)
    this.#chains.set(batch.writer, { number: batch.number, hash: batch.hash })
    this.#batches++
  }

  #lines(batch: BatchRow, lines: readonly VerifiedLine[]): void {
    lines.forEach((line, index) => {
      if (line.line !== index + 1)
        throw new Fault(
          `batch ${batch.id}: line ${Math.min(line.line, index + 1)} is ${line.line > index + 1 ? 'missing' : `there twice (transfer ${line.id})`}`,
        )
      if (line.line > batch.lines)
        throw new Fault(
          `batch ${batch.id} line ${line.line}: transfer ${line.id} was added, the batch has ${batch.lines}`,
        )
      this.#line(line)
    })
    if (lines.length < batch.lines) throw new Fault(`batch ${batch.id}: line ${lines.length + 1} is missing`)
  }

  #line(line: VerifiedLine): void {
    const hold = line.holdId === null ? undefined : this.#holds.get(line.holdId)
    if (line.holdId !== null && hold?.amount !== line.amount) throw this.#wrong(line, 'ends no hold of this amount')
    if (line.state === 'pending') {
      this.#holds.set(line.id, line)
      this.#add(line.debit, 0n, line.amount)
    } else {
      if (hold) this.#add(line.debit, 0n, -line.amount)
      if (line.state === 'posted') {
        this.#add(line.debit, -line.amount, 0n)
        this.#add(line.credit, line.amount, 0n)
      }
    }
    this.#after(line, line.debit, line.debitAfter)
    this.#after(line, line.credit, line.creditAfter)
    this.#transfers++
  }

  #add(account: string, balance: bigint, held: bigint): void {
    const sums = this.#sums.get(account) ?? { balance: 0n, held: 0n }
    this.#sums.set(account, { balance: sums.balance + balance, held: sums.held + held })
  }

  #after(line: VerifiedLine, account: string, after: bigint | null): void {
    if (after === null) {
      if (this.#floored.has(account)) throw this.#wrong(line, `does not say what it left on account ${account}`)
      return
    }
    const sums = this.#sums.get(account) ?? { balance: 0n, held: 0n }
    if (sums.balance !== after)
      throw this.#wrong(line, `leaves ${sums.balance} on account ${account}, but says ${after}`)
    if (sums.balance < sums.held || sums.held < 0n) throw this.#wrong(line, `breaks the floor of account ${account}`)
    this.#floored.set(account, after)
  }

  #wrong = (line: VerifiedLine, what: string) =>
    new Fault(`batch ${line.batch} line ${line.line}: transfer ${line.id} ${what}`)

  async #heads(): Promise<void> {
    for (const head of await findHeads(this.#db)) {
      const chain = this.#chains.get(head.writer) ?? { number: 0n, hash: NO_HASH }
      if (head.batches !== chain.number)
        throw new Fault(`writer ${head.writer}: batch number ${chain.number + 1n} is missing at the end of its chain`)
      if (!head.hash.equals(chain.hash))
        throw new Fault(`writer ${head.writer}: its last hash does not match its chain`)
    }
  }

  async #claims(): Promise<number> {
    const { floored, houses } = await findClaims(this.#db)
    const total = new Map<string, bigint>()
    for (const { id, asset, balance, held = 0n } of [...floored, ...houses.map((house) => ({ ...house, held: 0n }))]) {
      const sums = this.#sums.get(id) ?? { balance: 0n, held: 0n }
      if (sums.balance !== balance)
        throw new Fault(`account ${id}: its balance says ${balance}, its transfers add up to ${sums.balance}`)
      if (sums.held !== held) throw new Fault(`account ${id}: ${held} is held, its holds add up to ${sums.held}`)
      this.#sums.delete(id)
      total.set(asset, (total.get(asset) ?? 0n) + balance)
    }
    for (const [id] of this.#sums) throw new Fault(`account ${id}: has transfers but no balance`)
    for (const [asset, sum] of total)
      if (sum !== 0n) throw new Fault(`${asset}: all accounts together are off by ${sum}`)
    return floored.length + houses.length
  }
}

const namesOf = (lines: readonly VerifiedLine[]) =>
  lines.length === 1 ? `transfer ${lines[0]?.id}` : `lines 1 to ${lines.length}, from transfer ${lines[0]?.id}`
