import { failedTasks } from '@croupier/contract/console-tasks.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { retryTasks } from '#kernel/failed-task.ts'
import { derivedId, houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { invalidTransfers } from '../../../../test/invalid-transfers.ts'
import { MINUTE, tournamentsOf } from '../../../../test/tournaments.ts'
import { world } from '../../../../test/world.ts'
import { countFigures } from '../../../../test/count-figures.ts'
import { finishTournaments } from './finish-tournaments.ts'
import { payPrize } from './prizes.ts'

const it = await world()
const { deps, ask, clock, member } = it
const { announced, boardOf } = await tournamentsOf(it)
const { spoil, mend } = invalidTransfers(it)

const roll = (who: { token: string }, stake: string, over = '50.00') =>
  ask(playRound, {
    token: who.token,
    body: { id: v7(), gameCode: 'DICE', stake, choices: { target: over, over: true } },
  })

test('who staked the most leads; small stakes, other games and bets outside the span do not count', async () => {
  const [first, second] = [await member(), await member()]
  await roll(second, '900.00')
  clock.move(1000)
  const id = await announced()
  await roll(first, '30.00')
  await roll(second, '20.00')
  for (let small = 0; small < 3; small++) await roll(second, '0.99')
  await ask(playRound, {
    token: second.token,
    body: { id: v7(), gameCode: 'LUCKY_TWENTY', stake: '20.00', choices: {} },
  })

  const { board, own, players } = await boardOf(id, first)
  expect(board.map(({ rank, score, prize }) => [rank, score, prize])).toEqual([
    [1, '30.00', '500.00'],
    [2, '20.00', '200.00'],
  ])
  expect(own).toMatchObject({ rank: 1, own: true })
  expect(players).toBe(2)
  // Others see a masked name, guests too.
  expect((await boardOf(id)).board[0]?.player).toContain('*')
  clock.move(21 * MINUTE)
  await countFigures(deps)
  await finishTournaments(deps)
})

test('after the end the prizes are paid once, from the promotion account, however many run the job', async () => {
  const [first, second, third] = [await member(), await member(), await member()]
  const before = await houseFundsOf(deps.db, houseAccount(LUCKY, 'promotion', 'PHP'))
  const id = await announced({ prizes: ['300.00', '100.00'] })
  for (const [who, stake] of [
    [second, '5.00'],
    [first, '9.00'],
    [third, '2.00'],
  ] as const)
    await roll(who, stake)
  await finishTournaments(deps)
  expect((await boardOf(id)).tournament.stage).toBe('running')

  clock.move(21 * MINUTE)
  // What was played last is not counted yet.
  await Promise.all(Array.from({ length: 5 }, () => finishTournaments(deps)))
  expect((await ask(tournament, { params: { tournamentId: id } })).value.tournament.stage).toBe('counting')
  await countFigures(deps)
  await Promise.all(Array.from({ length: 5 }, () => finishTournaments(deps)))
  await finishTournaments(deps)
  const { tournament: ended, board } = await boardOf(id)
  expect(ended.stage).toBe('paid')
  expect(board.map(({ score, prize }) => [score, prize])).toEqual([
    ['9.00', '300.00'],
    ['5.00', '100.00'],
  ])
  const record = (await ask(lines, { token: first.token, query: { kind: 'tournament_prize' } })).value.list
  expect(record).toMatchObject([{ amount: '300.00', cause: id }])
  expect((await ask(lines, { token: third.token, query: { kind: 'tournament_prize' } })).value.list).toEqual([])
  const spent = before - (await houseFundsOf(deps.db, houseAccount(LUCKY, 'promotion', 'PHP')))
  expect(spent).toBe(4_000_000n)
})

test('the best single bet counts where multipliers are raced, to the hundredth', async () => {
  const [lucky, unlucky] = [await member(), await member()]
  const id = await announced({ metric: 'multiplier', prizes: ['10.00'] })
  await roll(unlucky, '1.00', '98.00')
  // A target that nearly always wins a little.
  for (let bet = 0; bet < 12; bet++) await roll(lucky, '1.00', '5.00')
  const { board } = await boardOf(id, lucky)
  const leader = board.find(({ own }) => own)
  expect(leader?.score).toBe('1.04')
})

test('a bet without an outcome is waited for, at most a day', async () => {
  const { id: memberId } = await member()
  const id = await announced()
  const [bet, round] = [v7(), v7()]
  const game = sql`${LUCKY}, 'INHOUSE', 'CROUPIER', 'DICE', 'PHP'`
  await sql`
    insert into betting.round (id, brand_id, category, vendor, game_code, asset, status, started_at)
    values (${round}, ${game}, 'open', ${clock.now()})`.execute(deps.db)
  await sql`
    insert into betting.bet (id, round_id, member_id, brand_id, category, vendor, game_code, asset, stake, status, content,
                             balance_before, balance_after, placed_at)
    values (${bet}, ${round}, ${memberId}, ${game}, 20000, 'open', '', 0, 0, ${clock.now()})`.execute(deps.db)
  clock.move(21 * MINUTE)
  await countFigures(deps)
  await finishTournaments(deps)
  expect((await boardOf(id)).tournament.stage).toBe('counting')
  clock.move(24 * 60 * MINUTE)
  await finishTournaments(deps)
  expect((await boardOf(id)).tournament.stage).toBe('paid')
  await sql`delete from betting.bet where id = ${bet}`.execute(deps.db)
})

test('one that repeats is followed by the next under the same terms; long nights are skipped', async () => {
  const id = await announced({ repeats: 'daily', games: [], category: null })
  clock.move(3 * 86_400_000)
  await countFigures(deps)
  await finishTournaments(deps)
  const { list } = (await ask(tournaments)).value
  expect(list.find((one) => one.id === id)?.stage).toBe('paid')
  const next = list.filter(({ name, stage, games }) => name === 'Dice dash' && stage !== 'paid' && games.length === 0)
  expect(next).toHaveLength(1)
  expect(new Date(next[0]!.endsAt).getTime()).toBeGreaterThan(clock.now().getTime())
  await finishTournaments(deps)
  const again = (await ask(tournaments)).value.list
  expect(
    again.filter(({ name, stage, games }) => name === 'Dice dash' && stage !== 'paid' && games.length === 0),
  ).toHaveLength(1)
})

test('a prize that cannot be paid waits in the queue and is paid when it can be; the others are paid at once', async () => {
  const players = [await member(), await member(), await member()]
  const id = await announced({ prizes: ['30.00', '20.00', '10.00'], repeats: 'daily' })
  for (const [at, who] of players.entries()) await roll(who, `${9 - at}.00`)
  const prizeOf = async (who: { token: string }) =>
    (await ask(lines, { token: who.token, query: { kind: 'tournament_prize' } })).value.list
      .filter(({ cause }) => cause === id)
      .map(({ amount }) => amount)
  await spoil(derivedId(id, 'rank 2'))

  clock.move(21 * MINUTE)
  await countFigures(deps)
  await Promise.all(Array.from({ length: 3 }, () => finishTournaments(deps)))
  expect((await boardOf(id)).tournament.stage).toBe('paid')
  expect(await Promise.all(players.map(prizeOf))).toEqual([['30.00'], [], ['10.00']])
  expect((await ask(tournaments)).value.list.map((one) => one.id)).toContain(derivedId(id, 'next'))
  const token = await operatorIn(it)
  const waiting = async () => (await ask(failedTasks, { token, query: { state: 'waiting', task: 'pay_prize' } })).value
  expect(await waiting()).toMatchObject({ total: 1, list: [{ subject: `${id}:2`, state: 'waiting' }] })
  expect((await waiting()).list[0]?.reason).toContain('invalid transfer')

  await mend()
  clock.move(4 * MINUTE)
  await Promise.all(Array.from({ length: 3 }, () => retryTasks(deps, [payPrize])))
  expect(await Promise.all(players.map(prizeOf))).toEqual([['30.00'], ['20.00'], ['10.00']])
  expect((await waiting()).total).toBe(0)
})
