import { createHash, hash } from 'node:crypto'
import { type LedgerLine, lineHash, lineText, type Salts, sealHash, textHash } from '@croupier/engine/ledger.ts'

/** A transfer as it is written and hashed. */
export interface Line extends LedgerLine {
  readonly state: 'posted' | 'pending' | 'voided'
}

export interface BatchHead {
  readonly id: bigint
  readonly writer: number
  readonly number: bigint
  readonly at: Date
  readonly previous: Buffer
  /** What the salts of the lines follow from; null in batches of old, which are hashed as one text. */
  readonly salt: Buffer | null
}

/** SHA-256 of a text, in hex. */
export const sha256 = (text: string): string => hash('sha256', text)

/** The hash that chains a batch to the one before it. */
export const batchHash = (head: BatchHead, lines: readonly Line[]): Buffer =>
  head.salt === null ? plainHash(head, lines.map(lineText)) : sealedHash(head, lineHashes(head.salt, lines))

/** Of a batch of old: over the previous hash, the head and the text of every line. */
export function plainHash(head: BatchHead, texts: readonly string[]): Buffer {
  const whole = createHash('sha256')
  whole.update(head.previous)
  whole.update(`${head.writer}/${head.number}/${head.id}/${head.at.toISOString()}/${texts.length}\n${texts.join('\n')}`)
  return whole.digest()
}

/** Over the previous hash, the head and the hash of every line. */
export const sealedHash = (head: BatchHead, hashes: readonly string[]): Buffer =>
  Buffer.from(
    sealHash(sha256, { ...head, at: head.at.toISOString(), previous: head.previous.toString('hex') }, hashes),
    'hex',
  )

/** The hash of every line of a batch. */
export function lineHashes(salt: Buffer, lines: readonly Line[]): readonly string[] {
  const salts = saltsOf(salt, lines.length)
  return lines.map((line, index) => lineHash(sha256, line, salts(index)))
}

/** The same of lines whose texts are known. */
export function textHashes(salt: Buffer, lines: readonly LedgerLine[], texts: readonly string[]): readonly string[] {
  const salts = saltsOf(salt, lines.length)
  return lines.map((line, index) => textHash(sha256, line, texts[index] ?? '', salts(index)))
}

const SALT_CHARACTERS = 32
const SALTS_OF_LINE = 3

/** The salts of a batch's lines, from 0. Knowing those of some lines tells nothing of the others. */
export function saltsOf(salt: Buffer, lines: number): (index: number) => Salts {
  const outputLength = (lines * SALTS_OF_LINE * SALT_CHARACTERS) / 2
  const all = createHash('shake256', { outputLength }).update(salt).digest('hex')
  const at = (place: number) => all.slice(place * SALT_CHARACTERS, (place + 1) * SALT_CHARACTERS)
  return (index) => {
    const first = index * SALTS_OF_LINE
    return { line: at(first), debit: at(first + 1), credit: at(first + 2) }
  }
}
