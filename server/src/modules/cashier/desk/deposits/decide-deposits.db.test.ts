import { confirmApproval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-deposits.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { slipWorld } from '../../../../../test/slips.ts'

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
const credit = (token: string, id: string, arrived: string) =>
  ask(desk.creditDeposit, { token, ...at(id), body: { arrived, note: 'Seen on the statement' } })
const refuse = (token: string, id: string, reason = 'not_arrived') =>
  ask(desk.refuseDeposit, { token, ...at(id), body: { reason, note: '' } })
const claim = (token: string, id: string) => ask(desk.claimDeposit, { token, ...at(id) })
const STRANGER = '01890000-0000-7000-8000-000000000001'

test('what has arrived is credited, less than was asked for by one, and the log says so', async () => {
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
  expect((await credit(ana, id, '650.50')).status).toBe(200)
  expect(await stateOf(one, id)).toMatchObject({ state: 'credited', credited: '650.50' })
  expect(await moneyOf(one)).toEqual({ free: '1650.50', held: '0.00' })
  const [deed] = (await ask(audit, { token: ana, query: { subject: `deposit:${id}` } })).value.list
  expect(deed).toMatchObject({ action: 'deposits.credit', by: 'operator01', note: 'Seen on the statement' })
})

test('more than was asked for needs a second person, and is credited once', async () => {
  const { one, id } = await transferred()
  const first = await credit(ana, id, '700.01')
  expect(first).toMatchObject({ status: 202, extra: { rule: 'deposit_above_asked' } })
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  const params = { approvalId: String(first.extra['approvalId']) }
  expect((await ask(confirmApproval, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  const both = await Promise.all([lea, paolo].map((token) => ask(confirmApproval, { token, params, body: {} })))
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'approval_over']))
  expect(await moneyOf(one)).toEqual({ free: '1700.01', held: '0.00' })
})

test('of crediting and refusing at once one happens, and a refusal is read in the words of the list', async () => {
  const { one, id } = await transferred()
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
  expect((await ask(desk.claimNextDeposit, { token: paolo })).value.id).toBe(id)
  expect((await claim(ana, id)).errorCode).toBe('claimed')
  expect((await credit(ana, id, '700')).errorCode).toBe('claimed')
  expect((await ask(desk.wantDeposit, { token: ana, ...at(id) })).status).toBe(200)
  expect((await open(paolo, id)).value.claim).toMatchObject({ own: true, wantedBy: 'Ana Reyes' })
  await ask(desk.releaseDeposit, { token: paolo, ...at(id) })
  expect((await credit(jun, id, '700')).errorCode).toBe('forbidden')
  const elsewhere = await ask(desk.creditDeposit, {
    token: ana,
    ...at(id),
    body: { arrived: '700' },
    headers: { merchant: 'SAMPA' },
  })
  expect(elsewhere.errorCode).toBe('not_found')
  expect((await credit(ana, id, '0')).fields).toMatchObject({ arrived: [{ code: 'invalid_amount' }] })
  expect((await credit(ana, id, '700')).status).toBe(200)
  expect((await refuse(ana, id)).errorCode).toBe('deposit_not_open')
  expect((await claim(ana, id)).errorCode).toBe('deposit_not_open')
  expect((await credit(ana, STRANGER, '700')).errorCode).toBe('not_found')
  expect((await open(ana, STRANGER)).errorCode).toBe('not_found')
})
