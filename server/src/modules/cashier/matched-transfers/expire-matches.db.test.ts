import { cancelDeposit, deposit } from '@croupier/contract/cashier.ts'
import { readLimits } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { expireDeposits } from '../deposits/expire-deposits.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { matchWorld } from '../../../../test/matches.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { expireMatch, expireMatches } from './expire-matches.ts'

const MINUTE_MS = 60_000
const here = await matchWorld({ waitMinutes: 600 })
const { ask, clock, deps, member, moneyOf, waiting, withdrawalOf, pay, partsOf, prove, answer, between } = here
const depositOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const cancel = ({ token }: { token: string }, depositId: string) => ask(cancelDeposit, { token, params: { depositId } })

test('what is not paid in time waits for another member, and not before; run again, nothing more happens', async () => {
  const receiver = await waiting('515')
  const payer = await member()
  const { id } = (await pay(payer, '500')).value
  clock.move(20 * MINUTE_MS - 1)
  await Promise.all([expireMatches(deps), expireDeposits(deps)])
  expect(await depositOf(payer, id)).toMatchObject({ state: 'waiting' })
  clock.move(1)
  await Promise.all([expireMatches(deps), expireMatches(deps), expireDeposits(deps)])
  await expireMatches(deps)

  const ended = await depositOf(payer, id)
  expect(ended).toMatchObject({ state: 'expired', credited: null })
  expect(ended.steps.map(({ step }) => step)).toEqual(['requested', 'matched', 'part_returned', 'expired'])
  const { limits } = (await ask(readLimits, { token: payer.token })).value
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe('0.00')
  expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching', matched: '0.00' })
  expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '515.00' })

  const other = await member()
  const next = (await pay(other, '500')).value
  const [part] = await partsOf(other, next.id)
  await prove(other, part!.id)
  await answer(receiver, part!.id, { answer: 'received' })
  expect(await withdrawalOf(receiver)).toMatchObject({ state: 'paid', matched: '500.00' })
  expect(await between()).toBe(0n)
})

test('of a deposit in parts those that were shown go on, and what has arrived is credited', async () => {
  const [first, second] = [await waiting('315'), await waiting('415')]
  const payer = await member()
  const { id } = (await pay(payer, '700')).value
  const [shown, unpaid] = await partsOf(payer, id)
  await prove(payer, shown!.id)
  expect(await depositOf(payer, id)).toMatchObject({ state: 'waiting' })
  clock.move(20 * MINUTE_MS)
  await expireMatches(deps)
  expect(await depositOf(payer, id)).toMatchObject({ state: 'confirming' })
  expect((await partsOf(payer, id)).map(({ state }) => state)).toEqual(['sent', 'returned'])
  await answer(first, shown!.id, { answer: 'received' })
  expect(await depositOf(payer, id)).toMatchObject({ state: 'credited', amount: '700.00', credited: '300.00' })
  expect(await withdrawalOf(second)).toMatchObject({ state: 'matching' })
  expect(unpaid!.amount).toBe('400.00')
  // Nobody else in these tests is paid by this one.
  await pay(await member(), '400')
})

test('a deposit is taken back while nothing of it was shown, once, of many at once too', async () => {
  const [first, second] = [await waiting('1015'), await waiting('1115')]
  const payer = await member()
  const { id } = (await pay(payer, '2100')).value
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(payer, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'deposit_not_open']))
  expect(await depositOf(payer, id)).toMatchObject({ state: 'cancelled' })
  expect((await partsOf(payer, id)).map(({ state }) => state)).toEqual(['returned', 'returned'])
  expect(await moneyOf(first)).toEqual({ free: '8985.00', held: '1015.00' })
  expect(await moneyOf(second)).toEqual({ free: '8885.00', held: '1115.00' })

  const again = (await pay(payer, '2100')).value
  for (const { id: partId } of await partsOf(payer, again.id)) await prove(payer, partId)
  expect((await cancel(payer, again.id)).errorCode).toBe('deposit_not_open')
})

test('while payers take back, pay and run out at once, no withdrawal is paid twice', async () => {
  const receiver = await waiting('2015')
  const payers = await Promise.all(Array.from({ length: 8 }, () => member()))
  const asked = await Promise.all(payers.map((payer) => pay(payer, '250')))
  expect(asked.every(({ status }) => status === 200)).toBe(true)
  clock.move(20 * MINUTE_MS - 1)
  await Promise.all(
    payers.map(async (payer, index) => {
      const { id } = asked[index]!.value
      const [part] = await partsOf(payer, id)
      if (index % 2 === 0) await cancel(payer, id)
      else await prove(payer, part!.id)
    }),
  )
  clock.move(1)
  const parts = (await partsOf(receiver, receiver.withdrawalId)).filter(({ state }) => state === 'sent')
  await Promise.all([
    expireMatches(deps),
    ...parts.map(({ id }) => answer(receiver, id, { answer: 'received' })),
    ...payers.map((_, index) => pay(payers[index]!, '250')),
  ])
  const shown = await withdrawalOf(receiver)
  const inParts = (await partsOf(receiver, receiver.withdrawalId))
    .filter(({ state }) => state !== 'returned')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(inParts).toBeLessThanOrEqual(2000)
  expect(shown.matched).toBe('1000.00')
  expect(await moneyOf(receiver)).toEqual({ free: '7985.00', held: '1015.00' })
  expect(await between()).toBe(0n)
})

test('a part that cannot be ended keeps no other from it, and ends when it can', async () => {
  const ids: string[] = []
  const payers = [await member(), await member()]
  for (const payer of payers) {
    await waiting('515')
    ids.push((await pay(payer, '500')).value.id)
  }
  const [guilty] = await partsOf(payers[0]!, ids[0])
  const mend = await cutOff(here, 'cashier.match', `state in ('waiting', 'sent') or id <> '${guilty!.id}'`)
  clock.move(20 * MINUTE_MS)
  await expireMatches(deps)
  const states = async () => Promise.all(payers.map(async (payer, at) => (await depositOf(payer, ids[at]!)).state))
  expect(await states()).toEqual(['waiting', 'expired'])
  expect(await keysAside(deps.db, expireMatch)).toEqual([guilty!.id])
  await mend()
  clock.move(MINUTE_MS)
  await retryTasks(deps, [expireMatch])
  expect(await states()).toEqual(['expired', 'expired'])
})
