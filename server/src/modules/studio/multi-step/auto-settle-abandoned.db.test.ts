import { randomUUID } from 'node:crypto'
import { round as readRound } from '@croupier/contract/betting.ts'
import { openRounds } from '@croupier/contract/multi-step-rounds.ts'
import { rotateSeeds } from '@croupier/contract/studio.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { expect, test } from 'vitest'
import { hashes, multiStepPlay } from '../../../../test/multi-step.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { autoSettleAbandoned, endRound, interruptRound } from './auto-settle-abandoned.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const { openMines, tile, leave, units, minesOf } = await multiStepPlay(here)

const MINUTE = 60_000
const DAY = 86_400_000
/** The same member after a session that is long over. */
const back = async (one: TestMember): Promise<TestMember> => ({ ...one, token: await logIn(one.account, one.password) })
const recordOf = async ({ token }: TestMember, roundId: string) =>
  (await ask(readRound, { token, params: { roundId } })).value

test('a round that nobody goes on with is shown as interrupted, and as open again with the next step', async () => {
  const one = await member()
  const { value } = await openMines(one)
  const { safe } = await minesOf(value.roundId, 3)
  clock.move(9 * MINUTE)
  await autoSettleAbandoned(deps)
  expect((await recordOf(one, value.roundId)).status).toBe('open')
  clock.move(MINUTE)
  await autoSettleAbandoned(deps)
  expect((await recordOf(one, value.roundId)).status).toBe('interrupted')
  await tile(one, value.roundId, 0, safe[0]!)
  expect((await recordOf(one, value.roundId)).status).toBe('open')
})

test('left for thirty days it ends: what is won is paid, and where nothing was picked the stake comes back; once', async () => {
  let [won, untouched] = [await member(), await member()]
  const start = { won: await units(won), untouched: await units(untouched) }
  const [first, second] = [(await openMines(won)).value, (await openMines(untouched)).value]
  const { safe } = await minesOf(first.roundId, 3)
  await tile(won, first.roundId, 0, safe[0]!)

  clock.move(30 * DAY - 1)
  await autoSettleAbandoned(deps)
  ;[won, untouched] = [await back(won), await back(untouched)]
  expect(await units(won)).toBe(start.won - 10_0000n)
  clock.move(1)
  await Promise.all([autoSettleAbandoned(deps), autoSettleAbandoned(deps), autoSettleAbandoned(deps)])
  expect(await units(won)).toBe(start.won + 1_2500n)
  expect(await units(untouched)).toBe(start.untouched)
  expect(await recordOf(won, first.roundId)).toMatchObject({ status: 'closed', payout: '11.25' })
  expect(await recordOf(untouched, second.roundId)).toMatchObject({ status: 'void', payout: '10.00' })
})

test('the member is told of it, and the round is proved all the same', async () => {
  let [won, untouched] = [await member(), await member()]
  const [first, second] = [(await openMines(won)).value, (await openMines(untouched)).value]
  const { safe } = await minesOf(first.roundId, 3)
  await tile(won, first.roundId, 0, safe[0]!)
  clock.move(30 * DAY)
  await autoSettleAbandoned(deps)
  ;[won, untouched] = [await back(won), await back(untouched)]

  const told = (await ask(openRounds, { token: won.token })).value
  expect(told.open).toEqual([])
  expect(told.ended).toMatchObject([{ roundId: first.roundId, done: true, worth: '11.25' }])
  for (const [who, { roundId }] of [
    [won, first],
    [untouched, second],
  ] as const) {
    await ask(rotateSeeds, { token: who.token, body: { id: randomUUID() } })
    expect(verifyRound((await recordOf(who, roundId)) as never, hashes)).toMatchObject({ ok: true })
  }
})

test('a step at the same moment is either taken or too late, and the round is paid once', async () => {
  for (let times = 0; times < 5; times += 1) {
    const one = await member()
    const start = await units(one)
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(one, value.roundId, 0, safe[0]!)
    clock.move(30 * DAY)
    const returned = await back(one)
    const [, left] = await Promise.all([autoSettleAbandoned(deps), leave(returned, value.roundId, 1)])
    expect([200, 409]).toContain(left.status)
    expect(await units(returned)).toBe(start + 1_2500n)
  }
})

test('a round that cannot be shown as interrupted keeps no other from it', async () => {
  const [one, other] = [await member(), await member()]
  const [guilty, fine] = [(await openMines(one)).value.roundId, (await openMines(other)).value.roundId]
  const mend = await cutOff(here, 'studio.multi_step_round', `not interrupted or round_id <> '${guilty}'`)
  clock.move(10 * MINUTE)
  await autoSettleAbandoned(deps)
  expect((await recordOf(one, guilty)).status).toBe('open')
  expect((await recordOf(other, fine)).status).toBe('interrupted')
  expect(await keysAside(deps.db, interruptRound)).toEqual([guilty])
  await mend()
  clock.move(MINUTE)
  await retryTasks(deps, [interruptRound])
  expect((await recordOf(one, guilty)).status).toBe('interrupted')
})

test('a round of which nobody can say how it ends keeps no other from its end, and ends when somebody can', async () => {
  let [one, other] = [await member(), await member()]
  const [guilty, fine] = [(await openMines(one)).value.roundId, (await openMines(other)).value.roundId]
  const mend = await cutOff(here, 'studio.multi_step_round', `closed_at is null or round_id <> '${guilty}'`)
  clock.move(30 * DAY)
  await autoSettleAbandoned(deps)
  ;[one, other] = [await back(one), await back(other)]
  expect((await recordOf(other, fine)).status).toBe('void')
  expect((await recordOf(one, guilty)).status).not.toBe('void')
  expect(await keysAside(deps.db, endRound)).toEqual([guilty])
  await mend()
  clock.move(MINUTE)
  await retryTasks(deps, [endRound])
  expect((await recordOf(one, guilty)).status).toBe('void')
})
