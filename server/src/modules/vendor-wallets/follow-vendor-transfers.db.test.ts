import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { LUCKY } from '../../../test/policy.ts'
import { vendorWorld } from '../../../test/vendors.ts'
import { beginTransfer, endTransfer } from './execute-transfer.ts'
import { followVendorTransfers } from './follow-vendor-transfers.ts'
import type { VendorTransferRow } from './store.ts'

const { deps, clock, hear, member, recall, vendors, move, walletOf, transfersOf, thereOf, moneyOf, lent } =
  await vendorWorld()

/** A minute later, when it is asked after. */
async function later() {
  clock.move(60_000)
  await followVendorTransfers(deps)
}

/** A transfer that was written down, after which the server ended. */
async function interrupted(memberId: string, direction: 'in' | 'out', amount: bigint): Promise<string> {
  const row: VendorTransferRow = {
    id: randomUUID(),
    brandId: LUCKY,
    memberId,
    vendor: 'BAHAY',
    direction,
    asset: 'PHP',
    amount,
    reference: `TR ${randomUUID()}`,
    state: 'sending',
    reason: null,
    recallId: null,
    requestedAt: clock.now(),
  }
  await inTransaction(deps.db, (tx) => beginTransfer(tx, deps, row))
  return row.id
}

describe('a transfer', () => {
  test('whose answer was lost is found by its id: neither doubled nor lost', async () => {
    const one = await member()
    const before = await lent()
    await vendors.behave('answer_lost')
    const { value } = await move(one, 'in', '300')
    expect(value.state).toBe('sending')
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '300.00' })
    expect((await walletOf(one)).open).toEqual([value])
    await vendors.behave('well')
    await later()
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '0.00' })
    expect(await transfersOf(one)).toEqual([{ ...value, state: 'done' }])
    expect([await thereOf(one), (await lent()) - before]).toEqual(['300.00', 3_000_000n])
    await later()
    expect(await thereOf(one)).toBe('300.00')
  })

  test('whose answer was lost is asked after at once, and a recall’s too', async () => {
    const one = await member()
    await vendors.behave('answer_lost')
    expect((await move(one, 'in', '300')).value.state).toBe('sending')
    await hear()
    expect(await transfersOf(one)).toMatchObject([{ state: 'done' }])
    expect((await recall(one)).value.transfers).toMatchObject([{ state: 'sending', amount: '300.00' }])
    await hear()
    await vendors.behave('well')
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '1000.00', held: '0.00' }, '0.00'])
  })

  test('back whose answer was lost arrives once', async () => {
    const one = await member()
    await move(one, 'in', '300')
    await vendors.behave('answer_lost')
    const { value } = await move(one, 'out', '120')
    expect(value.state).toBe('sending')
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '0.00' })
    await vendors.behave('well')
    await Promise.all([later(), followVendorTransfers(deps), move(one, 'out', '120', { id: value.id })])
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '820.00', held: '0.00' }, '180.00'])
  })

  test.each([
    ['in', { free: '700.00', held: '0.00' }, '300.00'],
    ['out', { free: '1000.00', held: '0.00' }, '0.00'],
  ] as const)('%s of which the vendor has never heard is told to it', async (direction, money, there) => {
    const one = await member()
    if (direction === 'out') await move(one, 'in', '300')
    await interrupted(one.id, direction, 3_000_000n)
    await later()
    expect([await moneyOf(one), await thereOf(one)]).toEqual([money, there])
    expect((await walletOf(one)).open).toEqual([])
  })

  test('is done also when the clock was moved far the moment before', async () => {
    const one = await member()
    expect((await move(one, 'in', '100')).value.state).toBe('done')
    clock.move(10 * 60_000)
    expect((await move(one, 'in', '100')).value.state).toBe('done')
  })

  test('that the vendor refused unheard gives the money back', async () => {
    const one = await member()
    await interrupted(one.id, 'in', 3_000_000n)
    await vendors.behave('refusing')
    await later()
    await vendors.behave('well')
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '1000.00', held: '0.00' }, '0.00'])
    expect(await transfersOf(one)).toMatchObject([{ state: 'refused', reason: 'blocked' }])
  })

  test('waits while the vendor is down or gone, and goes on when it is there again', async () => {
    const one = await member()
    await vendors.behave('down')
    const { value } = await move(one, 'in', '300')
    expect(value.state).toBe('sending')
    await later()
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '300.00' })
    await vendors.behave('well')
    await vendors.stop()
    await later()
    expect((await walletOf(one)).vendors[0]).toMatchObject({ balance: null })
    await vendors.start()
    await later()
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '700.00', held: '0.00' }, '300.00'])
  })

  test('whose vendor takes too long is not waited for, and is found later', async () => {
    const one = await member()
    await vendors.behave('slow')
    const { value } = await move(one, 'in', '300')
    await vendors.behave('well')
    expect(value.state).toBe('sending')
    await later()
    expect([await moneyOf(one), await thereOf(one)]).toEqual([{ free: '700.00', held: '0.00' }, '300.00'])
  })

  test('of which the end is heard twice ends once', async () => {
    const one = await member()
    const id = await interrupted(one.id, 'in', 3_000_000n)
    const said = () => inTransaction(deps.db, (tx) => endTransfer(tx, deps, id, { state: 'done' }))
    const rows = await Promise.all([said(), said(), said()])
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    const late = await inTransaction(deps.db, (tx) => endTransfer(tx, deps, id, { state: 'refused', reason: 'other' }))
    expect(late.state).toBe('done')
    expect(await moneyOf(one)).toEqual({ free: '700.00', held: '0.00' })
  })
})

test('all that wait are asked after in one turn, not only the fifty oldest', async () => {
  const [many, one] = [await member(), await member()]
  await move(one, 'in', '100')
  for (let at = 0; at < 51; at++) {
    await interrupted(many.id, 'in', 10_000n)
    clock.move(1)
  }
  await vendors.behave('answer_lost')
  await move(one, 'in', '200')
  await vendors.behave('well')
  await later()
  expect((await transfersOf(one)).map(({ state }) => state)).toEqual(['done', 'done'])
})
