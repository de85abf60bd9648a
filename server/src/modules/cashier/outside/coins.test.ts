import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestGateway, type TestGateway } from '../../../../test/payment-gateway.ts'
import { type AddressOrder, askPrice, openAddress } from './coins.ts'
import { readNotice } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const order = (): AddressOrder => ({
  id: randomUUID(),
  reference: 'DEP0040001',
  network: 'Sandbox Chain',
  coin: 'USDT',
  coins: '17.415535',
  confirmations: 2,
  expiresAt: new Date(Date.now() + 1_800_000),
})
/** What the next notice says, as the site reads it. */
async function heard() {
  const read = await readNotice(gateway.config, await gateway.nextNotice(), new Date())
  if (!read.ok) throw new Error(read.code)
  return read.value
}
const block = (what: 'add' | 'undo') => gateway.press('/chain/blocks', { do: what })
const pay = (id: string, coins: string) => gateway.press(`/chain/addresses/${id}`, { coins })

test('an address is its order’s own, and the same order again has the same one', async () => {
  const one = order()
  const first = await openAddress(gateway.config, one)
  expect(first).toEqual({
    address: expect.stringMatching(/^sbx1[a-z0-9]{34}$/),
    url: `${gateway.config.paymentGateway.url}/chain`,
  })
  expect(await openAddress(gateway.config, one)).toEqual(first)
  expect((await openAddress(gateway.config, order())).address).not.toBe(first.address)
  await expect(openAddress(gateway.config, { ...one, coins: '1' })).rejects.toThrow('409')
})

test('a coin has a price, and what is no coin has none', async () => {
  expect(await askPrice(gateway.config, 'USDT', 'PHP')).toBe('58.4')
  await expect(askPrice(gateway.config, 'DOGE', 'PHP')).rejects.toThrow('expected')
})

test('coins are spoken of when they are sent, with each block until they lie deep enough, and not after that', async () => {
  const { id } = order()
  const { address } = await openAddress(gateway.config, { ...order(), id })
  await pay(id, '17.415535')
  const seen = await heard()
  expect(seen).toMatchObject({
    type: 'coins',
    id,
    address,
    amount: '17.415535',
    currency: 'USDT',
    confirmations: 0,
    sequence: 1,
  })
  await block('add')
  expect(await heard()).toMatchObject({ id, confirmations: 1, sequence: 2, dropped: false })
  await block('add')
  expect(await heard()).toMatchObject({ id, confirmations: 2, sequence: 3 })

  await block('add')
  const other = order()
  await openAddress(gateway.config, other)
  await pay(other.id, '5')
  expect(await heard()).toMatchObject({ id: other.id, amount: '5', confirmations: 0 })
})

test('a chain that turns back says so, and coins that were spent elsewhere are lost', async () => {
  const one = order()
  await openAddress(gateway.config, { ...one, confirmations: 6 })
  await pay(one.id, '3')
  const said = await heard()
  const tx = 'tx' in said ? said.tx : ''
  const next = async () => {
    // Coins of other tests lie in the same chain.
    for (;;) {
      const notice = await heard()
      if (notice.id === one.id) return notice
    }
  }
  await block('add')
  expect(await next()).toMatchObject({ confirmations: 1, sequence: 2 })
  await block('undo')
  expect(await next()).toMatchObject({ confirmations: 0, sequence: 3, dropped: false })
  await gateway.press(`/chain/transfers/${tx}/drop`)
  expect(await next()).toMatchObject({ confirmations: 0, sequence: 4, dropped: true })
})

test.each(['0', '0.000', 'ten', '-5', '1.123456789'])('%s coins are none', async (coins) => {
  const one = order()
  await openAddress(gateway.config, one)
  const answer = await pay(one.id, coins)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Digits with a point')
})
