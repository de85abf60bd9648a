import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-deposits.ts'
import { operatorSelf } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { slipWorld } from '../../../../../test/slips.ts'
import { reconcileDay } from '../../../../../test/reconciling.ts'
import { confirmed } from '../../../../../test/approvals.ts'

const it = await slipWorld()
const { ask, moneyOf, stateOf, transferred } = it
const [ana, paolo, jun, lea] = [
  await operatorIn(it, 'operator01'),
  await operatorIn(it, 'operator02'),
  await operatorIn(it, 'operator04'),
  await operatorIn(it, 'operator05'),
]
const at = (depositId: string) => ({ params: { depositId } })
const open = (token: string, id: string) => ask(desk.depositCase, { token, ...at(id) })
/** As the screen shows it at this moment; as nobody sees it where it can't be seen. */
const shown = async (id: string) => {
  const { status, value } = await open(ana, id)
  return { expected: status === 200 ? { amount: value.amount, state: value.state } : { amount: '', state: '' } }
}
const credit = async (token: string, id: string, arrived: string, more: { reason?: string; expected?: object } = {}) =>
  ask(desk.creditDeposit, {
    token,
    ...at(id),
    body: {
      arrived,
      reason: 'statement',
      note: 'Seen on the statement',
      ...(await shown(id)),
      ...more,
    } as never,
  })
const confirm = (token: string, approvalId: unknown) =>
  confirmed({ ask }, { token, params: { approvalId: String(approvalId) }, body: { note: 'Asked the bank' } })
/** A line of the bank: only the company's statement speaks of it. */
const lineOf = async (id: string, amount: string) => {
  const day = it.deps.now().toISOString().slice(0, 10)
  it.payments.statement(day, [[it.deps.now().toISOString(), 'payment', id, 'DEP0041', amount, 'PHP', 'paid'].join(',')])
  await reconcileDay(it.deps, day)
}
/** Credited by two. */
const creditByTwo = async (id: string, arrived: string) => {
  const first = await credit(ana, id, arrived)
  expect((await confirm(lea, first.extra['approvalId'])).status).toBe(200)
  return first
}
const refuse = async (token: string, id: string, reason = 'not_arrived') =>
  ask(desk.refuseDeposit, { token, ...at(id), body: { reason, note: '', ...(await shown(id)) } })
const claim = (token: string, id: string) => ask(desk.claimDeposit, { token, ...at(id) })
const STRANGER = '01890000-0000-7000-8000-000000000001'

test('what has arrived is credited: without a line of the bank by two, and the log says so', async () => {
  const { one, id } = await transferred()
  const { list, counts } = (await ask(desk.depositDesk, { token: ana })).value
  expect(list.map((row) => row.id)).toContain(id)
  expect(counts.slip).toBeGreaterThan(0)
  const shown = (await open(ana, id)).value
  expect(shown).toMatchObject({
    amount: '700.00',
    member: { account: one.account },
    paidTo: { accountEnd: expect.any(String) },
  })
  const picture = await it.app.http.inject({ url: shown.slip ?? '' })
  expect(picture.headers['content-type']).toBe('image/webp')
  expect((await credit(ana, id, '650.50', { reason: '' })).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
  expect((await credit(ana, id, '650.50', { reason: 'weather' })).fields).toMatchObject({
    reason: [{ code: 'invalid' }],
  })
  expect(await creditByTwo(id, '650.50')).toMatchObject({ status: 202, extra: { rule: 'deposit_without_line' } })
  const credited = await stateOf(one, id)
  expect(credited).toMatchObject({ state: 'credited', credited: '650.50' })
  // No bank has confirmed it, and its member does not read that one has.
  expect(credited.steps.map(({ step }) => step)).toEqual(['requested', 'slip_sent', 'in_review', 'credited_by_hand'])
  expect(await moneyOf(one)).toEqual({ free: '1650.50', held: '0.00' })
  const [action] = (await ask(audit, { token: ana, query: { subject: `deposit:${id}` } })).value.list
  expect(action).toMatchObject({
    action: 'deposits.credit',
    by: 'operator05',
    reason: 'statement',
    note: 'Seen on the statement',
  })
})

test('what a line of the bank says is credited by one, up to their limit, unless the slip says otherwise', async () => {
  const { one, id } = await transferred()
  await lineOf(id, '650.50')
  expect((await open(ana, id)).value.receipts).toMatchObject([{ amount: '650.50', source: 'statement' }])
  expect((await credit(ana, id, '650.50')).status).toBe(200)
  expect(await moneyOf(one)).toEqual({ free: '1650.50', held: '0.00' })
  expect((await stateOf(one, id)).steps.slice(-2).map(({ step }) => step)).toEqual(['paid', 'credited_by_hand'])

  const read = await transferred()
  await lineOf(read.id, '700')
  const reading = { amount: '600.00', paidAt: '', reference: '' }
  expect((await ask(desk.readSlip, { token: ana, ...at(read.id), body: reading })).status).toBe(200)
  expect(await credit(ana, read.id, '700')).toMatchObject({ status: 202, extra: { rule: 'deposit_differs' } })

  const large = (await it.want(await it.member(), '2500', { channel: 'BANK' })).value.id
  await it.say({ type: 'payment_received', id: large, amount: '2400' })
  expect(await credit(ana, large, '2400')).toMatchObject({ status: 202, extra: { rule: 'deposit_above_limit' } })
})

test('a role may credit more alone than others, up to its own limit', async () => {
  const [role = ''] = (await ask(operatorSelf, { token: ana })).value.roles
  await it.policy({ limits: { creditAlone: '100', roles: { [role]: { credit: '700' } } } })
  const [own, above] = [await transferred(), (await it.want(await it.member(), '701', { channel: 'BANK' })).value.id]
  await lineOf(own.id, '700')
  expect((await credit(ana, own.id, '700')).status).toBe(200)
  await it.say({ type: 'payment_received', id: above, amount: '700.5' })
  expect(await credit(ana, above, '700.5')).toMatchObject({ status: 202, extra: { rule: 'deposit_above_limit' } })
  await it.policy({})
})

test('what has changed since it was shown is not credited', async () => {
  const { one, id } = await transferred()
  await lineOf(id, '700')
  const seen = { amount: '700.00', state: 'review' }
  for (const expected of [
    { ...seen, amount: '70.00' },
    { ...seen, state: 'waiting' },
  ])
    expect((await credit(ana, id, '700', { expected })).errorCode).toBe('case_changed')
  const blind = await ask(desk.creditDeposit, { token: ana, ...at(id), raw: { arrived: '700', reason: 'statement' } })
  expect(blind.fields).toHaveProperty('expected')
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  const both = await Promise.all([
    credit(ana, id, '700', { expected: seen }),
    credit(paolo, id, '700', { expected: seen }),
  ])
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'deposit_not_open']))
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
})

test('more than was asked for needs a second person, and is credited once', async () => {
  const { one, id } = await transferred()
  const first = await credit(ana, id, '700.01')
  expect(first).toMatchObject({ status: 202, extra: { rule: 'deposit_above_asked' } })
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  const params = { approvalId: String(first.extra['approvalId']) }
  expect((await confirmed({ ask }, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  expect((await confirmed({ ask }, { token: lea, params })).fields).toMatchObject({ note: [{ code: 'required' }] })
  const both = await Promise.all(
    [lea, paolo].map((token) => confirmed({ ask }, { token, params, body: { note: 'Asked the bank' } })),
  )
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'approval_over']))
  expect(await moneyOf(one)).toEqual({ free: '1700.01', held: '0.00' })
})

test('of crediting and refusing at once one happens, and a refusal is read in the words of the list', async () => {
  const { one, id } = await transferred()
  await lineOf(id, '700')
  const race = await Promise.all([credit(ana, id, '700'), refuse(paolo, id), credit(lea, id, '700')])
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(['1000.00', '1700.00']).toContain((await moneyOf(one)).free)
  const other = await transferred()
  expect((await refuse(ana, other.id, 'weather')).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
  expect((await refuse(ana, other.id)).status).toBe(200)
  expect(await stateOf(other.one, other.id)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('your bank'),
  })
})

test('nobody decides on what is another’s at the moment, over, unknown, another brand’s, or not theirs to decide', async () => {
  const { id } = await transferred()
  for (let next: string | null = ''; next !== id;) {
    next = (await ask(desk.claimNextDeposit, { token: paolo })).value.id
    expect(next).not.toBeNull()
  }
  expect((await claim(ana, id)).errorCode).toBe('claimed')
  expect((await credit(ana, id, '700')).errorCode).toBe('claimed')
  expect((await ask(desk.wantDeposit, { token: ana, ...at(id) })).status).toBe(200)
  expect((await open(paolo, id)).value.claim).toMatchObject({ own: true, wantedBy: 'Ana Reyes' })
  await ask(desk.releaseDeposit, { token: paolo, ...at(id) })
  expect((await credit(jun, id, '700')).errorCode).toBe('forbidden')
  const elsewhere = await ask(desk.creditDeposit, {
    token: ana,
    ...at(id),
    body: { arrived: '700', ...(await shown(id)) },
    headers: { merchant: 'SAMPA' },
  })
  expect(elsewhere.errorCode).toBe('not_found')
  expect((await credit(ana, id, '0')).fields).toMatchObject({ arrived: [{ code: 'invalid_amount' }] })
  await creditByTwo(id, '700')
  expect((await refuse(ana, id)).errorCode).toBe('deposit_not_open')
  expect((await claim(ana, id)).errorCode).toBe('deposit_not_open')
  expect((await credit(ana, STRANGER, '700')).errorCode).toBe('not_found')
  expect((await open(ana, STRANGER)).errorCode).toBe('not_found')
})
