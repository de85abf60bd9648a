import { audit } from '@croupier/contract/audit.ts'
import { CROWD_ACTIVITIES, crowd, enrolCrowd, orderCrowd, takeCrowdOrders } from '@croupier/contract/crowd.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'

const key = 'k'.repeat(32)
const it = await world({ config: { crowd: { key } } })
const token = await operatorIn(it)
const heard = (body = { key, present: 0, pages: 0 }, headers = { merchant: 'LUCKY' }) =>
  it.ask(takeCrowdOrders, { body, headers })

test('a crowd that nobody has told anything is two dozen people at three brands who do everything', async () => {
  expect((await it.ask(crowd, { token })).value).toEqual({
    size: 14,
    pace: 100,
    activities: CROWD_ACTIVITIES,
    offered: true,
    present: 0,
    heardAt: null,
    pages: 0,
  })
  expect((await heard()).value).toMatchObject({
    size: 14,
    pace: 100,
    pages: 0,
    timeZone: 'Asia/Manila',
    currency: 'PHP',
    merchants: ['LUCKY', 'SAMPA', 'SEN'],
  })
  const sizes = await Promise.all(
    ['SAMPA', 'SEN'].map(async (merchant) => (await heard(undefined, { merchant })).value.size),
  )
  expect(sizes).toEqual([5, 5])
})

test('what the console says is heard with the next question, and is on record', async () => {
  const orders = { size: 3, pace: 5000, activities: ['crash' as const] }
  expect((await it.ask(orderCrowd, { token, body: orders })).value).toMatchObject(orders)
  expect((await heard()).value).toMatchObject(orders)
  const { list } = (await it.ask(audit, { token, query: { action: 'crowd.order' } })).value
  expect(list).toHaveLength(1)
})

test('each brand has orders of its own', async () => {
  await it.ask(orderCrowd, { token, body: { size: 9, pace: 100, activities: [] } })
  expect((await heard()).value.size).toBe(9)
  expect((await heard(undefined, { merchant: 'SEN' })).value.size).toBe(5)
})

test('pages of the crowd at any brand are none of people', async () => {
  await heard({ key, present: 1, pages: 3 }, { merchant: 'SEN' })
  expect((await heard({ key, present: 1, pages: 2 })).value.pages).toBe(0)
  await heard({ key, present: 0, pages: 0 }, { merchant: 'SEN' })
})

test('the console sees how many are there', async () => {
  it.clock.move(10_000)
  await heard({ key, present: 2, pages: 2 })
  const { present, heardAt, pages } = (await it.ask(crowd, { token })).value
  expect({ present, heardAt, pages }).toEqual({ present: 2, heardAt: it.clock.now().toISOString(), pages: 0 })
})

test.each([
  ['size', 201],
  ['size', -1],
  ['pace', 9],
  ['pace', 5001],
  ['activities', ['crash', 'crash']],
  ['activities', ['sleep']],
])('%s %j is no order', async (field, value) => {
  const raw = { size: 3, pace: 100, activities: [], [field]: value }
  const { status, errorCode } = await it.ask(orderCrowd, { token, raw })
  expect([status, errorCode]).toEqual([400, 'invalid_request'])
})

test('without the key there is nothing here, and in production nothing at all', async () => {
  const players = [{ account: 'amihan1234', nickname: 'Amihan', password: 'p'.repeat(32) }]
  const wrong = { key: 'x'.repeat(32) }
  expect((await heard({ ...wrong, present: 0, pages: 0 })).errorCode).toBe('not_found')
  expect((await it.ask(enrolCrowd, { body: { ...wrong, players } })).errorCode).toBe('not_found')
  const { mode } = it.deps.config
  Object.assign(it.deps.config, { mode: 'production' })
  expect((await heard()).errorCode).toBe('not_found')
  expect((await it.ask(enrolCrowd, { body: { key, players } })).errorCode).toBe('not_found')
  expect((await it.ask(crowd, { token })).errorCode).toBe('not_found')
  const body = { size: 3, pace: 100, activities: [] }
  expect((await it.ask(orderCrowd, { token, body })).errorCode).toBe('not_found')
  Object.assign(it.deps.config, { mode })
})
