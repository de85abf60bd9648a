import { createHash } from 'node:crypto'
import { retrySettlement, voidSettlement } from '@croupier/contract/console-failed.ts'
import { pots } from '@croupier/contract/pots.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { derivedId, houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { crashPlay } from '../../../../test/crash.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { invalidTransfers } from '../../../../test/invalid-transfers.ts'
import { world } from '../../../../test/world.ts'
import { feedPots, payFall } from './feed-pots.ts'

const here = await world()
const { deps, ask, clock, member } = here
const { spoil, mend } = invalidTransfers(here)
const crash = await crashPlay(here)
const pot = (more: object = {}) => ({
  code: 'TEST',
  names: { en: 'Test pot', vi: 'Hũ thử' },
  share: 10_000,
  seed: '10.00',
  mustFallBy: '11.00',
  category: 'INHOUSE' as const,
  ...more,
})
const roll = (who: { token: string }, stake: string, gameCode: 'DICE' | 'LUCKY_TWENTY' = 'DICE') =>
  ask(playRound, {
    token: who.token,
    body: {
      id: v7(),
      gameCode,
      stake,
      choices: gameCode === 'DICE' ? { target: '50.00', over: true } : {},
    } as never,
  })
const later = async (using = deps) => {
  clock.move(60_000)
  await feedPots(using)
}
/** The draw of eight bytes by which a run falls as late as it can. */
const highest = { ...deps, random: (bytes: number) => (bytes === 8 ? Buffer.alloc(bytes, 0xff) : deps.random(bytes)) }
const seen = async () => (await ask(pots)).value.list[0]
const stands = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'must_pot:TEST', 'PHP'))
const falls = async () =>
  (
    await sql<{ run: number; betId: string }>`select run, bet_id as "betId" from rewards.pot_fall order by run`.execute(
      deps.db,
    )
  ).rows

test('a pot begins with its first money and a commitment; bets of before do not feed it', async () => {
  const who = await member()
  await roll(who, '100.00')
  await setPolicy(deps, LUCKY, { pots: [pot({ mustFallBy: '1000.00' })] })
  await later()
  expect(await seen()).toMatchObject({
    name: 'Test pot',
    amount: '10.00',
    mustFallBy: '1000.00',
    share: '1.0000',
    lastFall: null,
  })
  expect((await seen())?.commitment).toMatch(/^[0-9a-f]{64}$/)
  await later()
  expect(await stands()).toBe(100_000n)
})

test('a share of each stake goes in once, however many feed it at once; other categories do not', async () => {
  const who = await member()
  const before = await stands()
  await roll(who, '3.00')
  await roll(who, '0.33')
  await roll(who, '2.00', 'LUCKY_TWENTY')
  clock.move(60_000)
  await Promise.all(Array.from({ length: 5 }, () => feedPots(deps)))
  await later()
  expect(await stands()).toBe(before + 333n)
  // What is finer than a centavo stands in the pot and is not shown.
  expect(before + 333n).toBe(10_0333n)
  expect((await seen())?.amount).toBe('10.03')
})

test('it falls to the bet that brings it to its point, is paid once, and opens its commitment', async () => {
  await setPolicy(deps, LUCKY, { pots: [pot({ code: 'TEST2', seed: '1.00', mustFallBy: '1.50' })] })
  await later()
  const commitment = (await seen())?.commitment
  const who = await member()
  const funds = async () => (await ask(balance, { token: who.token })).value.sumBalance
  const { roundId } = (await roll(who, '50.00')).value
  const before = await funds()
  clock.move(60_000)
  await Promise.all(Array.from({ length: 4 }, () => feedPots(deps)))
  const { lastFall } = (await seen())!
  expect(lastFall).toMatchObject({ commitment })
  expect(createHash('sha256').update(`${lastFall?.point}:${lastFall?.salt}`).digest('hex')).toBe(commitment)
  const [line] = (await ask(lines, { token: who.token, query: { kind: 'jackpot' } })).value.list
  expect(line).toMatchObject({ amount: '1.50', cause: roundId })
  expect(Number(await funds())).toBeCloseTo(Number(before) + 1.5, 2)
  expect((await seen())?.commitment).not.toBe(commitment)
  expect(await falls()).toHaveLength(1)
})

test('one large stake can bring down several runs one after the other, each with its own payment', async () => {
  await setPolicy(deps, LUCKY, { pots: [pot({ code: 'TEST3', share: 50_000, seed: '0.01', mustFallBy: '0.02' })] })
  await later()
  const who = await member()
  for (let bet = 0; bet < 3; bet++) {
    await roll(who, '100.00')
    clock.move(1000)
  }
  await later()
  const own = (await falls()).length
  expect(own).toBe(1 + 3)
  expect(new Set((await falls()).map(({ betId }) => betId)).size).toBe(own)
})

test('a prize that cannot be paid is owed, while the pot goes on with its next run, and is paid once it can be', async () => {
  await setPolicy(deps, LUCKY, { pots: [pot({ code: 'TEST4', seed: '1.00', mustFallBy: '1.50' })] })
  await later(highest)
  const who = await member()
  const betId = v7()
  const prizes = async () =>
    (await ask(lines, { token: who.token, query: { kind: 'jackpot' } })).value.list.map(({ amount }) => amount)
  const owed = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'owed_pot:TEST4', 'PHP'))
  await ask(playRound, {
    token: who.token,
    body: { id: betId, gameCode: 'DICE', stake: '50.00', choices: { target: '50.00', over: true } },
  })
  await spoil(derivedId(betId, 'fall of TEST4'))
  const run = (await seen())?.commitment
  await later(highest)
  expect((await seen())?.commitment).not.toBe(run)
  expect(await prizes()).toEqual([])
  expect(await owed()).toBe(1_5000n)
  expect(await keysAside(deps.db, payFall)).toEqual([`${betId}:TEST4`])
  // Whoever plays on feeds the next run.
  const now = await houseFundsOf(deps.db, houseAccount(LUCKY, 'must_pot:TEST4', 'PHP'))
  await roll(who, '1.00')
  await later(highest)
  expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'must_pot:TEST4', 'PHP'))).toBe(now + 100n)

  await mend()
  clock.move(4 * 60_000)
  await Promise.all([retryTasks(deps, [payFall]), retryTasks(deps, [payFall])])
  expect(await prizes()).toEqual(['1.50'])
  expect(await owed()).toBe(0n)
})

test('a bet that is set aside feeds the pot when it is settled, once, and one whose stake comes back never does', async () => {
  await setPolicy(deps, LUCKY, { pots: [pot({ code: 'TEST5', seed: '1.00', mustFallBy: '1000.00' })] })
  await later()
  const pots5 = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'must_pot:TEST5', 'PHP'))
  const [guilty, other, third] = [await member(), await member(), await member()]
  const round = await crash.roundThat((point) => point > 200n)
  const { value } = await crash.bet(guilty, round.id, '10.00', '1.50')
  await crash.bet(other, round.id, '20.00', '1.50')
  const back = (await crash.bet(third, round.id, '40.00', '1.50')).value.betId
  const before = await pots5()
  await spoil(derivedId(value.betId, 'payout'), derivedId(back, 'payout'))
  await crash.toEnd()
  await later()
  expect(await pots5()).toBe(before + 2000n)

  await mend()
  const [first, second] = [await operatorIn(here), await operatorIn(here, 'operator05')]
  const body = { reason: 'correction', note: '' }
  const asked = ask(voidSettlement, { token: first, params: { betId: back }, body })
  expect((await byTwo(here, second, asked)).status).toBe(200)
  expect((await ask(retrySettlement, { token: first, params: { betId: value.betId }, body })).status).toBe(200)
  await later()
  await later()
  expect(await pots5()).toBe(before + 3000n)
})

test('a pot that would fall at once, or two of one code, are no policy', async () => {
  await expect(setPolicy(deps, LUCKY, { pots: [pot({ seed: '11.00' })] })).rejects.toThrow('fall at once')
  await expect(setPolicy(deps, LUCKY, { pots: [pot(), pot()] })).rejects.toThrow('two pots')
})
