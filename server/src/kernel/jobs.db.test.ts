import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { layWire } from '../../test/wire.ts'
import { inTransaction, openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { every, type Listener, on } from './job.ts'
import { addJobs, startJobs } from './jobs.ts'

const rejected: unknown[] = []
const note = (error: unknown) => void rejected.push(error)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  expect(rejected.splice(0)).toEqual([])
})

const queued = async ({ db }: Deps) =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(db)).rows[0]?.n

/** A worker over a wire, whose jobs stay in the middle until the gate opens. */
async function workInTheMiddle(log: Deps['log']) {
  const { deps, database } = await bare({ log })
  const wire = await layWire(database.url)
  const [heard, begun, gate] = [[] as string[], Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const listener: Listener = on('thing_happened', 'write down', async (_deps, { keys }) => {
    begun.resolve()
    await gate.promise
    heard.push(...keys)
  })
  const add = (key: string) =>
    inTransaction(deps.db, (tx) => addJobs(tx, [listener], [{ topic: 'thing_happened', brandId: 1, keys: [key] }]))
  const jobs = await startJobs(deps, wire.url, [listener])
  return { deps, wire, heard, add, jobs, inTheMiddle: begun.promise, gate }
}

test('every timer runs after a start, so that nothing stays undone that was due while nobody ran', async () => {
  const world = await bare()
  const ran: string[] = []
  const timers = ['count_the_years', 'count_the_ages'].map((name) =>
    every('0 0 1 1 *', name, async () => void ran.push(name)),
  )

  for (let start = 1; start <= 2; start++) {
    const jobs = await startJobs(world.deps, world.database.url, timers)
    await expect.poll(() => ran.length).toBe(2 * start)
    await jobs.stop()
  }
  expect(ran.toSorted()).toEqual(['count_the_ages', 'count_the_ages', 'count_the_years', 'count_the_years'])
  expect(await queued(world.deps)).toBe(0)
})

test('a worker that loses the database in the middle of a job is followed by another, which goes on with the queue', async () => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
  const { deps, wire, heard, add, jobs, inTheMiddle, gate } = await workInTheMiddle(log)

  await add('during')
  await inTheMiddle
  await wire.cut()
  gate.resolve()
  await add('meanwhile')
  await wire.mend()

  await expect.poll(() => heard).toContain('meanwhile')
  // What became of the first one nobody could say, so it is done again.
  await expect.poll(() => queued(deps)).toBe(0)
  expect(said).toContain('the worker of the job queue gave up; another is started')
  expect(heard.filter((key) => key === 'during')).toHaveLength(2)
  await jobs.stop()
  await wire.cut()
})

test('a worker whose database goes without a word is followed by another', { timeout: 90_000 }, async () => {
  const { deps, wire, heard, add, jobs, inTheMiddle, gate } = await workInTheMiddle(pino({ level: 'silent' }))
  await add('during')
  await inTheMiddle
  wire.silence()
  gate.resolve()
  await add('later')
  await expect.poll(() => heard, { timeout: 80_000 }).toContain('later')
  await expect.poll(() => queued(deps)).toBe(0)
  await jobs.stop()
  await wire.cut()
})

test('a job that was handed out while the connection broke is done by the next worker', async () => {
  const { deps, database } = await bare()
  const wire = await layWire(database.url)
  const heard: string[] = []
  const listener: Listener = on('thing_happened', 'write down', async (_deps, { keys }) => void heard.push(...keys))
  const jobs = await startJobs(deps, wire.url, [listener])
  const asking = async () =>
    (
      await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'with j as%'`.execute(deps.db)
    ).rows[0]?.n

  // Before it asks for jobs a worker names its tasks, which would wait for whoever names the same one.
  const tasks = sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_tasks`
  await expect.poll(async () => (await tasks.execute(deps.db)).rows[0]?.n).toBe(1)

  // With connections of its own: who looks for jobs of dead workers waits for the lock too.
  const other = openDatabase(database.url, deps.log, 1)
  const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locking = inTransaction(other.db, async (tx) => {
    await sql`lock table graphile_worker._private_jobs in access exclusive mode`.execute(tx)
    await addJobs(tx, [listener], [{ topic: 'thing_happened', brandId: 1, keys: ['unanswered'] }])
    locked.resolve()
    await gate.promise
  })
  await locked.promise
  await expect.poll(asking).toBeGreaterThan(0)
  await wire.cut()
  gate.resolve()
  await locking
  await other.db.destroy()
  // The database gives the job to a worker that does not hear the answer.
  const taken = sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs where locked_by is not null`
  await expect.poll(async () => (await taken.execute(deps.db)).rows[0]?.n).toBe(1)
  await wire.mend()

  await expect.poll(() => heard).toEqual(['unanswered'])
  await expect.poll(() => queued(deps)).toBe(0)
  await jobs.stop()
  await wire.cut()
})

test('news that could not be heard a hundred times is heard when its cause is mended', async () => {
  const { deps, database } = await bare()
  const heard: string[] = []
  const listener: Listener = on('thing_happened', 'write down', async (_deps, { keys }) => void heard.push(...keys))
  await inTransaction(deps.db, async (tx) => {
    await addJobs(tx, [listener], [{ topic: 'thing_happened', brandId: 1, keys: ['late'] }])
    await sql`update graphile_worker._private_jobs set attempts = 100`.execute(tx)
  })
  const jobs = await startJobs(deps, database.url, [listener])
  await expect.poll(() => heard).toEqual(['late'])
  await jobs.stop()
  expect(await queued(deps)).toBe(0)
})
