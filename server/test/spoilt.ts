import { sql } from 'kysely'
import type { World } from './world.ts'

/** Transfers that the ledger does not take, as if something had gone wrong with each. */
export function spoilt({ deps: { db } }: Pick<World, 'deps'>) {
  /** From now on it takes none under these ids. */
  async function spoil(...ids: readonly string[]): Promise<void> {
    await sql`create schema if not exists spoilt`.execute(db)
    await sql`create table if not exists spoilt.id (id uuid primary key)`.execute(db)
    await sql`
      create or replace function spoilt.refuse() returns trigger language plpgsql as
      'begin if exists (select from spoilt.id where id = new.id) then raise exception $$spoilt$$; end if; return new; end'`.execute(
      db,
    )
    await sql`create or replace trigger spoilt before insert on wallet.transfer for each row execute function spoilt.refuse()`.execute(
      db,
    )
    await sql`insert into spoilt.id select unnest(${[...ids]}::uuid[])`.execute(db)
  }
  const mend = () => sql`drop schema if exists spoilt cascade`.execute(db)
  return { spoil, mend }
}

/** From now on a table takes no row for which this does not hold; answers how that ends. */
export async function cutOff({ deps: { db } }: Pick<World, 'deps'>, table: string, check: string) {
  await sql.raw(`alter table ${table} add constraint cut_off check (${check}) not valid`).execute(db)
  return () => sql.raw(`alter table ${table} drop constraint cut_off`).execute(db)
}
