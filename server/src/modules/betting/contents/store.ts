import { sql } from 'kysely'
import { texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** Keep contents by their digests, in hex; what is kept already stays. */
export const insertContents = (tx: Tx, contents: ReadonlyMap<string, string>) => {
  // By digest, so that two who keep the same wait for each other and not both at once.
  const sorted = [...contents].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sql`
    insert into betting.content (digest, content)
    select decode(digest, 'hex'), content
    from unnest(${tokens(sorted.map(([digest]) => digest))}::text[], ${texts(sorted.map(([, content]) => content))}::text[])
      as new (digest, content)
    on conflict (digest) do nothing`.execute(tx)
}

/** Contents by their digests, in hex. */
export async function findContents(db: Db, digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ digest: string; content: string }>`
    select encode(digest, 'hex') as digest, content from betting.content
    where digest in (select decode(digest, 'hex') from unnest(${tokens(digests)}::text[]) as digest)`.execute(db)
  return new Map(rows.map(({ digest, content }) => [digest, content]))
}
