import type { Db } from '#kernel/database.ts'
import { plainHash, sealedHash, textHashes } from '../chain.ts'
import { Faults, Ledger, readText, type TextLine } from './ledger.ts'
import { type Point, START } from './point.ts'
import {
  type BatchRow,
  findAfters,
  findBatches,
  findClaims,
  findHashes,
  findHeads,
  findHouseClaims,
  findTexts,
  sumClaims,
} from './store.ts'

export interface Verification {
  readonly batches: number
  readonly transfers: number
  readonly accounts: number
  /** The first wrong line or row, in words; undefined when everything is proved. */
  readonly fault: string | undefined
  /** All of them, up to a hundred, and how many there are. */
  readonly faults: readonly string[]
  readonly faultCount: number
}

/** A verification and how far it came. */
interface VerificationToPoint extends Verification {
  readonly point: Point
}

const BATCHES_AT_ONCE = 2000
const LINES_AT_ONCE = 20_000
const NO_HASH = Buffer.alloc(32)

/**
 * Prove what was written since a point that was proved before: the chains go on from it, the accounts that moved began with what their
 * line before says, the house's with what is remembered; and all accounts together come to nothing.
 */
export const proveLedger = (db: Db, from: Point): Promise<VerificationToPoint> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => new Proof(tx, from).run())

/** Batches that are read together. */
interface Portion {
  readonly batches: readonly BatchRow[]
  readonly after: bigint
  /** Null: to the end of the ledger, where nothing may stand behind the last batch. */
  readonly until: bigint | null
}

class Proof {
  readonly #db: Db
  readonly #from: Point
  readonly #chains: Map<number, { number: bigint; hash: Buffer }>
  readonly #ledger: Ledger
  readonly #faults = new Faults()
  #batches = 0

  constructor(db: Db, from: Point) {
    this.#db = db
    this.#from = from
    this.#chains = new Map(from.chains.map(({ writer, batches, hash }) => [writer, { number: batches, hash }]))
    this.#ledger = new Ledger(from, this.#faults)
  }

  async run(): Promise<VerificationToPoint> {
    await this.#remembered()
    await this.#walk()
    await this.#heads()
    await this.#beginnings()
    const accounts = await this.#claims()
    const chains = [...this.#chains].map(([writer, { number, hash }]) => ({ writer, batches: number, hash }))
    const { houses, holds, transfers } = this.#ledger
    const { texts: faults, count: faultCount } = this.#faults
    const found = { fault: faults[0], faults, faultCount }
    return { batches: this.#batches, transfers, accounts, ...found, point: { chains, houses: houses(), holds } }
  }

  get #whole(): boolean {
    return this.#from === START
  }

  async #remembered(): Promise<void> {
    const { chains } = this.#from
    const hashes = await findHashes(this.#db, chains)
    for (const { writer, batches, hash } of chains)
      if (!hashes.get(writer)?.equals(hash))
        this.#faults.add(`writer ${writer}: batch number ${batches} is not the one that was proved`)
  }

  async #walk(): Promise<void> {
    // The database writes the next portion while this one is proved.
    let ahead: { readonly portion: Portion; readonly texts: ReturnType<typeof findTexts> } | undefined
    for await (const portion of this.#portions()) {
      const texts = findTexts(this.#db, portion.after, portion.until)
      // Whoever awaits it later hears of it.
      texts.catch(() => {})
      if (ahead) this.#portion(ahead.portion, await ahead.texts)
      ahead = { portion, texts }
    }
    if (ahead) this.#portion(ahead.portion, await ahead.texts)
  }

  async *#portions(): AsyncGenerator<Portion> {
    let after = 0n
    for (let last = false; !last;) {
      const rows = await findBatches(this.#db, this.#from.chains, after, BATCHES_AT_ONCE)
      // What was proved before is not read again.
      if (!this.#whole && after === 0n) after = (rows[0]?.id ?? 1n) - 1n
      last = rows.length < BATCHES_AT_ONCE
      let batches: BatchRow[] = []
      let lines = 0
      for (const batch of rows) {
        batches.push(batch)
        lines += batch.lines
        if (lines < LINES_AT_ONCE) continue
        yield { batches, after, until: batch.id }
        after = batch.id
        batches = []
        lines = 0
      }
      if (last) return yield { batches, after: rows.length > 0 || this.#whole ? after : MAX_BATCH, until: null }
      yield { batches, after, until: rows.at(-1)?.id ?? after }
      after = rows.at(-1)?.id ?? after
    }
  }

  #portion({ batches }: Portion, texts: ReadonlyMap<bigint, string>): void {
    const known = new Set<bigint>()
    for (const batch of batches) {
      known.add(batch.id)
      this.#batch(batch, texts.get(batch.id)?.split('\n') ?? [])
    }
    const last = batches.at(-1)?.id ?? 0n
    for (const [id, text] of texts) {
      // A batch that was proved before may be numbered between newer ones.
      if (known.has(id) || (!this.#whole && id < last)) continue
      const stray = readText(id, text.split('\n')[0] ?? '')
      this.#faults.add(`batch ${id} line ${stray.line}: transfer ${stray.id} belongs to no batch`)
    }
  }

  #batch(batch: BatchRow, texts: readonly string[]): void {
    const chain = this.#chains.get(batch.writer) ?? { number: 0n, hash: NO_HASH }
    if (batch.number !== chain.number + 1n)
      this.#faults.add(`writer ${batch.writer}: batch number ${chain.number + 1n} is missing before batch ${batch.id}`)
    if (!batch.previous.equals(chain.hash))
      this.#faults.add(`batch ${batch.id}: does not follow from the batch before it in chain ${batch.writer}`)

    const lines = texts.map((text) => readText(batch.id, text))
    for (const fault of misplaced(batch, lines)) this.#faults.add(fault)
    for (const line of lines) this.#ledger.take(line)

    if (!hashOf(batch, lines, texts).equals(batch.hash))
      this.#faults.add(`batch ${batch.id} (${namesOf(lines)}): its hash does not match its lines`)
    this.#chains.set(batch.writer, { number: batch.number, hash: batch.hash })
    this.#batches++
  }

  async #heads(): Promise<void> {
    for (const head of await findHeads(this.#db)) {
      const chain = this.#chains.get(head.writer) ?? { number: 0n, hash: NO_HASH }
      if (head.batches !== chain.number)
        this.#faults.add(`writer ${head.writer}: batch number ${chain.number + 1n} is missing at the end of its chain`)
      if (!head.hash.equals(chain.hash))
        this.#faults.add(`writer ${head.writer}: its last hash does not match its chain`)
    }
  }

  async #beginnings(): Promise<void> {
    const begun = this.#ledger.begun()
    const afters = await findAfters(
      this.#db,
      begun.map(({ place }) => place),
    )
    for (const { place, balance } of begun) {
      const before = afters.get(place.account) ?? 0n
      if (before !== balance)
        this.#faults.add(
          `batch ${place.batch} line ${place.line}: account ${place.account} begins with ${balance}, but was left with ${before}`,
        )
    }
  }

  async #claims(): Promise<number> {
    const moved = this.#whole ? undefined : this.#ledger.floored()
    // One after the other: they share a connection and a moment.
    const floored = await findClaims(this.#db, moved)
    const houses = await findHouseClaims(this.#db)
    this.#ledger.compare(floored, houses)
    const total = new Map(await sumClaims(this.#db))
    for (const { asset, balance } of houses) total.set(asset, (total.get(asset) ?? 0n) + balance)
    for (const [asset, sum] of total)
      if (sum !== 0n) this.#faults.add(`${asset}: all accounts together are off by ${sum}`)
    return floored.length + houses.length
  }
}

const MAX_BATCH = 2n ** 63n - 1n

const hashOf = (batch: BatchRow, lines: readonly TextLine[], texts: readonly string[]): Buffer =>
  batch.salt === null ? plainHash(batch, texts) : sealedHash(batch, textHashes(batch.salt, lines, texts))

function misplaced(batch: BatchRow, lines: readonly TextLine[]): readonly string[] {
  const index = lines.findIndex(({ line }, place) => line !== place + 1 || line > batch.lines)
  const line = lines[index]
  if (line === undefined)
    return lines.length < batch.lines ? [`batch ${batch.id}: line ${lines.length + 1} is missing`] : []
  if (line.line !== index + 1)
    return [
      `batch ${batch.id}: line ${Math.min(line.line, index + 1)} is ${line.line > index + 1 ? 'missing' : `there twice (transfer ${line.id})`}`,
    ]
  return [`batch ${batch.id} line ${line.line}: transfer ${line.id} was added, the batch has ${batch.lines}`]
}

const namesOf = (lines: readonly TextLine[]) =>
  lines.length === 1 ? `transfer ${lines[0]?.id}` : `lines 1 to ${lines.length}, from transfer ${lines[0]?.id}`
