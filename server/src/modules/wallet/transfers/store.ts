import { sql } from 'kysely'
import type { LedgerEntry } from './transfers.ts'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { TRANSFER, type TransferRow } from '../store.ts'

const LEDGERED = sql.raw(`transfer.id, account.brand_id as "brandId", kind, account.asset, amount, cause`)

/** Posted transfers of these kinds between two moments. Batches are numbered nearly in the order of time. */
export async function findMoved(
  db: Db,
  kinds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    with span as (select min(id) as first, max(id) as last from wallet.batch where at >= ${from} and at < ${to})
    select ${LEDGERED} from span, wallet.transfer join wallet.account on account.id = debit_account_id
    where batch between span.first and span.last and transfer.at >= ${from} and transfer.at < ${to}
      and kind = any(${tokens(kinds)}::text[]) and state = 'posted'`.execute(db)
  return rows
}

/** Holds of these kinds that have not ended: they stand on accounts of which something is held. */
export async function findStanding(db: Db, kinds: readonly string[]): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select ${LEDGERED} from wallet.balance join wallet.account on account.id = account_id
    join wallet.transfer on debit_account_id = account_id and debit_after is not null
    where held > 0 and state = 'pending' and kind = any(${tokens(kinds)}::text[])
      and not exists (select from wallet.transfer as over where over.hold_id = transfer.id)`.execute(db)
  return rows
}

/** Which transfers of journals are asked for: those of these accounts, and what something caused between accounts of the house. */
export interface JournalSides {
  readonly accountIds: readonly string[]
  readonly cause: string
}

export async function findJournals(
  db: Db,
  journals: readonly string[],
  { accountIds, cause }: JournalSides,
): Promise<readonly TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select ${TRANSFER}
    from (
      select * from wallet.transfer where id = any(${arrayOf(journals)}::uuid[])
      union all
      select * from wallet.transfer where journal = any(${arrayOf(journals)}::uuid[]) and journal <> id
    ) as line
    where debit_account_id = any(${arrayOf(accountIds)}::uuid[]) or credit_account_id = any(${arrayOf(accountIds)}::uuid[])
      or cause = ${cause}::uuid and not exists (
        select from wallet.account where account.id in (debit_account_id, credit_account_id) and owner_id is not null)`.execute(
    db,
  )
  return rows
}

/** The member on either side of these transfers; of two the one who gave. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select transfer.id, coalesce(giver.owner_id, taker.owner_id) as "ownerId" from wallet.transfer
    join wallet.account as giver on giver.id = debit_account_id
    join wallet.account as taker on taker.id = credit_account_id
    where transfer.id = any(${arrayOf(ids)}::uuid[]) and coalesce(giver.owner_id, taker.owner_id) is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

/** Where the days of each brand begin. */
export interface DayClock {
  readonly id: number
  readonly timeZone: string
}

export interface JournalDay {
  readonly brandId: number
  readonly asset: string
  readonly day: string
  readonly paid: bigint
}

/** Which transfers are summed. */
export interface JournalKinds {
  readonly kinds: readonly string[]
  /** Those of them by which an account of the house gives back what had been paid. */
  readonly reclaims: readonly string[]
  readonly since: Date
}

/** What was paid in these ways by business day since a moment, less what was given back, where it belongs to another transfer. */
export async function sumJournals(
  db: Db,
  clocks: readonly DayClock[],
  { kinds, reclaims, since }: JournalKinds,
): Promise<readonly JournalDay[]> {
  const zones = [arrayOf(clocks.map(({ id }) => id)), texts(clocks.map(({ timeZone }) => timeZone))]
  const { rows } = await sql<JournalDay>`
    with zone as (select * from unnest(${zones[0]}::int[], ${zones[1]}::text[]) as zone (brand_id, time_zone)), moved as (
      select brand_id, asset, transfer.at,
             case when debit_after is null and kind <> all(${tokens(reclaims)}::text[]) then amount else -amount end as paid
      from wallet.transfer join wallet.account on account.id = debit_account_id
      where journal <> transfer.id and kind = any(${tokens(kinds)}::text[]) and state = 'posted' and transfer.at >= ${since}
        and batch >= (select min(id) from wallet.batch where at >= ${since})
    )
    select brand_id as "brandId", asset, (at at time zone coalesce(time_zone, 'UTC'))::date::text as day, sum(paid)::int8 as paid
    from moved left join zone using (brand_id)
    group by brand_id, asset, day having sum(paid) <> 0 order by day, brand_id, asset`.execute(db)
  return rows
}
