import { sql } from 'kysely'
import type { World } from './world.ts'

/** Makes the ledger refuse transfers by their ids, as a fault would. */
export function invalidTransfers({ deps: { db } }: Pick<World, 'deps'>) {
  /** From now on it takes none under these ids. */
  async function spoil(...ids: readonly string[]): Promise<void> {
    await sql`create schema if not exists invalid_transfer`.execute(db)
    await sql`create table if not exists invalid_transfer.id (id uuid primary key)`.execute(db)
    await sql`
      create or replace function invalid_transfer.refuse() returns trigger language plpgsql as
      'begin
        if exists (select from invalid_transfer.id where id = new.id) then raise exception $$invalid transfer$$; end if;
        return new;
      end'`.execute(db)
    await sql`
      create or replace trigger invalid_transfer before insert on wallet.transfer
      for each row execute function invalid_transfer.refuse()`.execute(db)
    await sql`insert into invalid_transfer.id select unnest(${[...ids]}::uuid[])`.execute(db)
  }
  const mend = () => sql`drop schema if exists invalid_transfer cascade`.execute(db)
  return { spoil, mend }
}

/** From now on a table takes no row for which this does not hold; answers how that ends. */
export async function cutOff({ deps: { db } }: Pick<World, 'deps'>, table: string, check: string) {
  await sql.raw(`alter table ${table} add constraint cut_off check (${check}) not valid`).execute(db)
  return () => sql.raw(`alter table ${table} drop constraint cut_off`).execute(db)
}
