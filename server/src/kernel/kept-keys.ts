import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Deps } from './deps.ts'
import type { SealedColumn } from './sealed-column.ts'
import { keyWith, nameOf, seal, unseal } from './secret.ts'

const PURPOSE = 'kept-key'

/** Keys of former secrets, under the current one: what was hashed by them can only be compared, not hashed anew. */
export const keptKeys: SealedColumn = { table: 'kernel.kept_key', key: 'id', column: 'sealed', purpose: PURPOSE }

/** Keep the key that a former secret gives for a purpose. */
export async function keepKey(tx: Tx, deps: Deps, former: Buffer, purpose: string): Promise<void> {
  const sealed = await seal(deps, PURPOSE, Buffer.from(keyWith(former, purpose)).toString('base64url'))
  await sql`
    insert into kernel.kept_key (id, purpose, sealed, kept_at)
    values (${`${purpose} ${nameOf(former)}`}, ${purpose}, ${sealed}, ${deps.now()}) on conflict do nothing`.execute(tx)
}

/** The keys that were kept for a purpose. */
export async function findKeptKeys(db: Db, deps: Deps, purpose: string): Promise<readonly Uint8Array[]> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from kernel.kept_key where purpose = ${purpose} order by kept_at desc, id`.execute(db)
  return Promise.all(rows.map(async ({ sealed }) => Buffer.from(await unseal(deps, PURPOSE, sealed), 'base64url')))
}
