import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { winnerBoard } from '@croupier/contract/betting.ts'
import { type CrowdActivity, orderCrowd } from '@croupier/contract/crowd.ts'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { endCrowd, startCrowd } from '../../../test/crowd.ts'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'

const key = randomBytes(32).toString('hex')
const it = await world({ config: { crowd: { key } } })
const dataDir = mkdtempSync(join(tmpdir(), 'croupier-crowd-'))
const token = await operatorIn(it)
await it.app.http.listen({ port: 0, host: '127.0.0.1' })
await it.app.start()
const site = `http://127.0.0.1:${(it.app.http.server.address() as AddressInfo).port}`

/** A page of a person: without one everything goes at a tenth. */
const page = new WebSocket(`${site.replace('http', 'ws')}/wps/live?merchant=LUCKY`)
await once(page, 'open')
page.send(JSON.stringify({ type: 'subscribe', topics: ['status'] }))

const order = (activities: readonly CrowdActivity[], size = 3) =>
  it.ask(orderCrowd, { token, body: { size, pace: 2000, activities: [...activities] } })
const betsOf = async () =>
  (
    await sql<{ readonly bets: number; readonly players: number }>`
      select count(*)::int as bets, count(distinct member_id)::int as players from betting.bet`.execute(it.deps.db)
  ).rows[0] ?? { bets: 0, players: 0 }
const isTrue = (check: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await check()).toBe(true), { timeout: 280_000, interval: 200 })

// At nine in the evening nearly everybody is there.
it.clock.set('2026-11-21T13:00:00Z')
await order(['slots', 'instant'])
let crowd = await startCrowd({ site, dataDir, key })
afterAll(async () => {
  page.close()
  await endCrowd(crowd, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('three demo players take rounds by themselves, and are marked on the winner board', async () => {
  await isTrue(async () => (await betsOf()).bets > 30)
  await isTrue(async () => (await it.ask(winnerBoard)).value.list.some(({ player }) => player.endsWith(' (demo)')))
  const { rows } = await sql<{ account: string }>`
    select account from identity.member where id in (select member_id from betting.bet) and not demo_player`.execute(
    it.deps.db,
  )
  expect(rows).toEqual([])
}, 600_000)

test('what the console says is obeyed: a crowd of nobody plays nothing', async () => {
  await order([], 0)
  let before = -1
  await vi.waitFor(
    async () => {
      const { bets } = await betsOf()
      const isQuiet = bets === before
      before = bets
      expect(isQuiet).toBe(true)
    },
    { timeout: 120_000, interval: 1500 },
  )
}, 300_000)

test('a crowd that was killed comes back as the same people', async () => {
  await endCrowd(crowd, 'SIGKILL')
  const accounts = async () => (await sql`select account from crowd.player order by account`.execute(it.deps.db)).rows
  const before = await accounts()
  const { bets } = await betsOf()
  await order(['instant'])
  crowd = await startCrowd({ site, dataDir, key })
  await isTrue(async () => (await betsOf()).bets > bets + 10)
  expect(await accounts()).toEqual(before)
}, 600_000)
