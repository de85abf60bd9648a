import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { winnerBoard } from '@croupier/contract/betting.ts'
import { decideDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { type CrowdActivity, orderCrowd } from '@croupier/contract/crowd.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { endCrowd, startCrowd } from '../../../test/crowd.ts'
import { operatorIn } from '../../../test/operators.ts'
import { shortenChains } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { accountOf, houseAccount, transfer } from '../wallet/wallet.ts'
import { saveOrders } from './store.ts'

const key = randomBytes(32).toString('hex')
const it = await world({ config: { crowd: { key } } })
const dataDir = mkdtempSync(join(tmpdir(), 'croupier-crowd-'))
// At nine in the evening nearly everybody is there.
it.clock.set('2026-11-21T13:00:00Z')
let token = await operatorIn(it)
await it.app.http.listen({ port: 0, host: '127.0.0.1' })
await shortenChains(it.deps)
await it.app.start()
const site = `http://127.0.0.1:${(it.app.http.server.address() as AddressInfo).port}`

/** A page of a person: without one everything goes at a tenth. */
const page = new WebSocket(`${site.replace('http', 'ws')}/wps/live?merchant=LUCKY`)
await once(page, 'open')
page.send(JSON.stringify({ type: 'subscribe', topics: ['status'] }))

async function order(activities: readonly CrowdActivity[], size = 3): Promise<void> {
  const { errorCode } = await it.ask(orderCrowd, { token, body: { size, pace: 2000, activities: [...activities] } })
  expect(errorCode).toBeUndefined()
}
const betsOf = async () =>
  (
    await sql<{ readonly bets: number; readonly players: number }>`
      select count(*)::int as bets, count(distinct member_id)::int as players from betting.bet`.execute(it.deps.db)
  ).rows[0] ?? { bets: 0, players: 0 }
const isTrue = (check: () => Promise<boolean>) => expect.poll(check, { interval: 200, timeout: 280_000 }).toBe(true)

// The other brands' crowds stay away.
await inTransaction(it.deps.db, async (tx) => {
  for (const brandId of [2, 3]) await saveOrders(tx, brandId, { size: 0, pace: 100, activities: [] }, it.clock.now())
})
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
  const isQuiet = async () => {
    const { bets } = await betsOf()
    const isSame = bets === before
    before = bets
    return isSame
  }
  await expect.poll(isQuiet, { interval: 1500 }).toBe(true)
})

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

test('who has much sends what the site asks for, and withdraws once people have looked at it', async () => {
  await endCrowd(crowd, 'SIGTERM')
  await inTransaction(it.deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`select member_id as id from crowd.player where brand_id = 1`.execute(tx)
    const amount = 100_000_0000n
    const debit = houseAccount(1, 'demo', 'PHP')
    const gifts = rows.map(({ id }) => {
      return { id: randomUUID(), kind: 'demo_opening', debit, credit: accountOf(id, 'PHP'), amount } as const
    })
    for (const moved of await transfer(tx, gifts, it.clock.now())) must(moved)
  })
  await order(['cashier'])
  crowd = await startCrowd({ site, dataDir, key })
  const count = async (table: RawBuilder<unknown>) =>
    (await sql<{ count: number }>`select count(*)::int as count from ${table}`.execute(it.deps.db)).rows[0]?.count ?? 0
  // Codes to one address are sent a minute apart.
  await isTrue(async () => {
    it.clock.move(3000)
    return (await count(sql`identity.payout_account`)) > 0
  })
  token = await operatorIn(it)
  await isTrue(async () => (await it.ask(deskDocuments, { token, query: { demo: 'only' } })).value.total > 0)
  for (const { id } of (await it.ask(deskDocuments, { token })).value.list)
    await it.ask(decideDocument, {
      token,
      params: { documentId: id },
      body: { state: 'accepted', words: '', reason: 'checked', note: '' },
    })
  // A new account to be paid at cools off for a day.
  it.clock.move(25 * 3_600_000)
  await expect.poll(() => count(sql`cashier.withdrawal`), { interval: 200, timeout: 280_000 }).toBeGreaterThan(0)
}, 600_000)
