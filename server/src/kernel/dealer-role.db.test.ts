import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownCluster } from '../../test/own-cluster.ts'
import { quickConfig } from '../../test/quick-config.ts'
import { openDatabase } from './database.ts'
import { asDealer } from './dealer-role.ts'
import { migrate } from './migrate.ts'

const { adminUrl, database } = await ownCluster(quickConfig.databaseShares)
afterAll(() => database.drop())

/** What docs/operations.md has the administrator of a database say for the processes that answer calls. */
const API_LOGIN = `
  create role croupier_api login password 'of the API';
  grant croupier to croupier_api with inherit true, set false`

test('a login for the processes that answer calls does what they do and cannot become the dealer', async () => {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(API_LOGIN)
  await admin.end()
  const url = new URL(database.url)
  url.username = 'croupier_api'
  url.password = 'of the API'
  const { db, pool } = openDatabase(url.href, database.log, 2)

  // It starts on a database that is made ready, and reads and writes.
  expect(await migrate({ db, pool })).toEqual([])
  await pool.query('insert into kernel.clock (offset_ms) values (0)')
  await pool.query('select studio.hear_cash_out(gen_random_uuid(), now())')
  for (const table of ['chains.checkpoint', 'studio.crash_outcome']) {
    await expect(pool.query(`select from ${table}`)).rejects.toThrow('permission denied')
    await expect(pool.query(`grant select on ${table} to croupier_api`)).rejects.toThrow('permission denied')
  }
  await expect(asDealer(db, () => Promise.resolve())).rejects.toThrow('permission denied to set role')
  await expect(pool.query('set role croupier')).rejects.toThrow('permission denied to set role')
  await db.destroy()
})
