import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedId } from '#modules/wallet/wallet.ts'
import { invalidTransfers } from '../../../test/invalid-transfers.ts'
import { vendorWorld } from '../../../test/vendors.ts'
import { followVendorTransfers } from './follow-vendor-transfers.ts'

const here = await vendorWorld()
const { clock, deps, member, vendors, move, recall, walletOf, transfersOf, moneyOf } = here
const { spoil, mend } = invalidTransfers(here)

const spread = async () => {
  const one = await member()
  await move(one, 'in', '100')
  await move(one, 'in', '200', { vassalage: 'DAGAT' })
  return one
}

test('all that lies with vendors comes back at once, what was won there too', async () => {
  const one = await spread()
  await vendors.play('DAGAT', one.id, '25.5')
  await vendors.play('BAHAY', one.id, '-100')
  const { value } = await recall(one)
  expect(value.transfers).toMatchObject([{ vassalage: 'DAGAT', direction: 'out', amount: '225.50', state: 'done' }])
  expect(await moneyOf(one)).toEqual({ free: '925.50', held: '0.00' })
  expect((await walletOf(one)).vendors.map(({ balance }) => balance)).toEqual(['0.00', '0.00', '0.00'])
})

test('the same recall, also ten times at once, brings back once; another one finds nothing', async () => {
  const one = await spread()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => recall(one, id)))
  expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  await move(one, 'in', '50')
  expect((await recall(one, id)).value).toEqual(answers[0]!.value)
  expect(await moneyOf(one)).toEqual({ free: '950.00', held: '0.00' })
  expect((await recall(one)).value.transfers).toHaveLength(1)
  expect((await recall(one)).value.transfers).toEqual([])
  expect((await recall(await member(), id)).errorCode).toBe('id_reused')
})

test('many recalls at once bring back what is there and no more', async () => {
  const one = await spread()
  await Promise.all(Array.from({ length: 8 }, () => recall(one)))
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  const done = (await transfersOf(one)).filter(({ direction, state }) => direction === 'out' && state === 'done')
  expect(done.map(({ amount }) => amount).toSorted()).toEqual(['100.00', '200.00'])
})

test('a vendor that does not answer keeps what it has, and is shown without a balance', async () => {
  const one = await spread()
  await vendors.behave('down')
  expect((await recall(one)).value.transfers).toEqual([])
  expect((await walletOf(one)).vendors.map(({ balance }) => balance)).toEqual([null, null, null])
  await vendors.behave('well')
  expect((await recall(one)).value.transfers).toHaveLength(2)
})

test('what one vendor sends back and cannot be posted keeps nothing of the others away, and is posted when it can be', async () => {
  const one = await spread()
  const id = randomUUID()
  await spoil(derivedId(derivedId(id, 'BAHAY'), 'received'))
  const { value } = await recall(one, id)
  const states = new Map(value.transfers.map(({ vassalage, state }) => [vassalage, state]))
  expect([states.get('BAHAY'), states.get('DAGAT')]).toEqual(['sending', 'done'])
  expect(await moneyOf(one)).toEqual({ free: '900.00', held: '0.00' })
  await mend()
  clock.move(60_000)
  await followVendorTransfers(deps)
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  expect((await recall(one, id)).value.transfers.every(({ state }) => state === 'done')).toBe(true)
})
