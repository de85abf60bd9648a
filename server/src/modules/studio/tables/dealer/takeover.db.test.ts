import { createHash, createHmac } from 'node:crypto'
import { tableShoe } from '@croupier/contract/table-rounds.ts'
import { verifyShoe } from '@croupier/engine/tables/verify.ts'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import type { Deps } from '#kernel/deps.ts'
import { openLeases } from '#kernel/lease.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'
import { recordPresence } from '../presence/record-presence.ts'
import { findTable } from '../store.ts'
import { dealTables } from './deal-tables.ts'

const here = await world()
const { ask, clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100, restAfterMs: 86_400_000 } })
const { tableId, table, bet, units } = await tablePlay(here, 'BAC3')

const hashes = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
}

/** Dealers as on nodes of their own: each with its own connection for what it has in hand, and its own memory. */
async function dealer() {
  const url = new URL(inject('postgres').adminUrl)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(deps.db)
  url.pathname = `/${rows[0]?.name}`
  const mine: Deps = { ...deps }
  const { own, stop } = await openLeases(mine, url.href)
  afterAll(stop)
  const { number = -1 } = (await findTable(deps.db, tableId)) ?? {}
  return {
    deps: mine,
    hasIt: async () => (await own('live tables', [number])).length > 0,
    /** One turn at what is due by now. */
    turn: () => dealTables(mine, own),
  }
}

/** To the moment at which something is due at the table. */
async function untilDue() {
  const { dueAt } = (await findTable(deps.db, tableId)) ?? {}
  if (dueAt && dueAt > clock.now()) clock.set(dueAt)
}

async function roundNow() {
  const { round } = await table()
  if (!round) throw new Error('no round runs')
  return round
}

test('a dealer whose connection is lost in the middle of a hand is followed by another, and the whole shoe is proved', async () => {
  const one = await member()
  const start = await units(one)
  const placed: string[] = []
  async function stake() {
    const { roundId } = await roundNow()
    expect((await bet(one, { player: '10.00', banker_pair: '10.00' }, { roundId })).errorCode).toBeUndefined()
    placed.push(roundId)
  }
  const [first, second] = [await dealer(), await dealer()]
  // Somebody looks.
  await table()
  await recordPresence(deps)
  await first.turn()
  expect([await first.hasIt(), await second.hasIt()]).toEqual([true, false])

  // A round, and the first cards of the next one.
  while ((await roundNow()).number !== 2) {
    await untilDue()
    await first.turn()
  }
  await stake()
  while ((await roundNow()).events.length < 2) {
    await untilDue()
    await first.turn()
  }
  const begun = await roundNow()
  await untilDue()
  await sql`select pg_terminate_backend(l.pid, 60000) from pg_locks as l
            where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
            and l.database = (select oid from pg_database where datname = current_database())`.execute(deps.db)
  // The second is asked first: on a slow machine the first may stand again by then, and would have it anew.
  await expect.poll(async () => [await second.hasIt(), await first.hasIt()]).toEqual([true, false])

  await first.turn()
  expect((await roundNow()).events).toEqual(begun.events)
  await second.turn()
  const after = await roundNow()
  expect(after.roundId).toBe(begun.roundId)
  expect(after.events).toEqual([...begun.events, after.events.at(-1)])

  const shoeId = (await table()).shoe?.shoeId ?? ''
  const untilRound = async (wanted: number) => {
    while ((await roundNow()).number !== wanted) {
      await untilDue()
      await second.turn()
    }
  }
  await untilRound(3)
  await stake()
  await untilRound(4)
  // Nobody deals the next one for a minute: it is given back, and with it the shoe is over.
  clock.set((await roundNow()).betsUntil)
  clock.move(60_001)
  await second.turn()
  const { value } = await ask(tableShoe, { params: { tableId, shoeId } })
  expect(value.rounds.map(({ number, phase }) => `${number} ${phase}`)).toEqual([
    '1 settled',
    '2 settled',
    '3 settled',
    '4 void',
  ])
  const bets = await ownBets(placed)
  const { checks } = verifyShoe({ ...value, bets, unit: '0.01' }, hashes)
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  expect(checks.filter(({ check }) => check === 'paid')).toHaveLength(2)
  const won = bets.reduce((sum, { stake: laid, payout }) => sum + Number(payout) - Number(laid), 0)
  expect((await units(one)) - start).toBe(BigInt(Math.round(won * 10_000)))
})

async function ownBets(roundIds: readonly string[]) {
  const { rows } = await sql<{ roundId: string; spot: string; stake: string; state: string; payout: string }>`
    select round_id as "roundId", spot, (held / 10000.0)::numeric(20, 2)::text as stake, state,
      (payout / 10000.0)::numeric(20, 2)::text as payout
    from studio.table_bet where round_id = any(${`{${roundIds.join(',')}}`}::uuid[]) order by placed_at, id`.execute(
    deps.db,
  )
  return rows
}
