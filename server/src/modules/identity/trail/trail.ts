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

/** Changes of a member are written down one after the other. */
export const lockChanges = (tx: Tx, memberId: string) => store.lockChain(tx, memberId)

/** Write down what is changed of a member, chained to what was changed before. */
export async function recordChanges(tx: Tx, deps: Deps, { brandId, memberId, by, changes }: Changes): Promise<void> {
  if (changes.length === 0) return
  await lockChanges(tx, memberId)
  let last = (await store.findLastChange(tx, memberId)) ?? { number: 0, hash: BEGINNING }
  const rows: store.ChangeRow[] = []
  for (const change of changes) {
    const row = {
      field: change.field,
      before: asStored(change.before),
      after: asStored(change.after),
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
  const kept = await store.insertChanges(tx, rows)
  // What is hashed is what the database keeps, or nothing is changed.
  if (!kept.every((row) => row.hash === hashOf(row)))
    throw new Error(`a change of member ${memberId} is stored otherwise`)
}

const asStored = (text: string | null) => text?.toWellFormed() ?? null

/**
 * The numbers of the links that are not what was written or are missing, and of those that are known to be so. After a broken link the
 * chain goes on with the hash that stands there.
 */
export function brokenLinks(
  rows: readonly store.ChangeRow[],
  marks: readonly store.ChangeMark[] = [],
): { readonly wrong: readonly number[]; readonly marked: readonly number[] } {
  const [wrong, marked]: [number[], number[]] = [[], []]
  let last = { number: 0, hash: BEGINNING }
  for (const row of rows) {
    for (let number = last.number + 1; number < row.number; number++) wrong.push(number)
    const chained = row.number > last.number + 1 || row.previousHash === last.hash
    const mark = marks.find(({ memberId, number }) => memberId === row.memberId && number === row.number)
    if (chained && mark?.hashAsStored === hashOf(row)) marked.push(row.number)
    else if (!chained || row.hash !== hashOf(row)) wrong.push(row.number)
    last = row
  }
  return { wrong, marked }
}

/** The hash of a link, over what it says and the link before it. */
export const hashOf = ({
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
