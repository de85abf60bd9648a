import type { BenchDatabase } from './database.ts'
import { databaseSeconds } from './processor-time.ts'

/** Rounds that are written again, the newest. */
const ROUNDS_MAX = 30_000

/** Of each table the rows that a round adds, by what part of all they belong to. */
const ADDED = {
  'betting.round': 'select round.*, part from betting.round join bare.played on round.id = round_id',
  'betting.bet': 'select bet.*, part from betting.bet join bare.played on bet.id = bet_id',
  'betting.uncounted': `
    select brand_id, category, vendor, game_code, asset, member_id, settled_at as at, 1 as bets, stake as stakes,
           valid_turnover as turnover, payout as payouts, jackpot as jackpots, (payout > stake)::int as wins,
           (payout < stake)::int as losses, placed_at, stake,
            0 as waiting_bets, 0 as open_bets, 0::int8 as open_stakes, true as is_new, part
    from betting.bet join bare.played on bet.id = bet_id`,
  'wallet.transfer': `
    select transfer.*, part from wallet.transfer join bare.played on transfer.id = bet_id
    union all select transfer.*, part from wallet.transfer join bare.played on journal = bet_id where journal <> transfer.id`,
} as const

/** Of each table the rows that a round changes, and how: every row of it stands in a copy. */
const CHANGED = {
  'wallet.balance': {
    rows: `select debit_account_id as key, part, count(*)::int as times from bare.added_wallet_transfer
           where debit_after is not null group by 1, 2`,
    key: 'account_id',
    set: 'lines = copy.lines + times',
  },
  'studio.seed': {
    rows: `select seed_id as key, part, count(*)::int as times from bare.added_betting_round group by 1, 2`,
    key: 'id',
    set: 'nonce = copy.nonce + times',
  },
} as const

type DatabaseTable = keyof typeof ADDED | keyof typeof CHANGED
const nameOf = (table: DatabaseTable) => table.replace('.', '_')

/**
 * What the rows of rounds cost the database and nothing else does: the newest rounds are written once more, so many in a transaction, to
 * empty tables of the same columns, checks and indexes, from rows that lie there; nothing is read, locked, judged, hashed or announced.
 * Milliseconds of processor for a round.
 */
export async function bareWrites(database: BenchDatabase, roundsAtOnce: number): Promise<number> {
  const client = await database.connect()
  try {
    await client.query('create schema bare')
    await client.query(`create table bare.played as
      select id as bet_id, round_id, ((row_number() over (order by placed_at, id) - 1) / ${roundsAtOnce})::int as part
      from (select id, round_id, placed_at from betting.bet order by placed_at desc limit ${ROUNDS_MAX}) as newest`)
    const insertions: string[] = []
    for (const table of Object.keys(ADDED) as (keyof typeof ADDED)[]) insertions.push(await prepareAdded(client, table))
    for (const table of Object.keys(CHANGED) as (keyof typeof CHANGED)[])
      insertions.push(await prepareChanged(client, table))
    return await writeAll(database, client, insertions)
  } finally {
    await client.query('drop schema if exists bare cascade')
    await client.end()
  }
}

type Client = Awaited<ReturnType<BenchDatabase['connect']>>

/** A copy of a table without its rows, but with all that holds of them. */
async function copyTable(client: Client, table: DatabaseTable): Promise<void> {
  const { rows } = await client.query(
    `select coalesce(array_to_string(reloptions, ', '), 'fillfactor=100') as options from pg_class where oid = '${table}'::regclass`,
  )
  await client.query(`create table bare.${nameOf(table)} (like ${table} including all) with (${rows[0]?.options})`)
}

async function prepareAdded(client: Client, table: keyof typeof ADDED): Promise<string> {
  await copyTable(client, table)
  await layOut(client, `added_${nameOf(table)}`, ADDED[table])
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const columns = rows[0]?.columns
  return `insert into bare.${nameOf(table)} (${columns}) select ${columns} from bare.added_${nameOf(table)} where part = $1`
}

async function prepareChanged(client: Client, table: keyof typeof CHANGED): Promise<string> {
  const { rows, key, set } = CHANGED[table]
  await copyTable(client, table)
  await client.query(`insert into bare.${nameOf(table)} select * from ${table}`)
  await layOut(client, `changed_${nameOf(table)}`, rows)
  return `update bare.${nameOf(table)} as copy set ${set} from bare.changed_${nameOf(table)} as changed
          where copy.${key} = changed.key and part = $1`
}

/** Rows that lie there, part by part. */
async function layOut(client: Client, name: string, rows: string): Promise<void> {
  await client.query(`create table bare.${name} as select * from (${rows}) as laid order by part`)
  await client.query(`create index on bare.${name} (part)`)
  await client.query(`analyze bare.${name}`)
}

async function writeAll(database: BenchDatabase, client: Client, statements: readonly string[]): Promise<number> {
  const { rows } = await client.query('select count(*)::int as rounds, max(part) as last from bare.played')
  const { rounds, last } = rows[0] as { rounds: number; last: number }
  await client.query('checkpoint')
  const before = databaseSeconds(database)
  for (let part = 0; part <= last; part++) {
    await client.query('begin')
    for (const [index, text] of statements.entries()) await client.query({ name: `bare${index}`, text, values: [part] })
    await client.query('commit')
  }
  return (1000 * (databaseSeconds(database) - before)) / rounds
}
