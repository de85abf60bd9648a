import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

/** What the first link is chained to. */
const BEGINNING = ''

export interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

export interface Changes {
  readonly brandId: number
  readonly memberId: string
  /** member:ID or operator:NAME. */
  readonly by: string
  readonly changes: readonly Change[]
}

/** Write down what is changed of a member, chained to what was changed before. */
export async function recordChanges(tx: Tx, deps: Deps, { brandId, memberId, by, changes }: Changes): Promise<void> {
  if (changes.length === 0) return
  await store.lockChain(tx, memberId)
  let last = (await store.findLastChange(tx, memberId)) ?? { number: 0, hash: BEGINNING }
  const rows: store.ChangeRow[] = []
  for (const change of changes) {
    const row = {
      ...change,
      memberId,
      brandId,
      changedBy: by,
      at: deps.now(),
      number: last.number + 1,
      previousHash: last.hash,
    }
    last = { ...row, hash: hashOf(row) }
    rows.push({ ...row, hash: last.hash })
  }
  await store.insertChanges(tx, rows)
}

/** The number of the first link that is not what was written; undefined when the chain is whole. */
export function brokenAt(rows: readonly store.ChangeRow[]): number | undefined {
  return rows.find((row, index) => {
    const previousHash = rows[index - 1]?.hash ?? BEGINNING
    return row.number !== index + 1 || row.previousHash !== previousHash || row.hash !== hashOf(row)
  })?.number
}

const hashOf = ({
  memberId,
  number,
  brandId,
  field,
  before,
  after,
  changedBy,
  at,
  previousHash,
}: Omit<store.ChangeRow, 'hash'>) =>
  createHash('sha256')
    .update(
      JSON.stringify([memberId, number, brandId, field, before, after, changedBy, at.toISOString(), previousHash]),
    )
    .digest('base64url')
