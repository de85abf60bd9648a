import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { askVendorAgain, carriedTransfers } from '@croupier/contract/console-vendors.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { vendorWorld } from '../../../../test/vendors.ts'

const it = await vendorWorld()
const token = await operatorIn(it)
const question = (transferId: string, headers = {}) =>
  it.ask(askVendorAgain, { token, params: { transferId }, body: { reason: 'complaint' }, headers })
const lost = async () => {
  const one = await it.member()
  await it.vendors.behave('answer_lost')
  const { value } = await it.move(one, 'in', '300')
  return { one, id: value.id }
}

test('a transfer without an answer is listed as interrupted and is an alert; asked by an operator it ends, recorded', async () => {
  const { one, id } = await lost()
  // As if it had been asked for earlier.
  await sql`
    update vendor_wallets.vendor_transfer set requested_at = requested_at - interval '11 minutes' where id = ${id}`.execute(
    it.deps.db,
  )
  const interrupted = async () =>
    (await it.ask(carriedTransfers, { token, query: { state: 'interrupted' } })).value.list
  expect(await interrupted()).toMatchObject([{ id, account: one.account, state: 'sending', interrupted: true }])
  const { alerts } = (await it.ask(dashboard, { token })).value
  expect(alerts.find(({ kind }) => kind === 'vendor_stuck')).toMatchObject({ count: 1 })

  await it.vendors.behave('down')
  expect((await question(id)).errorCode).toBe('vendor_unavailable')
  await it.vendors.behave('well')
  expect((await question(id)).value).toEqual({ state: 'done' })
  expect(await it.moneyOf(one)).toEqual({ free: '700.00', held: '0.00' })
  expect(await interrupted()).toEqual([])
  const log = await it.ask(audit, { token, query: { action: 'vendors.ask' } })
  expect(log.value.list).toMatchObject([{ by: 'operator01', reason: 'complaint', subject: { id } }])
})

test('many who ask at once end it once', async () => {
  const { one, id } = await lost()
  await it.vendors.behave('well')
  const answers = await Promise.all(Array.from({ length: 8 }, () => question(id)))
  expect(answers.map(({ value }) => value.state)).toEqual(Array.from({ length: 8 }, () => 'done'))
  expect([await it.moneyOf(one), await it.thereOf(one)]).toEqual([{ free: '700.00', held: '0.00' }, '300.00'])
})

test('a stranger’s transfer, and another brand’s, is not found', async () => {
  const { id } = await lost()
  await it.vendors.behave('well')
  expect((await question(randomUUID())).errorCode).toBe('not_found')
  expect((await question(id, { merchant: 'SAMPA' })).errorCode).toBe('not_found')
})
