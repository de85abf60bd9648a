import pg from 'pg'

/** A statement that has been sent this often is worth preparing: the server then parses and plans it no more. */
const WORTH_PREPARING = 5
const PREPARED_MAX = 200

/** A connection that prepares what it is asked often, sends together what is asked together, and awaits no answer to a `begin`. */
export class Connection extends pg.Client {
  readonly #seen = new Map<string, { times: number; readonly name: string }>()
  #gathering = false

  // pg declares a dozen overloads; Kysely uses the one with text and values.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const ask = super.query as unknown as (this: pg.Client, ...all: unknown[]) => never
    if (typeof text !== 'string' || args.length > 2) return ask.apply(this, args)

    this.#gather()
    if (text === 'begin') return this.#begin(ask)

    const name = this.#nameOf(text)
    return name === undefined ? ask.apply(this, args) : ask.call(this, { name, text, values })
  }

  /** What is asked before this turn ends goes out in one write. */
  #gather(): void {
    const { stream } = this.connection
    if (this.#gathering) return
    this.#gathering = true
    stream.cork()
    process.nextTick(() => {
      this.#gathering = false
      stream.uncork()
    })
  }

  /** The next statement is sent right behind it; were the connection gone, that one would say so. */
  #begin(ask: (this: pg.Client, ...all: unknown[]) => unknown): never {
    const answer = ask.call(this, 'begin') as Promise<unknown>
    answer.catch(() => {})
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] }) as never
  }

  #nameOf(text: string): string | undefined {
    const seen = this.#seen.get(text)
    if (seen !== undefined) return ++seen.times > WORTH_PREPARING ? seen.name : undefined
    if (this.#seen.size < PREPARED_MAX) this.#seen.set(text, { times: 1, name: `s${this.#seen.size}` })
    return undefined
  }
}

const INT8 = 20
const DATE = 1082

/** int8 is money and arrives as bigint; dates stay text; everything else as the driver has it. */
export const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return BigInt
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}
