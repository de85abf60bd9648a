import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { carriedTransfers, recallFor } from '@croupier/contract/console-vendors.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { vendorWorld } from '../../../../test/vendors.ts'

const it = await vendorWorld()
const token = await operatorIn(it)
const spread = async () => {
  const one = await it.member()
  await it.move(one, 'in', '100')
  await it.move(one, 'in', '200', { vassalage: 'DAGAT' })
  return one
}
const bring = (memberId: string, { id = randomUUID(), headers = {} } = {}) =>
  it.ask(recallFor, { token, params: { memberId }, body: { id, reason: 'complaint' }, headers })
const listed = async (query = {}) => (await it.ask(carriedTransfers, { token, query })).value

test('what lies with vendors comes back by an operator’s hand, recorded, and is listed with its sum', async () => {
  const one = await spread()
  it.clock.move(1000)
  expect((await bring(one.id)).value).toEqual({ transfers: 2, waiting: 0 })
  expect(await it.moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })

  const { list, total, sums } = await listed({ search: one.account })
  expect([total, sums.amount]).toEqual([4, '600.00'])
  expect(list[0]).toMatchObject({ account: one.account, direction: 'out', state: 'done', interrupted: false })
  expect((await listed({ search: list[0]!.reference })).list).toEqual([list[0]])
  expect((await listed({ search: one.account, direction: 'in', vendor: 'DAGAT' })).sums.amount).toBe('200.00')
  expect((await listed({ search: one.account, from: '2027-01-01' })).total).toBe(0)
  const log = await it.ask(audit, { token, query: { action: 'vendors.recall', subject: `member:${one.id}` } })
  expect(log.value.list).toMatchObject([{ by: 'operator01', reason: 'complaint' }])
})

test('the same recall ten times at once brings back once; somebody else’s id is reused, a stranger is not found', async () => {
  const one = await spread()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => bring(one.id, { id })))
  expect(answers.map(({ value }) => value.transfers)).toEqual(Array.from({ length: 10 }, () => 2))
  expect(await it.moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  expect((await bring((await it.member()).id, { id })).errorCode).toBe('id_reused')
  expect((await bring(randomUUID())).errorCode).toBe('not_found')
  expect((await bring(one.id, { headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
})

test('an operator and the member who recall at once bring back what is there and no more', async () => {
  const one = await spread()
  await Promise.all([bring(one.id), it.recall(one), bring(one.id), it.recall(one)])
  expect(await it.moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
})

test('without vendors that can be spoken to nothing is recalled', async () => {
  const one = await spread()
  const { vendorWallets } = it.deps.config
  Object.assign(it.deps.config, { vendorWallets: undefined })
  expect((await bring(one.id)).errorCode).toBe('vendor_unavailable')
  Object.assign(it.deps.config, { vendorWallets })
})
