import { randomUUID } from 'node:crypto'
import { approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { confirmed } from '../../../../test/approvals.ts'

const it = await world()
await setPolicy(it.deps, LUCKY, { ...HASTE, adjustment: { aloneMax: '100.00' } })
const [ana, lea, paolo] = [await operatorIn(it), await operatorIn(it, 'operator05'), await operatorIn(it, 'operator02')]

interface AdjustmentInput {
  readonly id?: string
  readonly direction?: 'up' | 'down'
  readonly amount?: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}
const adjust = (
  memberId: string,
  { id = randomUUID(), direction = 'up', amount = '10.00', token = ana, headers = {} }: AdjustmentInput,
) =>
  it.ask(adjustBalance, { token, params: { memberId }, body: { id, direction, amount, reason: 'goodwill' }, headers })
const has = async ({ token }: TestMember) => (await it.ask(balance, { token })).value.sumBalance
const actions = async ({ id }: TestMember) =>
  (await it.ask(audit, { token: ana, query: { subject: `member:${id}` } })).value.list.map(({ action }) => action)

test('a balance is adjusted up and down, each written down', async () => {
  const player = await it.member()
  expect((await adjust(player.id, { amount: '10.50' })).value).toEqual({ balance: '1010.50' })
  expect((await adjust(player.id, { direction: 'down', amount: '0.50' })).value).toEqual({ balance: '1010.00' })
  expect(await has(player)).toBe('1010.00')
  expect(await actions(player)).toEqual(['adjustments.make', 'adjustments.make'])
})

test('the same adjustment ten times at once moves money once; other content under its id is refused', async () => {
  const player = await it.member()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(player.id, { id })))
  expect(answers.map(({ value }) => value)).toEqual(Array.from({ length: 10 }, () => ({ balance: '1010.00' })))
  expect(await has(player)).toBe('1010.00')
  expect(await actions(player)).toEqual(['adjustments.make'])
  expect((await adjust(player.id, { id, amount: '11.00' })).errorCode).toBe('id_reused')
  expect((await adjust((await it.member()).id, { id })).errorCode).toBe('id_reused')
})

test('many adjustments at once each count, and none goes below the floor', async () => {
  const player = await it.member()
  await Promise.all(Array.from({ length: 8 }, () => adjust(player.id, { amount: '1.00' })))
  expect(await has(player)).toBe('1008.00')
  const taken = await Promise.all(
    Array.from({ length: 12 }, () => adjust(player.id, { direction: 'down', amount: '100.00' })),
  )
  expect(taken.filter(({ errorCode }) => errorCode === 'insufficient_funds')).toHaveLength(2)
  expect(await has(player)).toBe('8.00')
})

test('above the brand’s limit nothing moves until a second person agrees, and then once', async () => {
  const player = await it.member()
  const asked = await adjust(player.id, { amount: '100.01' })
  expect([asked.status, asked.errorCode]).toEqual([202, 'second_person_asked'])
  expect(await has(player)).toBe('1000.00')
  expect((await adjust(player.id, { amount: '200.00' })).errorCode).toBe('approval_waiting')

  const { list } = (await it.ask(approvals, { token: lea, query: { subject: `member:${player.id}` } })).value
  expect(list).toMatchObject([
    { rule: 'adjustment_above_limit', facts: { amount: '100.01', after: '1100.01' }, own: false },
  ])
  const approvalId = list[0]?.id ?? ''
  expect((await confirmed(it, { token: ana, params: { approvalId }, body: {} })).errorCode).toBe('own_approval')
  expect((await confirmed(it, { token: paolo, params: { approvalId }, body: {} })).errorCode).toBe('forbidden')
  const confirm = () => confirmed(it, { token: lea, params: { approvalId }, body: { note: 'Seen' } })
  const twice = await Promise.all([confirm(), confirm()])
  expect(twice.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['approval_over', 'done'])
  expect(await has(player)).toBe('1100.01')
})

test('a cashier operator does not adjust, nor does a member', async () => {
  const player = await it.member()
  expect((await adjust(player.id, { token: paolo })).errorCode).toBe('forbidden')
  expect((await adjust(player.id, { token: player.token })).errorCode).toBe('not_logged_in')
  expect(await has(player)).toBe('1000.00')
})

test('what is no amount is refused at its field; a stranger and another brand’s member are not found', async () => {
  const player = await it.member()
  for (const amount of ['0', '-1.00', '1.001', '1e3', 'all'])
    expect((await adjust(player.id, { amount })).fields).toMatchObject({ amount: [{ code: 'invalid_amount' }] })
  expect((await adjust(randomUUID(), {})).errorCode).toBe('not_found')
  expect((await adjust(player.id, { amount: '10', headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
})

test('what one operator adjusts alone in a day has a limit too, and above the cap nobody adjusts', async () => {
  await setPolicy(it.deps, LUCKY, { adjustment: { aloneMax: '100', dayMax: '250', max: '500' } })
  it.clock.move(24 * 3_600_000)
  const token = await operatorIn(it)
  const player = await it.member()
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(player.id, { amount: '100.00', token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await adjust(player.id, { amount: '500.01', token })).errorCode).toBe('amount_above_cap')
})
