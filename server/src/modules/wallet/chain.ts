import { createHash } from 'node:crypto'

/** A transfer as it is written and hashed. */
export interface Line {
  readonly line: number
  readonly id: string
  readonly journal: string
  readonly kind: string
  readonly state: 'posted' | 'pending' | 'voided'
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
  readonly debitAfter: bigint | null
  readonly creditAfter: bigint | null
  readonly holdId: string | null
  readonly cause: string | null
}

export interface BatchHead {
  readonly id: bigint
  readonly writer: number
  readonly number: bigint
  readonly at: Date
  readonly previous: Buffer
}

/** The hash that chains a batch to the one before it: SHA-256 over the previous hash, the head and every field of every line. */
export function batchHash(head: BatchHead, lines: readonly Line[]): Buffer {
  const hash = createHash('sha256')
  hash.update(head.previous)
  hash.update(
    `${head.writer}/${head.number}/${head.id}/${head.at.toISOString()}/${lines.length}\n${lines.map(lineText).join('\n')}`,
  )
  return hash.digest()
}

const lineText = (line: Line) =>
  `${line.line}|${line.id}|${line.journal}|${line.kind}|${line.state}|${line.debit}|${line.credit}|${line.amount}|` +
  `${line.debitAfter ?? ''}|${line.creditAfter ?? ''}|${line.holdId ?? ''}|${line.cause ?? ''}`
