import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestGateway, type TestGateway } from '../../../../test/payment-gateway.ts'
import {
  askPayment,
  askPayout,
  closePayment,
  openPayment,
  type PaymentOrder,
  type PayoutOrder,
  readNotice,
  sendPayout,
} from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const MINUTE_MS = 60_000
const later = (ms: number) => new Date(Date.now() + ms)

let numbers = 0
const payment = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  reference: `DEP 000 ${++numbers}`,
  amount: '500.00',
  currency: 'PHP',
  kind: 'page',
  expiresAt: later(15 * MINUTE_MS),
  returnUrl: '/?modal=memberCentre',
  ...more,
})
const payout = (number: string): PayoutOrder => ({
  id: randomUUID(),
  reference: `WD 000 ${++numbers}`,
  amount: '750.00',
  currency: 'PHP',
  payee: { provider: 'BPI', number, name: 'Ana Cruz' },
})

const pay = (id: string, form: Record<string, string> = {}) => gateway.press(`/pay/${id}`, { do: 'pay', ...form })

/** What the next notice says, as the site reads it. */
async function heard(now = new Date()) {
  const read = await readNotice(gateway.config, await gateway.nextNotice(), now)
  if (!read.ok) throw new Error(read.code)
  return read.value
}

describe('a payment', () => {
  test('has a page, and is announced once it is paid there', async () => {
    const order = payment()
    const { url } = await openPayment(gateway.config, order)
    expect(url).toBe(`${gateway.config.paymentGateway.url}/pay/${order.id}`)
    expect(await askPayment(gateway.config, order.id)).toBeUndefined()

    await pay(order.id)
    const notice = await heard()
    expect(notice).toMatchObject({ type: 'payment_received', id: order.id, reference: order.reference })
    expect(notice).toMatchObject({ amount: '500.00', currency: 'PHP' })
    expect(await askPayment(gateway.config, order.id)).toEqual(notice)
  })

  test('by a picture is paid in the bank’s app', async () => {
    expect(await openPayment(gateway.config, payment({ kind: 'qr' }))).toEqual({
      url: `${gateway.config.paymentGateway.url}/bank`,
    })
  })

  test('asked for again is the same one; with another amount it is not taken', async () => {
    const order = payment()
    const first = await openPayment(gateway.config, order)
    expect(await openPayment(gateway.config, order)).toEqual(first)
    await expect(openPayment(gateway.config, { ...order, amount: '501.00' })).rejects.toThrow('409')
  })

  test('may come with another amount than was asked for', async () => {
    const order = payment()
    await openPayment(gateway.config, order)
    await pay(order.id, { amount: '499.99' })
    expect(await heard()).toMatchObject({ type: 'payment_received', id: order.id, amount: '499.99' })
  })

  test('may be declined', async () => {
    const order = payment()
    await openPayment(gateway.config, order)
    await gateway.press(`/pay/${order.id}`, { do: 'decline' })
    expect(await heard()).toMatchObject({ type: 'payment_failed', id: order.id, reason: 'declined' })
  })

  test('that was closed may come all the same', async () => {
    const order = payment()
    await openPayment(gateway.config, order)
    await closePayment(gateway.config, order.id)
    await pay(order.id)
    expect(await heard()).toMatchObject({ type: 'payment_received', id: order.id })
  })

  test('that is to come late comes after its deadline', async () => {
    const order = payment({ expiresAt: later(300) })
    await openPayment(gateway.config, order)
    await gateway.press(`/pay/${order.id}`, { do: 'late' })
    const { at } = await heard()
    expect(at.getTime()).toBeGreaterThan(order.expiresAt.getTime())
  })

  test('of which nobody knows is nothing', async () => {
    expect(await askPayment(gateway.config, randomUUID())).toBeUndefined()
  })
})

describe('a payout', () => {
  test('is paid by itself, once, however often it is sent', async () => {
    const order = payout('1234567890')
    await sendPayout(gateway.config, order)
    await sendPayout(gateway.config, order)
    expect(await askPayout(gateway.config, order.id)).toBe('sending')

    expect(await heard()).toMatchObject({ type: 'payout_paid', id: order.id, reference: order.reference })
    expect(await askPayout(gateway.config, order.id)).toBe('paid')
    await expect(sendPayout(gateway.config, { ...order, amount: '751.00' })).rejects.toThrow('409')
  })

  test('to an account ending in 0000 fails', async () => {
    const order = payout('1234560000')
    await sendPayout(gateway.config, order)
    expect(await heard()).toMatchObject({ type: 'payout_failed', id: order.id, reason: 'account_not_found' })
    expect(await askPayout(gateway.config, order.id)).toBe('failed')
  })

  test('to an account ending in 9999 waits for a person', async () => {
    const order = payout('1234569999')
    await sendPayout(gateway.config, order)
    await gateway.press(`/payouts/${order.id}`, { do: 'paid' })
    expect(await heard()).toMatchObject({ type: 'payout_paid', id: order.id })
  })

  test('of which nobody knows is unknown', async () => {
    expect(await askPayout(gateway.config, randomUUID())).toBe('unknown')
  })
})

describe('a notice', () => {
  const paidOnce = async () => {
    const order = payment()
    await openPayment(gateway.config, order)
    await pay(order.id)
    return gateway.nextNotice()
  }

  test('with a wrong signature is refused', async () => {
    await gateway.press('/notices/tricks', { trick: 'forge', state: 'on' })
    const notice = await paidOnce()
    expect(await readNotice(gateway.config, notice, new Date())).toMatchObject({ code: 'notice_signature' })
    // The listener took it, as a site would not.
    await gateway.press('/notices/tricks', { trick: 'forge', state: 'off' })
  })

  test.each([
    ['changed on the way', (jws: string) => jws.replace(/\.[^.]+\./, `.${forgedBody()}.`)],
    ['without a signature', (jws: string) => `${jws.split('.').slice(0, 2).join('.')}.`],
    ['that says it needs none', (jws: string) => [none(), jws.split('.')[1], ''].join('.')],
    ['that is none', () => 'hello'],
  ])('%s is refused', async (_, change) => {
    const notice = change(await paidOnce())
    expect(await readNotice(gateway.config, notice, new Date())).toMatchObject({ code: 'notice_signature' })
  })

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgedBody = () => base64({ iat: Math.floor(Date.now() / 1000), amount: '9999.00' })
  const none = () => base64({ alg: 'none' })

  test('that was signed long ago, or will be, is refused', async () => {
    const notice = await paidOnce()
    for (const now of [later(6 * MINUTE_MS), later(-6 * MINUTE_MS)])
      expect(await readNotice(gateway.config, notice, now)).toMatchObject({ code: 'notice_expired' })
    expect(await readNotice(gateway.config, notice, later(4 * MINUTE_MS))).toMatchObject({ ok: true })
  })

  test('that does not say when it was signed is refused', async () => {
    const key = new TextEncoder().encode(gateway.config.paymentGateway.secret)
    const notice = await new SignJWT({ jti: 'a' }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await readNotice(gateway.config, notice, new Date())).toMatchObject({ code: 'notice_expired' })
  })

  test('that is rightly signed and makes no sense is malformed', async () => {
    const key = new TextEncoder().encode(gateway.config.paymentGateway.secret)
    const signed = new SignJWT({ jti: 'a', type: 'payment_lost' }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt()
    expect(await readNotice(gateway.config, await signed.sign(key), new Date())).toMatchObject({
      code: 'invalid_request',
    })
  })

  test('that came twice says the same twice, so that it can be told', async () => {
    await gateway.press('/notices/tricks', { trick: 'twice', state: 'on' })
    const order = payment()
    await openPayment(gateway.config, order)
    await pay(order.id)
    expect((await heard()).eventId).toBe((await heard()).eventId)
  })

  test('that was not kept comes again, signed anew', async () => {
    gateway.fail(2)
    const order = payment()
    await openPayment(gateway.config, order)
    await pay(order.id)
    const tries = [await gateway.nextNotice(), await gateway.nextNotice(), await gateway.nextNotice()]
    const [first, , last] = tries.map((jws) => decodeJwt(jws))
    expect(last).toMatchObject({ jti: first!.jti, id: order.id })
    expect(last!.iat).toBeGreaterThan(first!.iat!)
  })

  test('that was not kept before the gateway ended comes after its start', async () => {
    gateway.fail(1)
    const order = payment()
    await openPayment(gateway.config, order)
    await pay(order.id)
    const before = await heard()
    await gateway.restart()
    expect(await heard()).toEqual(before)
    expect(await askPayment(gateway.config, order.id)).toEqual(before)
  })

  test('may be overtaken by the one after it', async () => {
    await gateway.press('/notices/tricks', { trick: 'behind', state: 'on' })
    const [first, second] = [payment(), payment()]
    for (const order of [first, second]) {
      await openPayment(gateway.config, order)
      await pay(order.id)
    }
    expect([(await heard()).id, (await heard()).id]).toEqual([second.id, first.id])
  })
})

test('without a gateway nothing is paid', async () => {
  await expect(openPayment({ paymentGateway: undefined }, payment())).rejects.toThrow('PAYMENT_GATEWAY_URL')
})

test('another key is not taken', async () => {
  const wrong = { paymentGateway: { ...gateway.config.paymentGateway, key: 'another key, as long' } }
  await expect(openPayment(wrong, payment())).rejects.toThrow('401')
})
