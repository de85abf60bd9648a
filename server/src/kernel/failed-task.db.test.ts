import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { inTransaction, type Tx } from './database.ts'
import {
  countFailedTasks,
  deferAll,
  doEach,
  doTogether,
  findFailedTasks,
  forgetFailedTasks,
  keysAside,
  retryTasks,
  type Subject,
  type Task,
  tryAgain,
} from './failed-task.ts'

const { deps, pass } = await bare()
await sql`create schema ledger`.execute(deps.db)
await sql`create table ledger.done (number int primary key check (number <> 13))`.execute(deps.db)
afterAll(() => sql`drop schema ledger cascade`.execute(deps.db))
beforeEach(async () => {
  await sql`truncate ledger.done, kernel.failed_task`.execute(deps.db)
  await sql`alter table ledger.done drop constraint if exists done_number_check`.execute(deps.db)
  await sql`alter table ledger.done add constraint done_number_check check (number <> 13)`.execute(deps.db)
  parts = []
})
let parts: number[] = []
const mend = () => sql`alter table ledger.done drop constraint done_number_check`.execute(deps.db)

const write: Task = {
  name: 'write',
  async work(tx: Tx, _, subjects: readonly Subject[]) {
    parts.push(subjects.length)
    await sql`insert into ledger.done select * from unnest(${subjects.map(({ key }) => Number(key))}::int[])`.execute(
      tx,
    )
  },
}
const all = Array.from({ length: 20 }, (_, at) => ({ brandId: at === 13 ? 2 : 1, key: String(at) }))
const others = all.filter(({ key }) => key !== '13')
const done = async () =>
  (await sql<{ number: number }>`select number from ledger.done order by number`.execute(deps.db)).rows.map(
    ({ number }) => String(number),
  )
const failed = async (brandId = 2) =>
  (await findFailedTasks(deps.db, { brandId, task: undefined, state: undefined }, { limit: 9, offset: 0 })).rows

test.each([
  ['together', doTogether],
  ['each by itself', doEach],
])('%s: all but the guilty one are done, and it waits with its reason', async (_, doAll) => {
  await doAll(deps, write, all)
  expect(await done()).toEqual(others.map(({ key }) => key))
  expect(await failed()).toMatchObject([{ task: 'write', key: '13', attempts: 1, doneAt: null }])
  expect((await failed())[0]?.reason).toContain('done_number_check')
  expect(await failed(1)).toEqual([])
  expect(await countFailedTasks(deps.db, 2)).toEqual({ count: 1, oldestAt: deps.now() })
})

test('what is set aside is left to its next time, which comes later and later', async () => {
  await doTogether(deps, write, all.slice(13, 14))
  expect(await keysAside(deps.db, write)).toEqual(['13'])
  parts = []
  await doTogether(deps, write, all.slice(13, 15))
  expect(parts).toEqual([1])
  expect(await done()).toEqual(['14'])

  const waits: number[] = []
  for (let attempt = 2; attempt <= 9; attempt++) {
    pass(3_600_000)
    await retryTasks(deps, [write])
    const [row] = await failed()
    expect(row).toMatchObject({ attempts: attempt, triedAt: deps.now() })
    waits.push(row!.nextAt.getTime() - deps.now().getTime())
  }
  expect(Math.max(...waits)).toBeGreaterThan(60_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_600_000)
})

test('tried by many at once it has failed once, and waits no longer than for one', async () => {
  await doTogether(deps, write, all.slice(13, 14))
  pass(60_000)
  await Promise.all(Array.from({ length: 8 }, () => retryTasks(deps, [write])))
  expect(await failed()).toMatchObject([{ attempts: 2, doneAt: null }])
})

test('before its time nothing is tried; after it is mended it is done, once, however many try', async () => {
  await doTogether(deps, write, all)
  await mend()
  await retryTasks(deps, [write])
  expect(await done()).not.toContain('13')

  pass(60_000)
  const [one] = await failed()
  await Promise.all([
    retryTasks(deps, [write]),
    retryTasks(deps, [write]),
    tryAgain(deps, write, one!, 'operator:anna'),
  ])
  expect(await done()).toContain('13')
  expect((await failed())[0]?.doneAt).toEqual(deps.now())
  expect(await keysAside(deps.db, write)).toEqual([])
  expect(await countFailedTasks(deps.db, 2)).toEqual({ count: 0, oldestAt: null })
})

test('what was done after a failure and fails anew waits again', async () => {
  await doTogether(deps, write, all.slice(13, 14))
  await mend()
  pass(60_000)
  await retryTasks(deps, [write])
  await doTogether(deps, write, all.slice(13, 14))
  expect((await failed())[0]).toMatchObject({ attempts: 1, doneAt: null, doneBy: null })
  expect((await failed())[0]?.reason).toContain('done_pkey')
})

test('a set that is deferred is tried one by one at once', async () => {
  await inTransaction(deps.db, (tx) => deferAll(tx, deps, write, all, 'not together'))
  expect(await done()).toEqual([])
  await retryTasks(deps, [write])
  expect(await done()).toEqual(others.map(({ key }) => key))
  expect(new Set(parts)).toEqual(new Set([1]))
  expect(await keysAside(deps.db, write)).toEqual(['13'])
})

test('a database that cannot work sets nobody aside', async () => {
  const away: Task = { name: 'away', work: () => Promise.reject(Object.assign(new Error('full'), { code: '53100' })) }
  await expect(doTogether(deps, away, all)).rejects.toThrow('full')
  expect(await keysAside(deps.db, away)).toEqual([])
})

test('what has been done is forgotten after a month, what waits is not', async () => {
  await doTogether(deps, write, all.slice(13, 14))
  pass(40 * 86_400_000)
  await forgetFailedTasks(deps.db, deps.now())
  expect(await failed()).toHaveLength(1)
  await mend()
  await retryTasks(deps, [write])
  pass(31 * 86_400_000)
  await forgetFailedTasks(deps.db, deps.now())
  expect(await failed()).toEqual([])
})
