import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { asDealer } from '#kernel/dealer-role.ts'

/** A link that is kept, so that those above it can be computed from it. */
export interface Checkpoint {
  readonly link: number
  readonly hash: string
}

export interface ChainRow {
  readonly id: number
  readonly links: number
  readonly head: string
  readonly salt: string | null
  /** The link that is taken next; the one above it was taken last. */
  readonly nextLink: number
}

/** The chain of an owner that was made last. */
export async function findLatest(db: Db, owner: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`
    select id, links, head, salt, next_link as "nextLink" from chains.chain
    where owner = ${owner} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Until the transaction is over nobody else publishes a chain for this owner. */
export const lockOwner = (tx: Tx, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`chain ${owner}`}, 0))`.execute(tx)

export interface NewChain {
  readonly owner: string
  readonly links: number
  readonly head: string
  readonly checkpoints: readonly Checkpoint[]
}

export async function insertChain(tx: Tx, { owner, links, head, checkpoints }: NewChain, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into chains.chain (owner, links, head, next_link, made_at)
    values (${owner}, ${links}, ${head}, ${links - 1}, ${now}) returning id`.execute(tx)
  await asDealer(tx, (dealer) =>
    sql`
    insert into chains.checkpoint (chain_id, link, hash)
    select ${rows[0]?.id}::int, link, hash
    from unnest(${arrayOf(checkpoints.map((one) => one.link))}::int[], ${tokens(checkpoints.map((one) => one.hash))}::text[])
      as checkpoint (link, hash)`.execute(dealer),
  )
}

export const setSalt = (tx: Tx, chainId: number, salt: string) =>
  sql`update chains.chain set salt = ${salt} where id = ${chainId} and salt is null`.execute(tx)

export interface TakenLinkRow {
  readonly chainId: number
  readonly link: number
  readonly links: number
  readonly head: string
  readonly salt: string
}

/** Take the next link of a chain that has its salt. */
export async function takeLink(tx: Tx, chainId: number): Promise<TakenLinkRow | undefined> {
  const { rows } = await sql<TakenLinkRow>`
    update chains.chain set next_link = next_link - 1 where id = ${chainId} and next_link > 0 and salt is not null
    returning id as "chainId", next_link + 1 as link, links, head, salt`.execute(tx)
  return rows[0]
}

/** Take the next links of a chain that has its salt. */
export async function takeLinks(tx: Tx, chainId: number, count: number): Promise<readonly TakenLinkRow[]> {
  const { rows } = await sql<TakenLinkRow>`
    with before as (
      select id, next_link from chains.chain where id = ${chainId} and salt is not null for no key update
    ), taken as (
      update chains.chain as c set next_link = greatest(c.next_link - ${count}::int, 0) from before
      where c.id = before.id and c.salt is not null
      returning c.id, c.links, c.head, c.salt, c.next_link as after, before.next_link as before
    )
    select id as "chainId", link, links, head, salt from taken
    cross join lateral generate_series(taken.before, taken.after + 1, -1) as link`.execute(tx)
  return rows
}

/** The checkpoint from which a link follows. Secret. */
export const findCheckpoint = (db: Db, chainId: number, link: number): Promise<Checkpoint | undefined> =>
  asDealer(db, async (dealer) => {
    const { rows } = await sql<Checkpoint>`
      select link, hash from chains.checkpoint where chain_id = ${chainId}::int and link <= ${link}::int
      order by link desc limit 1`.execute(dealer)
    return rows[0]
  })
