import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../test/database.ts'
import { migrate } from './kernel/migrate.ts'
import { readSchemaPages, schemaPages } from './kernel/schema-pages.ts'

const { db, url, drop } = await freshDatabase('bare')
const pool = new pg.Pool({ connectionString: url })
afterAll(async () => {
  await pool.end()
  await drop()
})

await pool.query(readFileSync(new URL('../test/data/first-landed.sql', import.meta.url), 'utf8'))

/** What the operator's command says of this database. */
async function verify(): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const file = join(import.meta.dirname, '../../run/ledger-verify.ts')
  const env = { PATH: process.env.PATH, DATABASE_URL: url, LOG_LEVEL: 'error' }
  return promisify(execFile)(process.execPath, [file], { env }).then(
    (said) => ({ code: 0, ...said }),
    // What execFile rejects with carries the code and what was written.
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  )
}

test('a database of the first landed schema, with data, becomes one of today', async () => {
  const applied = await migrate({ db, pool })
  expect(applied[0]).toBe('0010_identity_codes')
  expect(await schemaPages(db)).toEqual(await readSchemaPages())
  expect(await migrate({ db, pool })).toEqual([])
})

test('its members have what they had, and the ledger proves it', async () => {
  const { rows } = await sql<{ account: string; balance: bigint; lines: bigint }>`
    select member.account, balance, lines from wallet.balance
    join wallet.account on account.id = account_id join identity.member on member.id = owner_id
    where account.asset = 'PHP' order by member.account`.execute(db)
  expect(rows).toEqual([
    { account: 'anna1', balance: 14608000n, lines: 17n },
    { account: 'benito2', balance: 15329000n, lines: 16n },
    { account: 'carla3', balance: 14916000n, lines: 12n },
  ])
  const bets = await sql`select count(*)::int as count, sum(payout)::int8 as paid from betting.bet`.execute(db)
  expect(bets.rows).toEqual([{ count: 27, paid: 1443000n }])
  expect(await verify()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('proved: 71 transfers in 33 batches'),
  })
})

test('a line of then that was changed is found', async () => {
  await pool.query(`
    alter table wallet.transfer disable trigger transfer_stands;
    update wallet.transfer set amount = amount + 1 where batch = 7 and line = 1;
    alter table wallet.transfer enable trigger transfer_stands`)
  expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('FAILED') })
})
