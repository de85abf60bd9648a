import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { watchedReturns } from '@croupier/contract/returns.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { luckySettings } from '../../../seed/brand-lucky.ts'
import { operatorIn } from '../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { startPot } from '../studio/studio.ts'
import { adjustBets, betsOf } from './betting.ts'
import { playedSince } from './figures/figures.ts'
import { feedFigures } from './figures/counting/feed-figures.ts'

const it = await world()
const { ask, clock, deps } = it
const begun = clock.now()
const body = { id: randomUUID(), gameCode: 'LUCKY_TWENTY', stake: '2.00', choices: {} } as const
let memberId = ''

const fallen = async () => (await betsOf(deps.db, [body.id])).get(body.id)!
const hours = async () =>
  (
    await sql`
      select bets, stakes, payouts, stakes_squared::text as "stakesSquared", products::text, payouts_squared::text as "payoutsSquared"
      from betting.game_hour where game_code = 'LUCKY_TWENTY' and brand_id = ${LUCKY}`.execute(deps.db)
  ).rows

beforeAll(async () => {
  const limits = luckySettings.gameLimits?.LUCKY_TWENTY
  if (!limits) throw new Error('Lucky Twenty is not offered')
  // A jackpot as large as the stake falls to every round.
  await setPolicy(deps, LUCKY, {
    gameLimits: { ...luckySettings.gameLimits, LUCKY_TWENTY: { ...limits, jackpotSize: '2.00' } },
  })
  const pot = { brandId: LUCKY, gameCode: 'LUCKY_TWENTY', asset: 'PHP' }
  await inTransaction(deps.db, (tx) => startPot(tx, pot, 25_000_0000n, clock.now()))
  const one = await it.member()
  memberId = one.id
  await ask(playRound, { token: one.token, body })
  clock.move(1000)
})

test('what a bet paid contains the pot that fell to it, once', async () => {
  const { payout, jackpot } = await fallen()
  const { rows } = await sql<{ paid: bigint }>`
    select sum(amount)::int8 as paid from wallet.transfer where journal = ${body.id} and kind in ('payout', 'jackpot')`.execute(
    deps.db,
  )
  expect(jackpot).toBeGreaterThanOrEqual(25_000_0000n)
  expect(rows).toEqual([{ paid: payout }])
})

test('the dashboard counts a fallen pot once', async () => {
  const { payout, stake } = await fallen()
  await feedFigures(deps)
  const { value } = await ask(dashboard, { token: await operatorIn(it) })
  expect(Math.round(Number(value.ggr.amount) * 10_000)).toBe(Number(stake - payout))
})

test('what a member has played, as the withdrawal desk sees it, counts a fallen pot once', async () => {
  const { payout, stake } = await fallen()
  expect(await playedSince(deps.db, memberId, 'PHP', new Date(begun.getTime() - 1000))).toMatchObject({
    bets: 1,
    result: payout - stake,
  })
})

test('the measured return counts a fallen pot once', async () => {
  const { payout, stake } = await fallen()
  await feedFigures(deps)
  expect(await hours()).toEqual([
    {
      bets: 1n,
      stakes: stake,
      payouts: payout,
      stakesSquared: `${stake * stake}`,
      products: `${stake * payout}`,
      payoutsSquared: `${payout * payout}`,
    },
  ])
  const { value } = await ask(watchedReturns, {
    token: await operatorIn(it, 'operator01'),
    query: { from: '2020-01-01' },
  })
  expect(Math.round(Number(value.sums.payouts) * 10_000)).toBe(Number(payout))
})

test('hours that were counted with a pot twice are put right, and no others', async () => {
  await feedFigures(deps)
  const right = await hours()
  const { payout, jackpot, stake } = await fallen()
  // As they were counted before.
  const twice = payout + jackpot
  await sql`update betting.game_hour set payouts = ${twice}, products = ${stake * twice}, payouts_squared = ${`${twice * twice}`}::numeric
            where game_code = 'LUCKY_TWENTY' and brand_id = ${LUCKY}`.execute(deps.db)
  await sql`insert into betting.game_hour select brand_id, asset, vendor, 'DICE', hour, 7, 7, 7, 7, 7, 7 from betting.game_hour
            where game_code = 'LUCKY_TWENTY' and brand_id = ${LUCKY}`.execute(deps.db)
  expect(await hours()).not.toEqual(right)

  const migration = new URL('../../../migrations/0110_betting_jackpot_once.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(deps.db)
  expect(await hours()).toEqual(right)
  const { rows } = await sql`select payouts from betting.game_hour where game_code = 'DICE'`.execute(deps.db)
  expect(rows).toEqual([{ payouts: 7n }])
})

test('a bet that is settled anew below its pot keeps no more of it than it pays', async () => {
  const again = { id: randomUUID(), betId: body.id, payout: 1_0000n, status: 'won', reason: 'test' } as const
  await inTransaction(deps.db, (tx) => adjustBets(tx, [again], clock.now()))
  expect(await fallen()).toMatchObject({ payout: 1_0000n, jackpot: 1_0000n })
})
