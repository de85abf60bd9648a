import { once } from 'node:events'
import { WebSocket } from 'ws'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { post } from '@croupier/contract/call.ts'
import { sql } from 'kysely'
import { bare } from '../test/bare.ts'
import { batched } from '#kernel/batch.ts'
import { openClock } from '#kernel/clock.ts'
import { every, on } from '#kernel/job.ts'
import { announce } from '#kernel/outbox.ts'
import { inTransaction } from '#kernel/database.ts'
import { yes } from '#kernel/refusal.ts'
import { route } from '#kernel/route.ts'

const work = post('/wps/test/work', {
  summary: '',
  actor: 'anyone',
  body: z.strictObject({ id: z.string() }),
  reply: z.strictObject({ done: z.string() }),
  refusals: [],
})

const NOTICE_MS = 5000
afterEach(() => void vi.useRealTimers())

describe('a server that is told to stop', () => {
  test('tells the pages, finishes what is under way, refuses what is new, and leaves nothing open', async () => {
    const started = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const doWork = batched<string, string>(async (tx, ids) => {
      started.resolve()
      await release.promise
      await sql`select 1`.execute(tx)
      return ids.map((id) => yes(id))
    })
    const world = await bare({
      config: { noticeMs: NOTICE_MS },
      routes: [route(work, async (deps, ask) => ({ done: await doWork(deps, ask.body.id) }))],
    })
    await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    await world.app.start()
    const { port } = world.app.http.server.address() as { port: number }
    const site = `http://127.0.0.1:${port}`

    const page = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
    await once(page, 'open')
    const told = once(page, 'close') as Promise<[number]>
    const ask = () =>
      fetch(`${site}${work.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"id":"mine"}',
      })
    const answer = ask()
    await started.promise
    await expect.poll(async () => (await fetch(`${site}/readyz`)).status).toBe(200)

    // However slow the machine is, whoever asks does so before the notice is over.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopped = world.app.stop()
    expect((await fetch(`${site}/readyz`)).status).toBe(503)
    await vi.advanceTimersByTimeAsync(NOTICE_MS)
    vi.useRealTimers()
    expect((await told)[0]).toBe(1012)
    await expect
      .poll(() =>
        fetch(`${site}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')

    release.resolve()
    expect(await (await answer).json()).toEqual({ success: true, value: { done: 'mine' } })
    await stopped
    await expect(sql`select 1`.execute(world.deps.db)).rejects.toThrow('destroyed')
  })

  test('lets a running job finish first', async () => {
    const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let finished = false
    const hear = on('thing_happened', 'take its time', async () => {
      begun.resolve()
      await release.promise
      finished = true
    })
    const world = await bare({ jobs: [hear] })
    await world.app.start()
    await inTransaction(world.deps.db, (tx) => announce(tx, [{ topic: 'thing_happened', brandId: 1, keys: ['a'] }]))
    await begun.promise
    const stopped = world.app.stop()
    release.resolve()
    await stopped
    expect(finished).toBe(true)
  })
})

describe('health', () => {
  test('is up, and ready while the database answers and is migrated', async () => {
    const world = await bare()
    expect((await world.send('GET', '/healthz')).json()).toEqual({ status: 'up' })
    await expect.poll(async () => (await world.send('GET', '/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('is not ready before it works behind its calls', async () => {
    const world = await bare()
    const starting = world.app.start()
    expect((await world.send('GET', '/readyz')).json()).toEqual({ status: 'starting' })
    await starting
    await expect.poll(async () => (await world.send('GET', '/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('is not ready while a migration is missing, and is up all the same', async () => {
    const world = await bare()
    await sql`delete from public.kysely_migration where name = (select max(name) from public.kysely_migration)`.execute(
      world.deps.db,
    )
    expect(await world.send('GET', '/readyz')).toMatchObject({ statusCode: 503 })
    expect(await world.send('GET', '/healthz')).toMatchObject({ statusCode: 200 })
  })
})

test('a clock moved by one node is moved for all, and timers find what has become due', async () => {
  let dueAt = 0
  const seen: number[] = []
  const timer = every(
    '0 0 1 1 *',
    'do_what_is_due',
    async (deps) => void (deps.now().getTime() >= dueAt && dueAt > 0 && seen.push(deps.now().getTime())),
  )
  const world = await bare({ jobs: [timer], wandering: true })
  await world.app.start()
  dueAt = world.deps.now().getTime() + 86_400_000

  await openClock(world.deps.config, world.deps.db).move(86_400_001)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(world.deps.now().getTime()).toBeGreaterThanOrEqual(dueAt)
})
