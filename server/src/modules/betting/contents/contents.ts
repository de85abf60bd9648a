import { createHash } from 'node:crypto'
import type { Db, Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/** What has more characters is kept once. Below that a name, a row and its entry in the index would take more room than is saved. */
const LONG = 256
const PREFIX = 'sha256:'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A content as its bet keeps it: itself, or its name where it is long. */
export const keptAs = (content: string): string => (content.length > LONG ? PREFIX + digestOf(content) : content)

/** The contents of bets that are written together. */
export class ContentBook {
  readonly #long = new Map<string, string>()

  /** A text as its bet keeps it. */
  text(content: string): string {
    if (content.startsWith(PREFIX)) throw new Error(`a content is no name: ${content}`)
    return content.length > LONG ? this.#name(content) : content
  }

  /** A value as its bet keeps it, in JSON; null is no value. */
  json(value: unknown): string | null {
    if (value === null) return null
    if (isName(value)) throw new Error(`a content is no name: ${value}`)
    const content = JSON.stringify(value)
    return content.length > LONG ? JSON.stringify(this.#name(content)) : content
  }

  /** Keep what is named. */
  async write(tx: Tx): Promise<void> {
    if (this.#long.size > 0) await store.insertContents(tx, this.#long)
  }

  #name(content: string): string {
    const digest = digestOf(content)
    this.#long.set(digest, content)
    return PREFIX + digest
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PREFIX)

/** Rows with the values themselves where they have names of them. */
export async function withContents<Row extends object>(
  db: Db,
  rows: readonly Row[],
  field: keyof Row,
): Promise<readonly Row[]> {
  const digests = rows.flatMap((row) => (isName(row[field]) ? row[field].slice(PREFIX.length) : []))
  if (digests.length === 0) return rows
  const contents = await store.findContents(db, [...new Set(digests)])
  return rows.map((row) => {
    const name = row[field]
    if (!isName(name)) return row
    const content = contents.get(name.slice(PREFIX.length))
    if (content === undefined) throw new Error(`nothing is kept as ${name}`)
    return { ...row, [field]: JSON.parse(content) }
  })
}
