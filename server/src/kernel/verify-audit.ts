import { sql } from 'kysely'
import { type AuditRow, entryHolds, entryHoldsAsStored } from './audit-entry.ts'
import { auditHead, COLUMNS, type Head, NO_HASH } from './audit.ts'
import type { Db } from './database.ts'

export interface AuditVerdict {
  readonly brandId: number
  readonly entries: number
  /** Entries that are not what was written, or are missing: the first of them by number, and how many there are. */
  readonly wrong: readonly number[]
  readonly wrongCount: number
  /** Entries of which a migration has written down that they say otherwise than was hashed, and which have stayed so. */
  readonly marked: readonly number[]
  /** Where the chain ended. */
  readonly end: AuditPoint
}

/** An entry from which a chain can be gone on with. */
export type AuditPoint = Head

const VERIFIED_AT_ONCE = 1000
/** More than anybody looks at one by one. */
const NAMED_MAX = 100

/**
 * Recompute a brand's chain to its head: from its beginning, or from an entry that was found whole before. After a broken entry it goes
 * on with the hash that stands there, so that what was changed further on is found as well.
 */
export async function verifyAudit(
  db: Db,
  brandId: number,
  from: AuditPoint = { number: 0n, hash: NO_HASH },
): Promise<AuditVerdict> {
  const [head, marks] = await Promise.all([auditHead(db, brandId), marksOf(db, brandId)])
  const faults = new Faults()
  const marked: number[] = []
  let last = from
  for (;;) {
    const { rows } = await sql<AuditRow>`
      select ${COLUMNS} from kernel.audit where brand_id = ${brandId} and number > ${last.number}
      order by number limit ${VERIFIED_AT_ONCE}`.execute(db)
    for (const row of rows) {
      const missing = row.number !== last.number + 1n
      faults.add(last.number + 1n, row.number - 1n)
      // What came before a missing entry is known by nothing but the entry after it.
      const previous = missing ? row.previousHash : last.hash
      const holds = entryHolds(row, previous)
      if (!holds && marks.has(Number(row.number)) && entryHoldsAsStored(row, previous)) marked.push(Number(row.number))
      else if (!holds) faults.add(row.number, row.number)
      last = { number: row.number, hash: row.hash }
    }
    if (rows.length < VERIFIED_AT_ONCE) break
  }
  // Cut off at the end, or the head leads elsewhere; what was written since the head was read is neither.
  faults.add(last.number + 1n, head.number)
  if (last.number === head.number && last.hash !== head.hash) faults.add(last.number, last.number)
  return {
    brandId,
    entries: Number(head.number),
    ...faults.found(),
    marked,
    end: { number: last.number, hash: last.hash },
  }
}

/** What a verdict says in words; undefined while nothing is wrong. */
export function faultText({ wrong, wrongCount }: Pick<AuditVerdict, 'wrong' | 'wrongCount'>): string | undefined {
  if (wrongCount === 0) return undefined
  if (wrongCount === 1) return `entry ${wrong[0]} is not what was written`
  const more = wrongCount > wrong.length ? ` and ${wrongCount - wrong.length} more` : ''
  return `entries ${wrong.join(', ')}${more} are not what was written`
}

class Faults {
  readonly #numbers = new Set<number>()
  #count = 0

  /** These entries, of which there may be none. */
  add(first: bigint, last: bigint): void {
    if (last < first || this.#numbers.has(Number(first))) return
    this.#count += Number(last - first) + 1
    for (let number = first; number <= last && this.#numbers.size < NAMED_MAX; number++)
      this.#numbers.add(Number(number))
  }

  found = () => ({ wrong: [...this.#numbers], wrongCount: this.#count })
}

/** Whether a migration has written down of an entry that it says otherwise than was hashed. */
export const isMarked = async (db: Db, brandId: number, number: number): Promise<boolean> =>
  (await marksOf(db, brandId)).has(number)

async function marksOf(db: Db, brandId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ number: number }>`
    select number::float8 as number from kernel.audit_mark where brand_id = ${brandId}`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/** The brands that have an audit log. */
export async function auditedBrands(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ brandId: number }>`
    select distinct brand_id as "brandId" from kernel.audit_head order by 1`.execute(db)
  return rows.map(({ brandId }) => brandId)
}
