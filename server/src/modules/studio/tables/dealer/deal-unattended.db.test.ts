import { createHash, createHmac } from 'node:crypto'
import { tableShoe } from '@croupier/contract/table-rounds.ts'
import { verifyShoe } from '@croupier/engine/tables/verify.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'
import { makeChain, publishChain } from '../../../chains/chains.ts'
import { findRoundsOfShoe } from '../store.ts'
import { dealUnattended } from './deal-unattended.ts'
import { chainOwner } from './open-round.ts'

const here = await world()
const { ask, clock, deps } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })

const hashes = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
}

const chainFor = async (tableId: string) => {
  const made = await makeChain(deps, 100)
  await inTransaction(deps.db, (tx) => publishChain(tx, chainOwner(tableId), made, deps.now()))
}

const shoesOf = async (tableId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from studio.table_shoe where table_id = ${tableId}::uuid order by number`.execute(deps.db)
  return rows.map(({ id }) => id)
}

test.each(['DT1', 'BJ1', 'ROU1'])(
  '%s: rounds in one transaction are those that a dealer goes on from',
  async (code) => {
    const { tableId, to, pass } = await tablePlay(here, code)
    await chainFor(tableId)
    const from = new Date(clock.now().getTime() - 3_600_000)
    await dealUnattended(deps, tableId, { from, until: clock.now(), most: 9 })
    await dealUnattended(deps, tableId, { from: await nextAt(tableId), until: clock.now(), most: 4 })
    const dealt = (await Promise.all((await shoesOf(tableId)).map((id) => findRoundsOfShoe(deps.db, id)))).flat()
    expect(dealt).toHaveLength(13)
    for (const round of dealt) {
      expect(round).toMatchObject({ phase: 'settled', people: 0, question: null, settlement: 1 })
      const { created, betting, closed, dealing, result, settled } = round.times
      const times = [created, betting, closed, dealing, result, settled]
      // Moments are texts of one length.
      expect(times).toEqual(times.map(String).toSorted((one, other) => (one < other ? -1 : 1)))
      expect(settled).toBe(round.settledAt?.toISOString())
    }
    expect(dealt.slice(1).map(({ openedAt }) => openedAt)).toEqual(dealt.slice(0, -1).map((round) => round.phaseEndsAt))
    // Today's dealer opens the next one, from the same shoe where it lasts.
    const next = await to('betting')
    await pass(60_000)
    const number = code === 'DT1' ? 14 : 1
    expect(next.number).toBe(number)
    for (const shoeId of (await shoesOf(tableId)).slice(0, -1)) {
      const { value } = await ask(tableShoe, { params: { tableId, shoeId } })
      expect(verifyShoe({ ...value, bets: [], unit: '0.01' }, hashes).checks.filter(({ ok }) => !ok)).toEqual([])
    }
  },
)

async function nextAt(tableId: string): Promise<Date> {
  const { rows } = await sql<{
    at: Date
  }>`select due_at as at from studio.live_table where id = ${tableId}::uuid`.execute(deps.db)
  return rows[0]?.at ?? new Date(Number.NaN)
}

test('nothing is dealt where somebody else deals, after the last moment, or without a chain', async () => {
  const { tableId } = await tablePlay(here, 'SIC1')
  const [from, until] = [new Date(clock.now().getTime() - 600_000), clock.now()]
  await dealUnattended(deps, tableId, { from, until, most: 5 })
  expect(await shoesOf(tableId)).toEqual([])
  await chainFor(tableId)
  await dealUnattended(deps, tableId, { from: until, until, most: 5 })
  expect(await shoesOf(tableId)).toEqual([])
  const both = await Promise.allSettled([1, 2].map(() => dealUnattended(deps, tableId, { from, until, most: 5 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shoesOf(tableId)).toHaveLength(5)
})
