import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNow } from '@croupier/contract/console-checks.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { checkSelf } from '#kernel/self-check.ts'
import { readSchemaFile, readSchemaParts } from '#kernel/schema-parts.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { findSelfCheck } from './store.ts'

const it = await world()
const token = await operatorIn(it)
const { db } = it.deps

/** A build of one file. */
const root = mkdtempSync(join(tmpdir(), 'croupier-build-'))
const FILE = 'server/main.ts'
const write = (content: string) => writeFileSync(join(root, FILE), content)
mkdirSync(join(root, 'server'))
write('as it was built')
const digest = createHash('sha256').update('as it was built').digest('hex')
writeFileSync(
  join(root, '.build.json'),
  JSON.stringify({ version: '1', builtAt: new Date().toISOString(), files: { [FILE]: digest } }),
)
afterAll(() => rmSync(root, { recursive: true }))

const faults = async () => (await checkSelf(it.deps, root)).faults
const run = (statement: string) => sql.raw(statement).execute(db)

test('what a fresh database has is what is expected: after a new migration, npm run self-check -- --write', async () => {
  expect(await readSchemaParts(db)).toEqual(await readSchemaFile())
})

test('an installation as it was built has no faults', async () => {
  const { compared, faults: found } = await checkSelf(it.deps, root)
  expect(found).toEqual([])
  expect(compared).toBeGreaterThan(500)
})

test('a file that was changed or is missing is named', async () => {
  write('as somebody else would have it')
  expect(await faults()).toEqual([`file ${FILE} is not what was built`])
  rmSync(join(root, FILE))
  expect(await faults()).toEqual([`file ${FILE} is missing`])
  write('as it was built')
  expect(await faults()).toEqual([])
})

test('where money is real somebody must have written down what was built', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'croupier-build-'))
  const production = { ...it.deps, config: { ...it.deps.config, mode: 'production' as const } }
  expect((await checkSelf(production, empty)).faults).toEqual([
    'nobody has written down what was built: npm start does',
  ])
  expect((await checkSelf(it.deps, empty)).faults).toEqual([])
  rmSync(empty, { recursive: true })
})

test.each([
  [
    'a trigger that was dropped',
    'drop trigger transfer_stands on wallet.transfer',
    'create trigger transfer_stands before update or delete on wallet.transfer for each row execute function wallet.refuse_change()',
    ['trigger wallet.transfer transfer_stands is missing'],
  ],
  [
    'a trigger that was switched off',
    'alter table wallet.batch disable trigger batch_stands',
    'alter table wallet.batch enable trigger batch_stands',
    ['trigger wallet.batch batch_stands is not as it was made'],
  ],
  [
    'a constraint that was dropped',
    'alter table wallet.balance drop constraint balance_check',
    'alter table wallet.balance add constraint balance_check check (balance >= held)',
    ['constraint wallet.balance balance_check is missing'],
  ],
  [
    'a function that does something else',
    'create or replace function wallet.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    `create or replace function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed';
end $$`,
    ['function wallet.refuse_change() is not as it was made'],
  ],
  [
    'a column that may be empty',
    'alter table wallet.transfer alter column amount drop not null',
    'alter table wallet.transfer alter column amount set not null',
    ['table wallet.transfer (columns) is not as it was made'],
  ],
  [
    'a table that nobody knows',
    'create table wallet.spare (id int)',
    'drop table wallet.spare',
    ['table wallet.spare (columns) is not of this version'],
  ],
])('%s is named', async (_name, breaks, mends, named) => {
  await run(breaks)
  expect(await faults()).toEqual(named)
  await run(mends)
  expect(await faults()).toEqual([])
})

test('a migration whose digest, file or row differs is named', async () => {
  const row = `name = '0005_wallet'`
  await run(`update kernel.migration_digest set sha256 = 'x' || sha256 where ${row}`)
  expect(await faults()).toEqual(['migration 0005_wallet is not what was applied'])
  await run(`update kernel.migration_digest set sha256 = substr(sha256, 2) where ${row}`)
  expect(await faults()).toEqual([])

  await run(`update public.kysely_migration set name = '9999_later' where ${row}`)
  expect(await faults()).toEqual([
    'migration 0005_wallet is not noted as applied',
    'migration 9999_later is not of this version',
  ])
  await run(`update public.kysely_migration set name = '0005_wallet' where name = '9999_later'`)
  expect(await faults()).toEqual([])
})

test('an operator who checks on demand reads how many parts differ, and nothing once they are mended', async () => {
  const alerts = async () => (await it.ask(dashboard, { token })).value.alerts.map(({ kind, count }) => [kind, count])
  await run('alter table wallet.batch disable trigger user')
  await it.ask(checkNow, { token })
  expect(await alerts()).toEqual([['self_check_failed', 2]])
  expect((await findSelfCheck(db))?.faults).toEqual([
    'trigger wallet.batch batch_stands is not as it was made',
    'trigger wallet.batch batch_stays is not as it was made',
  ])

  await run('alter table wallet.batch enable trigger user')
  await it.ask(checkNow, { token })
  expect(await alerts()).toEqual([])
})

test('bets of a brand that does not exist, or of another one than their round, are named', async () => {
  const game = sql`'INHOUSE', 'CROUPIER', 'DICE', 'PHP'`
  const [round, moment] = [randomUUID(), it.clock.now()]
  await sql`insert into betting.round (id, brand_id, category, vendor, game_code, asset, status, started_at)
            values (${round}, 1, ${game}, 'open', ${moment})`.execute(db)
  const insert = (brandId: number) =>
    sql`insert into betting.bet (id, round_id, member_id, brand_id, category, vendor, game_code, asset, stake, status, content,
                                 balance_before, balance_after, placed_at)
        values (${randomUUID()}, ${round}, ${randomUUID()}, ${brandId}, ${game}, 1, 'open', '', 0, 0, ${moment})`.execute(
      db,
    )
  for (const brandId of [1, 2, 999]) await insert(brandId)
  await it.ask(checkNow, { token })
  expect((await findSelfCheck(db))?.faults).toEqual([
    'brand 2 has 1 bets that cannot be its own',
    'brand 999 has 1 bets that cannot be its own',
  ])
})
