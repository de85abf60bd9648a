import type { Sha256 } from './seeds.ts'

/** A transfer as it stands in a batch of the ledger. Accounts of members have a floor and say what they were left with. */
export interface LedgerLine {
  readonly line: number
  readonly id: string
  readonly journal: string
  readonly kind: string
  readonly state: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
  readonly debitAfter: bigint | null
  readonly creditAfter: bigint | null
  readonly holdId: string | null
  readonly cause: string | null
}

/** Where a batch stands in its chain. */
export interface SealHead {
  readonly id: bigint
  readonly writer: number
  readonly number: bigint
  /** ISO 8601, milliseconds, UTC. */
  readonly at: string
  /** The hash of the batch before, in hex. */
  readonly previous: string
}

/** What keeps the hashes of a line from being guessed, in hex. */
export interface Salts {
  readonly line: string
  readonly debit: string
  readonly credit: string
}

/** A transfer as the text that is hashed. */
export const lineText = (line: LedgerLine): string =>
  `${line.line}|${line.id}|${line.journal}|${line.kind}|${line.state}|${line.debit}|${line.credit}|${line.amount}|` +
  `${line.debitAfter ?? ''}|${line.creditAfter ?? ''}|${line.holdId ?? ''}|${line.cause ?? ''}`

const saltedHash = (sha256: Sha256, salt: string, text: string): string => sha256(`${salt}|${text}`)

/** The hash that stands for one side of a transfer. */
const sideHash = (sha256: Sha256, salt: string, account: string, after: bigint): string =>
  saltedHash(sha256, salt, `${account}|${after}`)

/**
 * The line as others may see it: where both sides are members', each stands behind a hash of its own, so that one of them can be
 * shown without the other.
 */
export function withHashedSides(sha256: Sha256, line: LedgerLine, salts: Salts): LedgerLine {
  const { debit, credit, debitAfter, creditAfter } = line
  if (debitAfter === null || creditAfter === null) return line
  return {
    ...line,
    debit: sideHash(sha256, salts.debit, debit, debitAfter),
    credit: sideHash(sha256, salts.credit, credit, creditAfter),
    debitAfter: null,
    creditAfter: null,
  }
}

/** The hash of a line in its batch. */
export const lineHash = (sha256: Sha256, line: LedgerLine, salts: Salts): string =>
  textHash(sha256, line, lineText(line), salts)

/** The same where the line's text is known. */
export function textHash(sha256: Sha256, line: LedgerLine, text: string, salts: Salts): string {
  const shown = withHashedSides(sha256, line, salts)
  return saltedHash(sha256, salts.line, shown === line ? text : lineText(shown))
}

/** The hash that chains a batch to the one before it: over the previous hash, the head and the hash of every line. */
export const sealHash = (sha256: Sha256, { id, writer, number, at, previous }: SealHead, lines: readonly string[]) =>
  sha256(`${previous}\n2/${writer}/${number}/${id}/${at}/${lines.length}\n${lines.join('\n')}`)

/** A line of the ledger with all that shows where it stands, and nothing of anybody else. */
export interface LineProof {
  readonly proves: 'ledger line'
  /** The line as it is hashed, amounts in stored units. */
  readonly line: Readonly<
    Record<Exclude<keyof LedgerLine, 'line' | 'holdId' | 'cause' | 'debitAfter' | 'creditAfter'>, string>
  > & {
    readonly line: number
    readonly debitAfter: string | null
    readonly creditAfter: string | null
    readonly holdId: string | null
    readonly cause: string | null
  }
  readonly salt: string
  /** The side of whoever asked; its salt where the line shows only a hash of it. */
  readonly own: {
    readonly side: 'debit' | 'credit'
    readonly account: string
    readonly after: string
    readonly salt: string | null
  }
  readonly batch: {
    readonly id: string
    readonly writer: number
    readonly number: string
    readonly at: string
    readonly previous: string
    readonly hash: string
  }
  /** The hash of every line of the batch, in its order. */
  readonly hashes: readonly string[]
}

export interface LineCheck {
  /** The account is a side of the line; the line stands at its place; the batch has the hash that its chain goes on from. */
  readonly check: 'side' | 'line' | 'batch'
  readonly ok: boolean
  readonly expected: string
  readonly found: string
}

/** Check a line's proof, offline. */
export function verifyLine({ line, salt, own, batch, hashes }: LineProof, sha256: Sha256): readonly LineCheck[] {
  const found = own.salt === null ? `${line[own.side]} ${line[`${own.side}After`] ?? ''}` : line[own.side]
  const shown =
    own.salt === null ? `${own.account} ${own.after}` : sideHash(sha256, own.salt, own.account, BigInt(own.after))
  const plain = {
    ...line,
    amount: BigInt(line.amount),
    debitAfter: line.debitAfter === null ? null : BigInt(line.debitAfter),
    creditAfter: line.creditAfter === null ? null : BigInt(line.creditAfter),
  }
  const hash = saltedHash(sha256, salt, lineText(plain))
  const listed = hashes[line.line - 1] ?? 'no such line'
  const sealed = sealHash(sha256, { ...batch, id: BigInt(batch.id), number: BigInt(batch.number) }, hashes)
  return [
    { check: 'side', ok: shown === found, expected: shown, found },
    { check: 'line', ok: hash === listed, expected: hash, found: listed },
    { check: 'batch', ok: sealed === batch.hash, expected: sealed, found: batch.hash },
  ]
}
