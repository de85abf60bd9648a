import { sql, type RawBuilder } from 'kysely'
import { errors } from 'jose'
import { texts } from './array.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { keyFor, seal, sealBeginning, unseal } from './secret.ts'

const BATCH = 100

/** Texts in the database that `seal` has locked up, which a new secret seals anew. */
export interface SealedColumn {
  /** With its schema. */
  readonly table: string
  /** The primary key, of one column. */
  readonly key: string
  readonly column: string
  readonly purpose: string
  /** A keyed hash of the same text, by which it is found. */
  readonly hash?: { readonly column: string; readonly of: (key: Uint8Array, text: string) => string }
}

export interface ResealResult {
  readonly resealed: number
  /** Opened by no secret that is known: they were lost before. */
  readonly lost: number
}

const notUnder = ({ column }: SealedColumn, secret: Buffer): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${sealBeginning(secret)}))`

/** How many texts of a column are not sealed with this secret. */
export async function countOthers(db: Db, sealed: SealedColumn, secret: Buffer): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from ${sql.table(sealed.table)} where ${notUnder(sealed, secret)}`.execute(db)
  return rows[0]?.many ?? 0
}

/** Seal all of a column with this secret, which must be the one that seals now; in batches, each a transaction of its own. */
export async function resealColumn(deps: Deps, sealed: SealedColumn, secret: Buffer): Promise<ResealResult> {
  let [resealed, lost] = [0, 0]
  let after: string | undefined
  for (;;) {
    const batch = await inTransaction(deps.db, (tx) => resealBatch(tx, deps, sealed, { secret, after }))
    if (batch === undefined) return { resealed, lost }
    resealed += batch.resealed
    lost += batch.lost
    after = batch.last
  }
}

interface ResealCursor {
  readonly secret: Buffer
  /** The last key that was looked at. */
  readonly after: string | undefined
}

async function resealBatch(tx: Tx, deps: Deps, sealed: SealedColumn, { secret, after }: ResealCursor) {
  const key = sql.ref(sealed.key)
  const { rows } = await sql<{ key: string; text: string }>`
    select ${key}::text as key, ${sql.ref(sealed.column)} as text from ${sql.table(sealed.table)}
    where ${notUnder(sealed, secret)} ${after === undefined ? sql`` : sql`and ${key} > ${after}`}
    order by ${key} limit ${BATCH} for update`.execute(tx)
  const last = rows.at(-1)?.key
  if (last === undefined) return undefined
  const anew = (await Promise.all(rows.map((row) => resealOne(deps, sealed, row)))).filter((one) => one !== undefined)
  await write(tx, sealed, anew)
  return { resealed: anew.length, lost: rows.length - anew.length, last }
}

interface ResealedText {
  readonly key: string
  readonly text: string
  readonly hash: string
}

async function resealOne(
  deps: Deps,
  { purpose, hash }: SealedColumn,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<ResealedText | undefined> {
  const opened = await openedBy(deps, purpose, text)
  if (opened === undefined) return undefined
  return {
    key,
    text: await seal(deps, purpose, opened),
    hash: hash === undefined ? '' : hash.of(keyFor(deps, purpose), opened),
  }
}

async function openedBy(deps: Deps, purpose: string, text: string): Promise<string | undefined> {
  try {
    return await unseal(deps, purpose, text)
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return undefined
    throw error
  }
}

async function write(tx: Tx, { table, key, column, hash }: SealedColumn, anew: readonly ResealedText[]): Promise<void> {
  const [keys, sealed, hashes] = (['key', 'text', 'hash'] as const).map((part) => texts(anew.map((one) => one[part])))
  await sql`
    update ${sql.table(table)} as own set ${sql.ref(column)} = anew.text
      ${hash === undefined ? sql`` : sql`, ${sql.ref(hash.column)} = anew.hash`}
    from unnest(${keys}::text[], ${sealed}::text[], ${hashes}::text[]) as anew (key, text, hash)
    where own.${sql.ref(key)}::text = anew.key`.execute(tx)
}
