import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ownCluster } from '../test/own-cluster.ts'
import { shortenChains } from '../test/policy.ts'
import { type TestMember, world } from '../test/world.ts'
import { readConfig } from './kernel/config.ts'
import { inTransaction } from './kernel/database.ts'
import { on } from './kernel/job.ts'
import type { LiveTopic } from './kernel/live.ts'
import type { Poller, AcquireLeases, Role } from './kernel/poller.ts'
import { announce } from './kernel/outbox.ts'
import { allBrands, forgetBrands } from './modules/brand/brand.ts'

// Longer than the product's, so that a slow machine is not taken for a database that is away.
const [WAIT_MS, STATEMENT_MS, GRACE_MS] = [3000, 5000, 500]
/** A session that is asked for first, and then the call itself. */
const LONGEST_MS = 2 * (STATEMENT_MS + GRACE_MS + WAIT_MS) + 1000
const { databaseShares } = readConfig({
  DATABASE_WAIT_MS: `${WAIT_MS}`,
  DATABASE_LOCK_MS: '2500',
  DATABASE_STATEMENT_MS: `${STATEMENT_MS}`,
})
const cluster = await ownCluster(databaseShares)

/** Which database each loop has spoken to last, by when that was started; and whether the dealer had what is its own. */
const spoken = new Map<Role, string>()
let dealt = false
const loopOf = (role: Role): Poller => ({
  name: `probe ${role}`,
  role,
  async tick({ db }, own: AcquireLeases) {
    const { rows } = await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db)
    if (role === 'dealer') dealt = (await own('probe', [7])).length === 1
    spoken.set(role, rows[0]!.at)
    return 20
  },
})
const heard: string[] = []
let sent = 0
const topic: LiveTopic = {
  name: 'probe',
  actor: 'anyone',
  hears: ['probe_sent'],
  concerns: () => true,
  read: async () => ({ seq: sent, data: {} }),
}
const it = await world({
  database: cluster.database,
  config: { databaseShares },
  modules: [
    {
      pollers: [loopOf('worker'), loopOf('dealer'), loopOf('api')],
      jobs: [on('probe_sent', 'note', async (_deps, { keys }) => void heard.push(...keys))],
      topics: [topic],
    },
  ],
})
const rejected: unknown[] = []
const note = (error: unknown) => void rejected.push(error)

let page: WebSocket
const shown: number[] = []
beforeAll(async () => {
  process.on('unhandledRejection', note)
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  await shortenChains(it.deps)
  await it.app.start()
  const { port } = it.app.http.server.address() as { port: number }
  page = new WebSocket(`ws://127.0.0.1:${port}/wps/live`, { headers: { merchant: 'LUCKY' } })
  page.on('message', (bytes) => shown.push(Number(JSON.parse(String(bytes)).seq)))
  await once(page, 'open')
  page.send(JSON.stringify({ type: 'subscribe', topics: ['probe'] }))
  await once(page, 'message')
})
afterAll(() => {
  process.off('unhandledRejection', note)
  page.close()
})

const ready = async () => (await it.app.http.inject('/readyz')).statusCode
const play = ({ token }: TestMember, id = randomUUID()) =>
  it.ask(playRound, { token, body: { gameCode: 'DICE', id, stake: '1.00', choices: { target: '50.00', over: false } } })
const balanceOf = ({ token }: TestMember) => it.ask(balance, { token })
/** Somebody who can play. A slow machine may be told to come again, and does. */
async function newcomer(): Promise<TestMember> {
  const player = await it.member()
  await expect.poll(async () => (await balanceOf(player)).value?.sumBalance).toBe('1000.00')
  return player
}
/** What is announced reaches the jobs and the live channel. */
async function send(): Promise<void> {
  sent += 1
  const key = `${sent}`
  await inTransaction(it.deps.db, (tx) => announce(tx, [{ topic: 'probe_sent', brandId: 1, keys: [key] }]))
  await expect.poll(() => heard).toContain(key)
  await expect.poll(() => shown).toContain(sent)
}
const startedAt = async () =>
  (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(it.deps.db)).rows[0]!.at
const flight = async () =>
  (
    await sql<{ phase: string; beats: string }>`
      select phase, extract(epoch from heartbeat_at)::text as beats from studio.crash_round where brand_id = 1
      order by heartbeat_at desc limit 1`.execute(it.deps.db)
  ).rows[0]
const AWAY = { status: 503, errorCode: 'temporarily_unavailable' }

test('killed, the database comes back by itself, and so do the dealer, the pollers, the jobs and the live channel', async () => {
  const player = await newcomer()
  await send()
  const [before, flying] = [await startedAt(), await flight()]
  for (const role of ['worker', 'dealer', 'api'] as const) await expect.poll(() => spoken.get(role)).toBe(before)
  await expect.poll(() => dealt).toBe(true)

  process.kill(cluster.postmaster(), 'SIGKILL')
  // Not seen by what it says meanwhile: it may be back before anybody has asked.
  await expect.poll(() => startedAt().catch(() => before)).not.toBe(before)
  await expect.poll(ready).toBe(200)
  const after = await startedAt()
  dealt = false
  for (const role of ['worker', 'dealer', 'api'] as const) await expect.poll(() => spoken.get(role)).toBe(after)
  await expect.poll(() => dealt).toBe(true)
  await send()
  it.clock.move(60_000)
  await expect.poll(flight).not.toEqual(flying)
  // The same bet each time: one that was taken and whose answer came too late is taken once, and the next would be too soon.
  const id = randomUUID()
  await expect.poll(async () => (await play(player, id)).status).toBe(200)
  expect(rejected).toEqual([])
})

test('frozen, it lets no caller hang: all are told to come again within the limits, and go on when it does', async () => {
  const player = await newcomer()
  const id = randomUUID()
  const asked = [
    ...Array.from({ length: 12 }, () => () => balanceOf(player)),
    ...Array.from({ length: 12 }, () => () => play(player)),
    () => play(player, id),
  ]
  cluster.signal('SIGSTOP')
  try {
    const begun = performance.now()
    const ask = async (call: (typeof asked)[number]) => ({ said: await call(), tookMs: performance.now() - begun })
    const answers = await Promise.all(asked.map(ask))
    for (const { said, tookMs } of answers) {
      expect(said.status).toBe(503)
      expect(['temporarily_unavailable', 'outcome_unknown']).toContain(said.errorCode)
      expect(said.headers['retry-after']).toBe('1')
      expect(tookMs).toBeLessThan(LONGEST_MS)
    }
    expect(await ready()).toBe(503)
    expect(await balanceOf(player)).toMatchObject(AWAY)
  } finally {
    cluster.signal('SIGCONT')
  }
  await expect.poll(ready).toBe(200)
  const answers: unknown[] = []
  const taken = async () => {
    const { status, value } = await play(player, id)
    if (status === 200) answers.push(value)
    return answers.length
  }
  await expect.poll(taken).toBe(2)
  expect(answers[1]).toEqual(answers[0])
  await send()
  expect(rejected).toEqual([])
})

test('frozen while the background reads what all callers wait for, it makes none wait as long as the background does', async () => {
  const player = await newcomer()
  cluster.signal('SIGSTOP')
  try {
    forgetBrands(it.deps)
    const reading = allBrands(it.deps).then(
      () => 'read',
      () => 'away',
    )
    expect(await Promise.race([balanceOf(player), wait(LONGEST_MS, 'it hangs', { ref: false })])).toMatchObject(AWAY)
    expect(await reading).toBe('away')
  } finally {
    cluster.signal('SIGCONT')
  }
  await expect.poll(async () => (await balanceOf(player)).status).toBe(200)
})
