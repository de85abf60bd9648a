import { randomUUID } from 'node:crypto'
import { approval } from '@croupier/contract/approvals.ts'
import { heldAward, heldAwards, payAward, refuseAward } from '@croupier/contract/console-awards.ts'
import { beforeEach, expect, test } from 'vitest'
import { byTwo } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { callersWorld } from '../../../../../test/vendor-callers.ts'

const here = await callersWorld()
const { ask, deps, callers, sitDown, moneyOf, clock } = here
const [caller] = callers as [(typeof callers)[number]]
const WHY = { reason: 'vendor_confirmed', note: '' }
const MISTAKE = { reason: 'mistake', note: '' }
await setPolicy(deps, LUCKY, { awards: { aloneMax: '100', dayMax: '250', max: '1000' } })

let seat: Awaited<ReturnType<typeof sitDown>>
beforeEach(async () => {
  // Each test has a day of its own.
  clock.move(24 * 3_600_000)
  seat = await sitDown(caller)
})

const award = (amount: string, transactionId = randomUUID()) => {
  const { game: _game, ...known } = seat.who
  return caller.send('award', { transactionId, amount, award: 'promotion', ...known })
}
const waiting = async (token: string) =>
  (await ask(heldAwards, { token, query: { search: seat.member.account, state: 'waiting' } })).value.list
// One after the other: the first one brings the demo operators.
const operators = async () => [await operatorIn(here), await operatorIn(here, 'operator05')] as const

test('an award above the limit is answered and waits; two people pay it, once', async () => {
  const [first, second] = await operators()
  const before = await moneyOf(seat.member)
  const id = randomUUID()
  expect((await award('100.01', id)).code).toBe('OK')
  expect((await award('100.01', id)).code).toBe('OK')
  expect(await moneyOf(seat.member)).toEqual(before)
  const [held] = await waiting(first)
  expect(held).toMatchObject({ amount: '100.01', state: 'waiting' })
  expect(await waiting(first)).toHaveLength(1)

  const params = { awardId: held!.awardId }
  const pay = () => ask(payAward, { token: first, params, body: WHY })
  const asked = await pay()
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'award_above_limit' } })
  expect((await byTwo(here, second, Promise.resolve(asked))).status).toBe(200)
  expect(await moneyOf(seat.member)).not.toEqual(before)
  expect((await pay()).errorCode).toBe('award_decided')
})

test('awards of a day above the limit of the day wait, also when they come at once', async () => {
  const [first] = await operators()
  const answers = await Promise.all(Array.from({ length: 5 }, () => award('100.00')))
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('OK'))
  expect(await waiting(first)).toHaveLength(3)
})

test('an award above the cap is refused to the vendor, and one that was refused by a person is never paid', async () => {
  const [first] = await operators()
  expect(await award('1000.01')).toMatchObject({ code: 'INVALID_REQUEST' })
  await award('500.00')
  const [held] = await waiting(first)
  const params = { awardId: held!.awardId }
  expect((await ask(refuseAward, { token: first, params, body: MISTAKE })).status).toBe(200)
  expect((await ask(payAward, { token: first, params, body: WHY })).errorCode).toBe('award_decided')
  const stranger = { awardId: randomUUID() }
  expect((await ask(payAward, { token: first, params: stranger, body: WHY })).errorCode).toBe('not_found')
})

test('the queue is narrowed and added up, and one award says whom it is for, what held it and who decided', async () => {
  const [first] = await operators()
  for (const amount of ['100.00', '100.00', '60.00', '300.00']) {
    await award(amount)
    clock.move(1000)
  }
  const mine = { search: seat.member.account }
  const queue = async (query: object = {}) =>
    (await ask(heldAwards, { token: first, query: { ...mine, ...query } })).value
  const { list, total, sums } = await queue()
  expect([total, sums]).toEqual([2, { amount: '360.00' }])
  expect(list.map(({ amount, heldBy }) => [amount, heldBy])).toEqual([
    ['60.00', { limit: 'day', max: '250.00', paidBefore: '200.00' }],
    ['300.00', { limit: 'award', max: '100.00', paidBefore: '200.00' }],
  ])
  const [byDay, alone] = list.map(({ awardId }) => awardId)
  expect((await queue({ vendor: caller.vendor, award: 'promotion' })).total).toBe(2)
  expect((await queue({ vendor: 'NOBODY' })).total).toBe(0)
  expect((await queue({ award: 'jackpot' })).total).toBe(0)
  expect((await queue({ search: alone })).list.map(({ awardId }) => awardId)).toEqual([alone])
  expect((await queue({ search: 'no body' })).total).toBe(0)

  expect((await ask(refuseAward, { token: first, params: { awardId: byDay! }, body: MISTAKE })).status).toBe(200)
  expect((await queue()).list.map(({ awardId }) => awardId)).toEqual([alone, byDay])
  expect((await queue({ state: 'refused' })).list).toMatchObject([{ awardId: byDay, decidedBy: 'operator01' }])
  const params = { awardId: byDay! }
  expect((await ask(heldAward, { token: first, params })).value).toMatchObject({
    account: seat.member.account,
    vendor: caller.vendor,
    asset: 'PHP',
    roundId: null,
    state: 'refused',
    decidedBy: 'operator01',
  })
  const elsewhere = { token: first, params, headers: { merchant: 'SAMPA' } }
  expect((await ask(heldAward, elsewhere)).errorCode).toBe('not_found')
})

test('what the second person reads leads to the award itself', async () => {
  const [first, second] = await operators()
  await award('500.00')
  const [held] = await waiting(first)
  const asked = await ask(payAward, { token: first, params: { awardId: held!.awardId }, body: WHY })
  const params = { approvalId: String(asked.extra['approvalId']) }
  const { evidence } = (await ask(approval, { token: second, params })).value
  expect(evidence.find(({ label }) => label === 'case')?.to).toBe(`/held-awards?entry=${held!.awardId}`)
})
