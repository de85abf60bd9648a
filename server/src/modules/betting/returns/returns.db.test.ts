import { playRound } from '@croupier/contract/studio.ts'
import { gameReturns, watchedReturns } from '@croupier/contract/returns.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { v5, v7 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { adjustBets } from '../betting.ts'
import { feedFigures } from '../figures/counting/feed-figures.ts'

const it = await world()
const { deps, ask, clock, member } = it

interface Sums {
  readonly bets: number
  readonly stakes: bigint
  readonly payouts: bigint
}

/** What the bets themselves add up to. */
async function played(asset = 'PHP'): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::int8 as stakes, coalesce(sum(payout), 0)::int8 as payouts
    from betting.bet where game_code = 'DICE' and asset = ${asset} and brand_id = 1 and settled_at is not null`.execute(
    deps.db,
  )
  return rows[0]!
}

async function counted(asset = 'PHP'): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(bets), 0)::int as bets, coalesce(sum(stakes), 0)::int8 as stakes, coalesce(sum(payouts), 0)::int8 as payouts
    from betting.game_hour where game_code = 'DICE' and asset = ${asset} and brand_id = 1`.execute(deps.db)
  return rows[0]!
}

const roll = (token: string) =>
  ask(playRound, {
    token,
    body: { id: v7(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })

test('hours are counted as they pass, by whoever counts and however often', async () => {
  await feedFigures(deps)
  expect(await counted()).toEqual({ bets: 0, stakes: 0n, payouts: 0n })

  for (let hour = 0; hour < 3; hour++) {
    const { token } = await member()
    for (let round = 0; round < 4; round++) await roll(token)
    if (hour === 1) await Promise.all([feedFigures(deps), feedFigures(deps), feedFigures(deps)])
    clock.move(3_600_000)
  }
  await feedFigures(deps)
  await feedFigures(deps)
  expect(await counted()).toEqual(await played())
  expect((await counted()).bets).toBe(12)
})

test('a bet that commits after its hour was counted, and one that is settled anew, are counted after all', async () => {
  const { token } = await member()
  await roll(token)
  await feedFigures(deps)
  await roll(token)
  await feedFigures(deps)
  expect(await counted()).toEqual(await played())

  clock.move(50 * 3_600_000)
  await feedFigures(deps)
  const { rows } = await sql<{ id: string }>`
    select id from betting.bet where status = 'lost' and game_code = 'DICE' limit 1`.execute(deps.db)
  const betId = rows[0]!.id
  await inTransaction(deps.db, (tx) =>
    adjustBets(tx, [{ id: v5('again', betId), betId, payout: 50_000n, status: 'won', reason: 'test' }], deps.now()),
  )
  await feedFigures(deps)
  expect(await counted()).toEqual(await played())
})

test('a year without anybody counting is made up for', async () => {
  const { token } = await member()
  await roll(token)
  clock.move(365 * 86_400_000)
  await feedFigures(deps)
  expect(await counted()).toEqual(await played())
})

test('a visitor sees what the house’s games promise and what they gave back; play money is not in it', async () => {
  const { value } = await ask(gameReturns)
  const dice = value.list.find(({ gameCode }) => gameCode === 'DICE')
  expect(dice).toMatchObject({ rtp: '99.0000', bets: (await counted()).bets, verdict: 'few' })
  expect(value.list.find(({ gameCode }) => gameCode === 'LUCKY_TWENTY')).toMatchObject({ bets: 0, measured: null })
  expect(value.since).not.toBeNull()
  // Another brand has its own book.
  const sampa = await ask(gameReturns, { headers: { merchant: 'SAMPA' } })
  expect(sampa.value.list.find(({ gameCode }) => gameCode === 'DICE')).toMatchObject({ bets: 0, rtp: '97.0000' })
})

test('an operator watches stakes, payouts and result over the days asked for, with sums over all of them', async () => {
  const token = await operatorIn(it, 'operator01')
  const { value } = await ask(watchedReturns, { token, query: { from: '2020-01-01', category: 'INHOUSE' } })
  const { stakes, payouts } = await counted()
  const text = (units: bigint) => `${units / 10_000n}.${String((units % 10_000n) / 100n).padStart(2, '0')}`
  expect(value.list[0]).toMatchObject({ gameCode: 'DICE', stakes: text(stakes), payouts: text(payouts) })
  expect(value.sums).toMatchObject({ stakes: text(stakes), payouts: text(payouts) })
  const none = await ask(watchedReturns, {
    token,
    query: { from: '2020-01-01', to: '2020-01-02', category: 'INHOUSE' },
  })
  expect(none.value.list[0]).toMatchObject({ bets: 0, measured: null })
})
