import { round as readBetRound } from '@croupier/contract/betting.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { every } from '#kernel/job.ts'
import { runTimers } from '#kernel/jobs.ts'
import { crashPlay } from '../../../test/crash.ts'
import { cutOff, invalidTransfers } from '../../../test/invalid-transfers.ts'
import { tablePlay } from '../../../test/tables.ts'
import { world } from '../../../test/world.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { accountOf, derivedId } from '../wallet/wallet.ts'
import { fundsOf } from '../wallet/balances/balances.ts'
import { noteSettlement } from './note-settlements.ts'

const here = await world()
const { ask, clock, deps, hear, member } = here
const crash = await crashPlay(here)
const play = await tablePlay(here, 'DT1')
const HOUR_MS = 3_600_000

/** What was set aside and is due is settled again, as the clock does it. */
async function retry(): Promise<void> {
  await runTimers(deps, [every('* * * * *', 'retry_settlements', async () => undefined)])
  await hear()
}

const { spoil, mend } = invalidTransfers(here)
afterEach(async () => void (await mend()))

const failed = async () =>
  (
    await sql<{ betId: string; state: string; payout: bigint; attempts: number; reason: string }>`
      select bet_id as "betId", state, payout, attempts, reason from betting.failed_settlement order by failed_at, bet_id`.execute(
      deps.db,
    )
  ).rows

test('a bet that cannot be paid stops nobody: the others are paid, the round ends, and it is settled later, once', async () => {
  const [guilty, one, two] = [await member(), await member(), await member()]
  const round = await crash.roundThat((point) => point > 200n)
  const { value } = await crash.bet(guilty, round.id, '10.00', '1.50')
  await crash.bet(one, round.id, '10.00', '1.50')
  await crash.bet(two, round.id, '10.00')
  const before = await Promise.all([guilty, one, two].map(crash.units))
  await spoil(derivedId(value.betId, 'payout'))
  await crash.toEnd()

  expect((await crash.current()).settledAt).not.toBeNull()
  expect(await failed()).toMatchObject([{ betId: value.betId, state: 'waiting', payout: 15_0000n, attempts: 1 }])
  expect((await failed())[0]?.reason).toContain('invalid transfer')
  const after = await Promise.all([guilty, one, two].map(crash.units))
  expect(after.map((units, at) => units - (before[at] ?? 0n))).toEqual([0n, 15_0000n, 0n])
  const seen = (await ask(readBetRound, { token: guilty.token, params: { roundId: round.id } })).value
  expect(seen.bets).toMatchObject([{ status: 'open', settling: true, payout: '0.00' }])
  expect((await crash.table(guilty)).mine).toMatchObject([{ state: 'settling', payout: '0.00' }])
  await crash.pass(3000)
  expect((await crash.current()).id).not.toBe(round.id)

  clock.move(HOUR_MS)
  await retry()
  expect(await failed()).toMatchObject([{ state: 'waiting', attempts: 2 }])
  await mend()
  clock.move(HOUR_MS)
  await retry()
  await retry()
  await hear()
  expect(await failed()).toMatchObject([{ state: 'settled' }])
  const account = accountOf(guilty.id, 'PHP')
  expect(((await fundsOf(deps.db, [account])).get(account)?.balance ?? 0n) - (before[0] ?? 0n)).toBe(15_0000n)
  const { rows } =
    await sql`select state, cashed_out_at, payout from studio.crash_bet where id = ${value.betId}`.execute(deps.db)
  expect(rows).toEqual([{ state: 'left', cashed_out_at: 150, payout: 15_0000n }])
})

test('a stake of a void round that cannot be given back holds up nobody', async () => {
  const [guilty, one] = [await member(), await member()]
  await crash.turns()
  const round = await crash.roundThat(() => true)
  const { value } = await crash.bet(guilty, round.id)
  await crash.bet(one, round.id)
  const before = await crash.units(one)
  await spoil(derivedId(value.betId, 'stake_returned'))
  clock.move(60_000)
  await crash.turns()
  expect((await crash.units(one)) - before).toBe(10_0000n)
  expect((await crash.current()).settledAt).not.toBeNull()
  expect((await failed()).filter(({ betId }) => betId === value.betId)).toMatchObject([{ payout: 10_0000n }])
})

test('at a live table too: one bet is set aside, all others are decided, and the next round opens', async () => {
  const [guilty, one] = [await member(), await member()]
  await play.to('betting')
  // Whichever side wins, one of the two is paid.
  const laid = (await play.bet(guilty, { dragon: '100.00', tiger: '100.00' })).value
  await play.bet(one, { dragon: '100.00', tiger: '100.00' })
  await spoil(...laid.bets.map(({ betId }) => derivedId(betId, 'payout')))
  const { roundId } = await play.to('settled')
  const state = async () =>
    (
      await sql<{ state: string; count: number }>`
        select state, count(*)::int as count from studio.table_bet where round_id = ${roundId}
        group by state order by state`.execute(deps.db)
    ).rows
  const aside = (await failed()).filter(({ betId }) => laid.bets.some((bet) => bet.betId === betId))
  expect(aside.length).toBeGreaterThan(0)
  expect((await state()).find((row) => row.state === 'settling')?.count).toBe(aside.length)
  expect((await state()).some((row) => row.state === 'placed')).toBe(false)
  await play.to('betting')
  expect((await play.current()).roundId).not.toBe(roundId)

  await mend()
  clock.move(HOUR_MS)
  await retry()
  await hear()
  expect((await state()).some((row) => row.state === 'settling')).toBe(false)
})

test('a game that cannot write down how one bet was settled writes down the others, and that one later', async () => {
  const players = [await member(), await member()]
  const round = await crash.roundThat((point) => point > 200n)
  const ids: string[] = []
  for (const player of players) ids.push((await crash.bet(player, round.id, '10.00', '1.50')).value.betId)
  await spoil(...ids.map((id) => derivedId(id, 'payout')))
  await crash.toEnd()
  await mend()
  const sew = await cutOff(here, 'studio.crash_bet', `state in ('placed', 'settling') or id <> '${ids[0]}'`)
  clock.move(HOUR_MS)
  await retry()
  const states = async () => Promise.all(players.map(async (one) => (await crash.table(one)).mine[0]?.state))
  const again = await Promise.all(
    players.map(async (one) => ({ ...one, token: await here.logIn(one.account, one.password) })),
  )
  players.splice(0, 2, ...again)
  expect(await states()).toEqual(['settling', 'left'])
  expect(await keysAside(deps.db, noteSettlement)).toEqual([ids[0]])
  await sew()
  clock.move(60_000)
  await retryTasks(deps, [noteSettlement])
  expect(await states()).toEqual(['left', 'left'])
})
