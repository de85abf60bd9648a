import { sql } from 'kysely'
import { jsons, tokens } from './array.ts'
import { afterCommit, type Db, type Tx } from './database.ts'

/** Something that happened, said inside the transaction that made it so and heard after it has committed. */
export interface News {
  /** Past tense: `member_registered`, `balances_changed`. */
  readonly topic: string
  readonly brandId: number
  /** What it was about: member ids, round ids, game codes. */
  readonly keys: readonly string[]
  readonly detail?: Readonly<Record<string, unknown>>
}

const relays = new WeakMap<Db, () => void>()
const wakeRelay = (db: Db) => relays.get(db)?.()

/** Call this as soon as something announced by this process has committed. */
export const whenAnnounced = (db: Db, wake: () => void) => void relays.set(db, wake)

/** Announce; cheap inside a money transaction (one insert, no NOTIFY, no job). */
export async function announce(tx: Tx, news: readonly News[]): Promise<void> {
  if (news.length === 0) return
  afterCommit(tx, wakeRelay)
  await sql`
    insert into kernel.outbox (topic, brand_id, keys, detail)
    select topic, brand_id, keys, detail
    from unnest(${tokens(news.map((one) => one.topic))}::text[], ${news.map((one) => one.brandId)}::int[],
                ${jsons(news.map((one) => one.keys))}::jsonb[], ${jsons(news.map((one) => one.detail ?? null))}::jsonb[])
      as news (topic, brand_id, keys, detail)`.execute(tx)
}
