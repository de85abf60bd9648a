import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bare, type BareServer } from '../../test/bare.ts'
import { quickest } from '../../test/quickest.ts'
import { inTransaction, openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { on } from './job.ts'
import { type Hand, openHand, startJobs } from './jobs.ts'
import { announce, type News, whenAnnounced } from './outbox.ts'
import { countFailedTasks, retryTasks } from './failed-task.ts'
import { mergedNews, relayOnce, relayTask, startRelay } from './relay.ts'

const heard: News[] = []
let failures = 0
const listeners = [
  on('thing_happened', 'write down', async (_deps, news) => void heard.push(news)),
  on('thing_failed', 'fail twice', async () => {
    if (failures++ < 2) throw new Error('not yet')
  }),
]
const options = { listeners, live: new Set(['thing_happened']) }

let world: BareServer
let hand: Hand
beforeAll(async () => {
  world = await bare()
  hand = await openHand(world.deps, world.database.url, listeners)
})
afterAll(() => hand.end())

const tell = (deps: Deps, keys: readonly string[], topic = 'thing_happened', detail?: News['detail']) =>
  inTransaction(deps.db, (tx) => announce(tx, [{ topic, brandId: 1, keys, ...(detail && { detail }) }]))
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(world.deps.db)).rows[0]!.n
const waiting = () => countOf(sql`select count(*)::int as n from kernel.outbox`)
const jobsFor = (key: string) =>
  countOf(
    sql`select count(*)::int as n from graphile_worker._private_jobs where payload::jsonb -> 'keys' @> to_jsonb(${key}::text)`,
  )

describe('the relay', () => {
  test('hands news to who listens, as it was said', async () => {
    await tell(world.deps, ['a', 'b'], 'thing_happened', { note: 'with “quotes” and \\ and é' })
    await relayOnce(world.deps, options)
    await hand.work()
    expect(heard.splice(0)).toEqual([
      { topic: 'thing_happened', brandId: 1, keys: ['a', 'b'], detail: { note: 'with “quotes” and \\ and é' } },
    ])
    expect(await waiting()).toBe(0)
  })

  test('hears nothing of what was rolled back', async () => {
    const failing = inTransaction(world.deps.db, async (tx) => {
      await announce(tx, [{ topic: 'thing_happened', brandId: 1, keys: ['never'] }])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await relayOnce(world.deps, options)).toBe(false)
    expect(await jobsFor('never')).toBe(0)
  })

  test('sets news aside that cannot be handed on, and hands it on when it can be; what came after it is not kept waiting', async () => {
    const tooLong = 'x'.repeat(9000)
    await tell(world.deps, ['before'])
    await tell(world.deps, [tooLong])
    await tell(world.deps, ['after'])
    await relayOnce(world.deps, options)
    expect(await relayOnce(world.deps, options)).toBe(false)
    expect([await jobsFor('before'), await jobsFor('after'), await jobsFor(tooLong), await waiting()]).toEqual([
      1, 1, 0, 1,
    ])
    expect(await countFailedTasks(world.deps.db, 1)).toMatchObject({ count: 1 })

    world.pass(60_000)
    await retryTasks(world.deps, [relayTask({ ...options, live: new Set() })])
    expect([await jobsFor(tooLong), await waiting()]).toEqual([1, 0])
    await hand.work()
    heard.length = 0
  })

  test('makes one piece of news of many that say the same', () => {
    const news = [
      { topic: 'x', brandId: 1, keys: ['a', 'b'] },
      { topic: 'x', brandId: 1, keys: ['b', 'c'] },
      { topic: 'x', brandId: 2, keys: ['a'] },
      { topic: 'x', brandId: 1, keys: ['a'], detail: { n: 1 } },
    ]
    expect(mergedNews(news)).toEqual([{ topic: 'x', brandId: 1, keys: ['a', 'b', 'c'] }, news[2], news[3]])
  })

  test('is woken by a commit of this process once it has happened, and not by what was rolled back', async () => {
    const heard: number[] = []
    const seen = async () => heard.push(await waiting())
    let woken: Promise<number> | undefined
    whenAnnounced(world.deps.db, () => void (woken = seen()))

    const changedMind = inTransaction(world.deps.db, async (tx) => {
      await announce(tx, [{ topic: 'thing_happened', brandId: 1, keys: ['never'] }])
      throw new Error('changed my mind')
    })
    await expect(changedMind).rejects.toThrow('changed my mind')
    expect(woken).toBeUndefined()

    await tell(world.deps, ['woken'])
    await woken
    expect(heard).toEqual([1])
    await relayOnce(world.deps, options)
  })

  test('passes on within half a second what is announced while it runs', async () => {
    const background = startRelay(world.deps, options)
    const jobs = await startJobs(world.deps, world.database.url, listeners)
    const tookMs = await quickest(500, async () => {
      await tell(world.deps, ['quick'])
      await expect.poll(() => heard.splice(0).flatMap((news) => news.keys), { interval: 5 }).toContain('quick')
    })
    expect(tookMs).toBeLessThan(500)
    await background.stop()
    await jobs.stop()
  })

  test('has two at work at the same time share the news, each piece once', async () => {
    for (let batch = 0; batch < 30; batch++) await tell(world.deps, [`shared-${batch}`], 'thing_happened', { batch })
    await Promise.all([relayOnce(world.deps, options), relayOnce(world.deps, options), relayOnce(world.deps, options)])
    for (let batch = 0; batch < 30; batch++) expect(await jobsFor(`shared-${batch}`)).toBe(1)
    await hand.work()
    heard.splice(0)
  })
})

/** A database whose connection breaks at the n-th statement, just before or just after it is sent. */
function breaking(url: string, at: number, when: 'before' | 'after') {
  const { db, pool } = openDatabase(url, world.deps.log, 1)
  let sent = 0
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>
    client.query = ((...all: unknown[]) => {
      const now = sent++ === at
      const { stream } = (client as pg.Client & { connection: { stream: { destroy(): void; end(): void } } }).connection
      if (now && when === 'before') stream.destroy()
      const answer = ask(...all)
      if (now && when === 'after') stream.end()
      return answer
    }) as typeof client.query
  })
  return { deps: { ...world.deps, db }, statements: () => sent, close: () => db.destroy() }
}

describe('a relay that loses its connection', () => {
  const steps = Array.from({ length: 8 }, (_, at) => at).flatMap((at) =>
    (['before', 'after'] as const).map((when) => [when, at] as const),
  )

  test.each(steps)('%s statement %i neither loses nor doubles', async (when, at) => {
    const key = `broken-${when}-${at}`
    await tell(world.deps, [key])
    const broken = breaking(world.database.url, at, when)
    await relayOnce(broken.deps, options).catch(() => undefined)
    await broken.close().catch(() => undefined)

    await expect
      .poll(() =>
        countOf(
          sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        ),
      )
      .toBe(0)
    expect((await waiting()) + (await jobsFor(key))).toBe(1)
    await relayOnce(world.deps, options)
    expect(await jobsFor(key)).toBe(1)
  })
})

describe('the job queue', () => {
  test('tries again what failed', async () => {
    await tell(world.deps, ['f'], 'thing_failed')
    await relayOnce(world.deps, options)
    for (let attempt = 0; attempt < 3; attempt++) {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(world.deps.db)
      await hand.work()
    }
    expect(failures).toBe(3)
    expect(await jobsFor('f')).toBe(0)
  })
})

describe('processes killed at any moment', () => {
  const PIECES = 400
  let child: ChildProcess | undefined
  afterAll(() => child?.kill('SIGKILL'))

  function spawnRelay(url: string, more: Readonly<Record<string, string>> = {}): ChildProcess {
    const file = fileURLToPath(new URL('../../test/relay-process.ts', import.meta.url))
    return spawn(process.execPath, [file], {
      env: { ...process.env, DATABASE_URL: url, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }

  test('leave every piece of news heard, each once', async () => {
    const other = await bare()
    await sql`create table public.heard (key text primary key)`.execute(other.deps.db)
    for (let piece = 0; piece < PIECES; piece++) await tell(other.deps, [`piece-${piece}`], 'thing_happened', { piece })

    // Each is killed a little later in its work than the one before.
    for (const pieces of [1, 7, 30, 90]) {
      child = spawnRelay(other.database.url, { DIES_AFTER: `${pieces}` })
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    }
    child = spawnRelay(other.database.url)
    const heardSoFar = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from public.heard`.execute(other.deps.db)).rows[0]!.n
    await expect.poll(heardSoFar).toBe(PIECES)
    await expect
      .poll(
        async () =>
          (
            await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(
              other.deps.db,
            )
          ).rows[0]!.n,
      )
      .toBe(0)
    expect((await sql`select from kernel.outbox`.execute(other.deps.db)).rows).toHaveLength(0)
  })
})
