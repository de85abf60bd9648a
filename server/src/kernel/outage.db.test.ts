import { randomUUID } from 'node:crypto'
import { memberInfo } from '@croupier/contract/identity.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMember, world } from '../../test/world.ts'
import { quickest } from '../../test/quickest.ts'
import { shortenChains } from '../../test/policy.ts'
import { accountOf } from '../modules/wallet/wallet.ts'
import { readConfig } from './config.ts'
import { inTransaction } from './database.ts'
import { inLane, type Lane } from './lane.ts'
import { outageOf } from './outage.ts'

const TOLD_MS = 2000
// As the product has them, but for how long callers wait: a machine that does other things too is slow.
const { databaseShares } = readConfig({
  DATABASE_WAIT_MS: '3000',
  DATABASE_LOCK_MS: '1500',
  DATABASE_STATEMENT_MS: '60000',
})
const it = await world({ wired: true, config: { databaseShares } })
const wire = it.wire!
const beside = new pg.Client({ connectionString: wire.farUrl })

beforeAll(async () => {
  await beside.connect()
  await shortenChains(it.deps)
  await it.app.start()
})
afterAll(() => beside.end())

const play = ({ token }: TestMember, id: string = randomUUID()) =>
  it.ask(playRound, { token, body: { gameCode: 'DICE', id, stake: '1.00', choices: { target: '50.00', over: false } } })
const balanceOf = ({ token }: TestMember) => it.ask(balance, { token })
const ready = async () => (await it.app.http.inject('/readyz')).statusCode
/** The answer to a bet that was taken: a slow machine may be told to come again, and does so with the same id. */
async function taken(player: TestMember, id: string = randomUUID()) {
  let answer: Awaited<ReturnType<typeof play>> | undefined
  await expect.poll(async () => (answer = await play(player, id)).status).toBe(200)
  return answer!.value
}
const AWAY = { status: 503, errorCode: 'temporarily_unavailable', headers: { 'retry-after': '1' } }

test('without a database every call is told to come back at once; with one again everything goes on by itself', async () => {
  const player = await it.member()
  const id = randomUUID()
  await taken(player, id)

  await wire.cut()
  expect(await ready()).toBe(503)
  const answers = await Promise.all([balanceOf(player), play(player), it.ask(memberInfo, { token: player.token })])
  for (const answer of answers) expect(answer).toMatchObject(AWAY)
  expect(await quickest(TOLD_MS, async () => void (await play(player)))).toBeLessThan(TOLD_MS)

  await wire.mend()
  await expect.poll(ready).toBe(200)
  await taken(player)
  await taken(player, id)
  // Announced, carried on by the relay, and credited by a job.
  const late = await it.member()
  await expect.poll(async () => (await balanceOf(late)).value.sumBalance).toBe('1000.00')
})

test('whoever loses the answer to a commit is told that it is not known, and the same id tells', async () => {
  const player = await it.member()
  await expect.poll(async () => (await balanceOf(player)).value.sumBalance).toBe('1000.00')
  await beside.query(`
    create function public.linger() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger linger after insert on betting.bet deferrable initially deferred
      for each row execute function public.linger()`)
  const id = randomUUID()
  const answer = play(player, id)
  const committing = `select count(*)::int as count from pg_stat_activity where query = 'commit' and wait_event = 'PgSleep'`
  await expect.poll(async () => (await beside.query<{ count: number }>(committing)).rows[0]?.count).toBe(1)
  await wire.cut()
  expect(await answer).toMatchObject({ ...AWAY, errorCode: 'outcome_unknown' })

  await beside.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`)
  await beside.query('drop trigger linger on betting.bet; drop function public.linger')
  await wire.mend()
  const first = await taken(player, id)
  expect(await taken(player, id)).toEqual(first)
})

test('a lock that lasts is met by a no, and stops nobody else', async () => {
  const [held, free] = [await it.member(), await it.member()]
  await expect.poll(async () => (await balanceOf(free)).value.sumBalance).toBe('1000.00')
  await beside.query('begin')
  await beside.query('select from wallet.balance where account_id = $1 for update', [accountOf(held.id, 'PHP')])

  // Whoever came together with the one who meets the lock is waited for half a second, which is little on a slow machine.
  const together = () => Promise.all([play(held), play(free), balanceOf(held), balanceOf(free)])
  await expect.poll(async () => (await together()).map(({ status }) => status)).toEqual([503, 200, 200, 200])
  expect(await play(held)).toMatchObject(AWAY)
  await beside.query('lock table wallet.balance, brand.brand in access exclusive mode')
  const all = await Promise.all([balanceOf(free), play(free), play(held)])
  for (const answer of all) expect(answer).toMatchObject(AWAY)
  await expect.poll(ready).toBe(200)

  await beside.query('rollback')
  await taken(held)
})

test('where every connection of one lane is taken the others answer', async () => {
  const player = await it.member()
  await expect.poll(async () => (await balanceOf(player)).value.sumBalance).toBe('1000.00')
  const gate = Promise.withResolvers<void>()
  const hold = () =>
    inTransaction(it.deps.db, async (tx) => {
      await sql`select`.execute(tx)
      await gate.promise
    })
  /** Until it has one: on a slow machine a connection may take longer than it is waited for. */
  const holdOne = async (): Promise<void> => {
    await hold().catch((error: unknown) => (outageOf(error) === undefined ? Promise.reject(error) : holdOne()))
  }
  const take = (lane: Lane) => Array.from({ length: databaseShares[lane].connections }, () => inLane(lane, holdOne))
  const busy = [...take('site'), ...take('console')]
  expect(await balanceOf(player)).toMatchObject(AWAY)
  await taken(player)
  await expect.poll(ready).toBe(200)
  gate.resolve()
  await Promise.all(busy)
  await expect.poll(async () => (await balanceOf(player)).status).toBe(200)
})
