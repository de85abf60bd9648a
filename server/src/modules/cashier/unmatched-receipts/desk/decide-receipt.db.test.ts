import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { cancelDeposit, deposits } from '@croupier/contract/cashier.ts'
import { refuseDeposit } from '@croupier/contract/console-deposits.ts'
import * as desk from '@croupier/contract/console-unmatched-receipts.ts'
import { describe, expect, test } from 'vitest'
import { deskWorld } from '../../../../../test/desk.ts'
import { decideDeposit } from '../../deposits/decide-deposit.ts'

const it = await deskWorld()
const { ask, ana, paolo, mai, member, want, payIn, say, moneyOf, confirm, deps, stranger } = it

const at = (strayId: string) => ({ params: { strayId } })
const list = async (stage: desk.UnmatchedReceiptStage = 'open') =>
  (await ask(desk.unmatchedReceiptDesk, { token: ana, query: { stage } })).value.list
const open = async (id: string) => (await ask(desk.unmatchedReceiptCase, { token: ana, ...at(id) })).value
const because = { reason: 'payment_found', note: 'By name and time' }
/** As the screen shows it at this moment; as nobody sees it where it can't be seen. */
const shown = async (id: string) => {
  const { status, value } = await ask(desk.unmatchedReceiptCase, { token: ana, ...at(id) })
  return { expected: status === 200 ? { amount: value.amount, state: value.state } : { amount: '', state: '' } }
}
const credit = async (token: string, id: string, account: string, reason = because.reason) =>
  ask(desk.creditUnmatchedReceipt, { token, ...at(id), body: { ...because, account, reason, ...(await shown(id)) } })
const giveBack = async (token: string, id: string, bankReference = 'PX 9921') =>
  ask(desk.returnUnmatchedReceipt, {
    token,
    ...at(id),
    body: { reason: 'nobody_found', note: '', bankReference, ...(await shown(id)) },
  })
const park = (token: string, id: string, reason = 'asked_bank') =>
  ask(desk.parkUnmatchedReceipt, { token, ...at(id), body: { reason, note: '' } })
const actionsOn = async (id: string) => (await ask(audit, { token: ana, query: { subject: `stray:${id}` } })).value.list

/** A payment of so much of which nobody knows the request. */
const unknown = async (amount = '750.00') => {
  const id = randomUUID()
  const before = new Set((await list()).map((row) => row.id))
  expect((await say({ type: 'payment_received', id, amount })).status).toBe(200)
  return (await list()).find((row) => !before.has(row.id))!
}

describe('a payment that belongs to no open deposit', () => {
  test('waits for a person: unknown, paid twice, refused before, or of another amount after its time; told twice it is one', async () => {
    const one = await member()
    const twice = await payIn(one, '400')
    await say({ type: 'payment_received', id: twice, amount: '400.00' })
    const gone = (await want(one, '500')).value.id
    await ask(cancelDeposit, { token: one.token, params: { depositId: gone } })
    const eventId = randomUUID()
    await say({ type: 'payment_received', id: gone, amount: '480.00', eventId })
    await say({ type: 'payment_received', id: gone, amount: '480.00', eventId })
    const refused = (await want(one, '600')).value.id
    await say({ type: 'payment_received', id: refused, amount: '590.00' })
    await ask(refuseDeposit, {
      token: ana,
      params: { depositId: refused },
      body: { reason: 'not_arrived', note: '', expected: { amount: '600.00', state: 'review' } },
    })
    await say({ type: 'payment_received', id: refused, amount: '600.00' })
    await unknown('750.00')

    const rows = await list()
    expect(rows.filter(({ account }) => account === one.account).map(({ why, amount }) => [why, amount])).toEqual([
      ['twice', '400.00'],
      ['amount_differs', '480.00'],
      ['amount_differs', '590.00'],
      ['was_refused', '600.00'],
    ])
    expect(rows.at(-1)).toMatchObject({ why: 'unknown', amount: '750.00', account: null, state: 'open' })
    const other = await ask(desk.unmatchedReceiptDesk, { token: ana, headers: { merchant: 'SAMPA' } })
    expect(other.value.list).toEqual([])
  })

  test('shows the requests that it may be meant for, the one that it names first', async () => {
    const [one, other] = [await member(), await member()]
    const gone = (await want(one, '1,310'.replace(',', ''))).value.id
    await ask(cancelDeposit, { token: one.token, params: { depositId: gone } })
    await want(other, '1300')
    await say({ type: 'payment_received', id: gone, amount: '1300.00' })
    const row = (await list()).find(({ account }) => account === one.account)!
    expect((await open(row.id)).candidates).toMatchObject([
      { depositId: gone, account: one.account, named: true, amount: '1310.00', state: 'cancelled' },
      { account: other.account, named: false, amount: '1300.00', state: 'waiting' },
    ])
  })

  test('is credited to a member as a deposit of theirs, once, of two at once too, and the log says by whom', async () => {
    const one = await member()
    const { id } = await unknown('750.00')
    const answers = await Promise.all([credit(ana, id, one.account), credit(paolo, id, one.account)])
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'stray_not_open']))
    expect(await moneyOf(one)).toEqual({ free: '1750.00', held: '0.00' })
    const [shown] = (await ask(deposits, { token: one.token })).value.list
    expect(shown).toMatchObject({ id, state: 'credited', credited: '750.00', fee: '0.00' })
    expect((await actionsOn(id))[0]).toMatchObject({ action: 'strays.credit', reason: 'payment_found' })
    expect((await list('done')).map((row) => [row.id, row.state])).toContainEqual([id, 'credited'])
    expect((await open(id)).decided).toMatchObject({ note: 'By name and time' })
    expect((await giveBack(ana, id)).errorCode).toBe('stray_not_open')
  })

  test('is sent back under the bank’s reference, or put aside and decided later; no balance moves', async () => {
    const one = await member()
    const { id } = await unknown('820.00')
    expect((await giveBack(ana, id, '')).fields).toMatchObject({ bankReference: [{ code: 'required' }] })
    expect((await park(ana, id)).status).toBe(200)
    expect((await list('parked')).map((row) => row.id)).toContain(id)
    expect((await list()).map((row) => row.id)).not.toContain(id)
    const first = await giveBack(ana, id)
    expect(first).toMatchObject({ status: 202, extra: { rule: 'stray_returned' } })
    expect((await confirm(paolo, String(first.extra['approvalId']))).status).toBe(200)
    expect((await open(id)).decided).toMatchObject({ by: 'operator02', bankReference: 'PX 9921' })
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'strays.send_back',
      'approvals.ask',
      'strays.park',
    ])
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  })

  test('above the limit is credited or sent back by two, and the first does not confirm', async () => {
    const one = await member()
    const { id } = await unknown('3000.00')
    expect((await open(id)).needsTwo).toBe(true)
    const first = await credit(ana, id, one.account)
    expect(first).toMatchObject({ status: 202, extra: { rule: 'stray_above_limit' } })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
    const approvalId = String(first.extra['approvalId'])
    expect((await confirm(ana, approvalId)).errorCode).toBe('own_approval')
    expect((await confirm(paolo, approvalId)).status).toBe(200)
    expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
    expect((await giveBack(ana, (await unknown('3000.00')).id)).status).toBe(202)
  })

  test('is for who has claimed it, for reasons of the list, for members there are, and for this brand alone', async () => {
    const one = await member()
    const { id } = await unknown('640.00')
    expect((await credit(ana, id, 'nobodyatall')).fields).toMatchObject({ account: [{ code: 'invalid' }] })
    expect((await credit(ana, id, one.account, 'because')).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
    expect((await park(ana, id, 'because')).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
    expect((await credit(mai, id, one.account)).errorCode).toBe('forbidden')
    expect((await credit(ana, stranger, one.account)).errorCode).toBe('not_found')
    const elsewhere = { token: ana, ...at(id), headers: { merchant: 'SAMPA' } }
    expect((await ask(desk.unmatchedReceiptCase, elsewhere)).errorCode).toBe('not_found')
    expect((await ask(desk.claimUnmatchedReceipt, { token: paolo, ...at(id) })).status).toBe(200)
    expect((await credit(ana, id, one.account)).errorCode).toBe('claimed')
    expect((await ask(desk.releaseUnmatchedReceipt, { token: paolo, ...at(id) })).status).toBe(200)
    expect((await ask(desk.claimNextUnmatchedReceipt, { token: ana })).value.id).not.toBeNull()
  })
})

test('money that came late whole is the member’s by itself and waits for nobody', async () => {
  const one = await member()
  const id = (await want(one, '555')).value.id
  await ask(cancelDeposit, { token: one.token, params: { depositId: id } })
  const before = (await list()).length
  await say({ type: 'payment_received', id, amount: '555.00' })
  expect(await moneyOf(one)).toEqual({ free: '1555.00', held: '0.00' })
  expect(await list()).toHaveLength(before)
  await expect(decideDeposit(deps, { id, arrived: 1n, by: 'operator:test', reason: '' })).rejects.toMatchObject({
    code: 'deposit_not_open',
  })
})
