import { randomUUID } from 'node:crypto'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { consolidatedFunds, walletTransfer } from '@croupier/contract/vendors.ts'
import { describe, expect, test } from 'vitest'
import { vendorWorld } from '../../../test/vendors.ts'

const { ask, deps, member, logIn, vendors, policy, move, recall, walletOf, transfersOf, thereOf, moneyOf, lent } =
  await vendorWorld()

describe('money to a vendor', () => {
  test('leaves the balance, is there with the vendor, and the house knows how much it has there', async () => {
    const one = await member()
    const before = await lent()
    const { value } = await move(one, 'in', '300.00')
    expect(value).toMatchObject({
      vassalage: 'BAHAY',
      displayName: 'Bahay Live',
      direction: 'in',
      amount: '300.00',
      asset: 'PHP',
      state: 'done',
      reason: null,
    })
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '0.00' })
    expect(await thereOf(one)).toBe('300.00')
    expect((await lent()) - before).toBe(3_000_000n)
    const [line] = (await ask(lines, { token: one.token })).value.list
    expect(line).toMatchObject({ kind: 'vendor_in', amount: '-300.00', after: '700.00', cause: value.id })
    expect(await transfersOf(one)).toEqual([value])
  })

  test('comes back, with what was won there too, and not more than is there', async () => {
    const one = await member()
    await move(one, 'in', '300')
    await vendors.play('BAHAY', one.id, '50')
    expect((await move(one, 'out', '350.01')).value).toMatchObject({ state: 'refused', reason: 'not_enough' })
    expect((await move(one, 'out', '350')).value).toMatchObject({ state: 'done', amount: '350.00' })
    expect(await moneyOf(one)).toEqual({ free: '1050.00', held: '0.00' })
    expect(await thereOf(one)).toBe('0.00')
  })

  test('counts among all the member has; a vendor that does not answer is left out and said', async () => {
    const one = await member()
    await move(one, 'in', '300')
    await vendors.play('BAHAY', one.id, '50')
    const funds = async () => (await ask(consolidatedFunds, { token: one.token })).value
    const there = (balance: string | null) => ({ vassalage: 'BAHAY', displayName: 'Bahay Live', balance })
    expect(await funds()).toMatchObject({ total: '1050.00', available: '700.00', atVendors: '350.00' })
    expect((await funds()).vendors).toContainEqual(there('350.00'))
    await vendors.behave('down')
    expect(await funds()).toMatchObject({ total: '700.00', atVendors: '0.00' })
    expect((await funds()).vendors).toContainEqual(there(null))
    await vendors.behave('well')
  })

  test('that the vendor refuses is free again', async () => {
    const one = await member()
    await vendors.behave('refusing')
    const { value } = await move(one, 'in', '300')
    await vendors.behave('well')
    expect(value).toMatchObject({ state: 'refused', reason: 'blocked' })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
    expect((await move(one, 'in', '300', { id: value.id })).value).toEqual(value)
  })

  test('under the same id is the same transfer, also ten times at once; with other content it is refused', async () => {
    const one = await member()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(one, 'in', '100', { id })))
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    for (const other of [{ id, vassalage: 'DAGAT' }, { id }])
      expect((await move(one, 'in', other.vassalage ? '100' : '101', other)).errorCode).toBe('id_reused')
    expect((await move(one, 'out', '100', { id })).errorCode).toBe('id_reused')
    expect((await move(await member(), 'in', '100', { id })).errorCode).toBe('id_reused')
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '900.00', held: '0.00' }, '100.00'])
  })

  test('of twenty at once with money for ten, exactly ten go, and of twenty back exactly ten come', async () => {
    const one = await member()
    const there = await Promise.all(Array.from({ length: 20 }, () => move(one, 'in', '100')))
    expect(there.filter(({ value }) => value?.state === 'done')).toHaveLength(10)
    expect(there.filter(({ errorCode }) => errorCode === 'insufficient_funds')).toHaveLength(10)
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '0.00', held: '0.00' }, '1000.00'])

    const back = await Promise.all(Array.from({ length: 20 }, () => move(one, 'out', '100')))
    expect(back.filter(({ value }) => value.state === 'done')).toHaveLength(10)
    expect(back.filter(({ value }) => value.reason === 'not_enough')).toHaveLength(10)
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '1000.00', held: '0.00' }, '0.00'])
  })

  test.each(['0', '-1', '0.001', '1e3', '9.99', '50000.01', null])('of %j is refused at its field', async (amount) => {
    const { token } = await member()
    const body = { id: randomUUID(), vassalage: 'BAHAY', direction: 'in', amount } as never
    const { status, fields } = await ask(walletTransfer, { token, body })
    expect([status, Object.keys(fields)]).toEqual([400, ['amount']])
  })

  test('goes to a vendor that the brand has, is open, and only where wallets are apart', async () => {
    const one = await member()
    expect((await move(one, 'in', '100', { vassalage: 'NOBODY' })).fields).toMatchObject({
      vassalage: [{ code: 'invalid' }],
    })
    await move(one, 'in', '100')
    await policy({ vendors: [{ code: 'BAHAY', name: 'Bahay Live', on: false }] })
    expect((await move(one, 'in', '100')).errorCode).toBe('forbidden')
    expect((await walletOf(one)).vendors).toMatchObject([{ vassalage: 'BAHAY', balance: '100.00', open: false }])
    expect((await move(one, 'out', '50')).value.state).toBe('done')
    await policy({ isSingle: true })
    expect((await move(one, 'in', '100')).errorCode).toBe('forbidden')
    expect((await ask(balance, { token: one.token })).value.isSingle).toBe(true)
    // What lies there from before is shown and comes back.
    expect(await walletOf(one)).toMatchObject({ isSingle: true, vendors: [{ balance: '50.00', open: false }] })
    expect((await recall(one)).value.transfers).toMatchObject([{ state: 'done', amount: '50.00' }])
    await policy()
    expect((await ask(balance, { token: one.token })).value.isSingle).toBe(false)
  })

  test('is closed to who takes a break, who gets back what lies there', async () => {
    const one = await member()
    await move(one, 'in', '100')
    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    const token = await logIn(one.account, one.password)
    expect((await move({ token }, 'in', '100')).errorCode).toBe('timed_out')
    expect((await move({ token }, 'out', '40')).value.state).toBe('done')
    expect((await recall({ token })).value.transfers).toMatchObject([{ amount: '60.00', state: 'done' }])
  })

  test('needs vendors that can be spoken to', async () => {
    const { vendorWallets } = deps.config
    Object.assign(deps.config, { vendorWallets: undefined })
    const one = await member()
    expect((await move(one, 'in', '100')).errorCode).toBe('vendor_unavailable')
    expect((await recall(one)).errorCode).toBe('vendor_unavailable')
    expect((await walletOf(one)).vendors.map(({ balance: there }) => there)).toEqual([null, null, null])
    Object.assign(deps.config, { vendorWallets })
  })
})
