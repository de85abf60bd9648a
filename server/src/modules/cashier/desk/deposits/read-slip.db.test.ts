import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-deposits.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { slipWorld } from '../../../../../test/slips.ts'

const it = await slipWorld()
const { ask, transferred } = it
const [ana, paolo, jun] = [
  await operatorIn(it, 'operator01'),
  await operatorIn(it, 'operator02'),
  await operatorIn(it, 'operator04'),
]
const at = (depositId: string) => ({ params: { depositId } })
const read = (token: string, id: string, body: { amount?: string; reference?: string; paidAt?: string } = {}) =>
  ask(desk.readSlip, {
    token,
    ...at(id),
    body: { amount: '650.00', reference: '7741 0392 6655', paidAt: '21 Nov 14:18', ...body },
  })
const reading = async (id: string) => (await ask(desk.depositCase, { token: ana, ...at(id) })).value.reading

test('what the picture says stands beside what was asked, the newer reading holds, and each is recorded', async () => {
  const { id } = await transferred()
  expect(await reading(id)).toBeNull()
  await read(ana, id)
  expect((await read(paolo, id, { amount: '700' })).status).toBe(200)
  expect(await reading(id)).toEqual({
    amount: '700.00',
    paidAt: '21 Nov 14:18',
    reference: '7741 0392 6655',
    by: 'Paolo Dizon',
    usedBy: null,
  })
  const [action] = (await ask(audit, { token: ana, query: { subject: `deposit:${id}` } })).value.list
  expect(action).toMatchObject({ action: 'deposits.read_slip', by: 'operator02' })
})

test('a reference that another slip has said before is named', async () => {
  const [one, other] = [await transferred(), await transferred()]
  await read(ana, one.id, { reference: 'AB 12' })
  await read(ana, other.id, { reference: 'AB 12' })
  const { reference } = (await ask(desk.depositCase, { token: ana, ...at(one.id) })).value
  expect((await reading(other.id))?.usedBy).toBe(reference)
  await read(ana, other.id, { reference: '' })
  expect((await reading(other.id))?.usedBy).toBeNull()
})

test('nothing is read of what is over, another’s at the moment, elsewhere, or without an amount', async () => {
  const { id } = await transferred()
  expect((await read(ana, id, { amount: '0' })).fields).toMatchObject({ amount: [{ code: 'invalid_amount' }] })
  expect((await read(jun, id)).errorCode).toBe('forbidden')
  const elsewhere = { token: ana, ...at(id), body: { amount: '1' }, headers: { merchant: 'SAMPA' } }
  expect((await ask(desk.readSlip, elsewhere)).errorCode).toBe('not_found')
  await ask(desk.claimDeposit, { token: paolo, ...at(id) })
  expect((await read(ana, id)).errorCode).toBe('claimed')
  await ask(desk.refuseDeposit, {
    token: paolo,
    ...at(id),
    body: { reason: 'not_arrived', expected: { amount: '700.00', state: 'review' } },
  })
  expect((await read(paolo, id)).errorCode).toBe('deposit_not_open')
})
