import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface ProviderKey {
  readonly kid: string
  readonly publicKey: Readonly<Record<string, string>>
  /** Sealed with the installation's secret. */
  readonly privateKey: string
}

/** The keys of the sandbox's own provider, the newest first. */
export async function findKeys(db: Db): Promise<readonly ProviderKey[]> {
  const { rows } = await sql<ProviderKey>`
    select kid, public_key as "publicKey", private_key as "privateKey"
    from identity.provider_key order by created_at desc, kid`.execute(db)
  return rows
}

/** Keep a key that it signs with from now on. */
export const insertKey = (db: Db, { kid, publicKey, privateKey }: ProviderKey, now: Date) =>
  sql`insert into identity.provider_key (kid, public_key, private_key, created_at)
      values (${kid}, ${JSON.stringify(publicKey)}, ${privateKey}, ${now})`.execute(db)
