import { deposit } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { matchWorld } from '../../../../test/matches.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { confirmMatch, confirmMatches } from './confirm-matches.ts'

const MINUTE_MS = 60_000
const here = await matchWorld()
const { ask, clock, deps, moneyOf, policy, withdrawalOf, answer, partsOf, paid, pass, between } = here
const depositOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value

test('without an answer for thirty minutes it counts as received, and not before; run again, nothing more happens', async () => {
  const { payer, receiver, depositId, matchId } = await paid('500')
  await pass(29, payer, receiver)
  clock.move(MINUTE_MS - 1)
  await confirmMatches(deps)
  expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching' })
  clock.move(1)
  await Promise.all([confirmMatches(deps), confirmMatches(deps), confirmMatches(deps)])
  await confirmMatches(deps)
  const ended = await withdrawalOf(receiver)
  expect(ended).toMatchObject({ state: 'paid', matched: '500.00' })
  expect(ended.steps.map(({ step }) => step).slice(-2)).toEqual(['forced_received', 'paid'])
  expect(await depositOf(payer, depositId)).toMatchObject({ state: 'credited', credited: '500.00' })
  expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
  expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '0.00' })
  expect((await answer(receiver, matchId, { answer: 'received' })).json()).toMatchObject({
    errorCode: 'match_not_open',
  })
  expect(await between()).toBe(0n)
})

test('the brand says how many minutes; an answer at the last moment counts once', async () => {
  await policy({ confirmMinutes: 5 })
  const { payer, receiver, matchId } = await paid('500')
  clock.move(5 * MINUTE_MS)
  await Promise.all([confirmMatches(deps), answer(receiver, matchId, { answer: 'received' }), confirmMatches(deps)])
  expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
  expect(await partsOf(receiver, receiver.withdrawalId)).toMatchObject([{ state: 'received', received: '500.00' }])
})

test('what a person looks at does not count as received by itself', async () => {
  const { payer, receiver, matchId } = await paid('500')
  await answer(receiver, matchId, { answer: 'partly', remaining: '100' })
  await pass(600, payer, receiver)
  await confirmMatches(deps)
  expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
  expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '515.00' })
})

test('a part that cannot be confirmed keeps no other from it, and is confirmed when it can be', async () => {
  const [guilty, other] = [await paid('500'), await paid('500')]
  const mend = await cutOff(here, 'cashier.match', `state <> 'received' or id <> '${guilty.matchId}'`)
  await pass(30, guilty.payer, guilty.receiver, other.payer, other.receiver)
  await confirmMatches(deps)
  expect(await withdrawalOf(guilty.receiver)).toMatchObject({ state: 'matching' })
  expect(await withdrawalOf(other.receiver)).toMatchObject({ state: 'paid' })
  expect(await keysAside(deps.db, confirmMatch)).toEqual([guilty.matchId])
  await mend()
  clock.move(MINUTE_MS)
  await retryTasks(deps, [confirmMatch])
  expect(await withdrawalOf(guilty.receiver)).toMatchObject({ state: 'paid', matched: '500.00' })
})
