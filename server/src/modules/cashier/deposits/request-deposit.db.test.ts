import { randomUUID } from 'node:crypto'
import { deposit, depositOptions, deposits, requestDeposit } from '@croupier/contract/cashier.ts'
import { readLimits, setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'

const { ask, member, payments, want, policy, deps, moneyOf } = await cashierWorld()

const countedOf = async (token: string) =>
  (await ask(readLimits, { token })).value.limits.find((one) => one.kind === 'deposit' && one.period === 'day')?.used

describe('a request to pay in', () => {
  test('by a picture says what to scan, until when, and what it is called', async () => {
    const one = await member()
    const { value } = await want(one, '2000.00')
    expect(value).toMatchObject({
      channel: 'QRPH',
      rail: 'qr_ph',
      name: 'Instant QR',
      amount: '2000.00',
      fee: '0.00',
      credited: null,
      state: 'waiting',
      at: deps.now().toISOString(),
      expiresAt: new Date(deps.now().getTime() + 15 * 60_000).toISOString(),
      steps: [{ step: 'requested', at: deps.now().toISOString() }],
      reason: null,
      pay: { url: 'http://pay.example/1', slip: null, to: { name: 'LUCKY Play Corp.' } },
    })
    expect(value.reference).toMatch(/^DEP \d{3} \d{4}$/)
    expect(value.pay?.qr).toContain('54072000.00')
    expect(value.pay?.qr).toContain(value.reference.replaceAll(' ', ''))
    expect(payments.taken.at(-1)).toMatchObject({
      path: '/v1/payments',
      body: { id: value.id, amount: '2000.00', currency: 'PHP', kind: 'qr' },
    })
    expect((await ask(depositOptions, { token: one.token })).value.open).toEqual([value])
    expect((await ask(deposit, { token: one.token, params: { depositId: value.id } })).value).toEqual(value)
    expect((await ask(deposits, { token: one.token })).value).toMatchObject({ total: 1, list: [value] })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  })

  test('carries the bonus that was chosen with it, which stays as it was asked for', async () => {
    const one = await member()
    const id = randomUUID()
    const asked = (bonus?: string) =>
      ask(requestDeposit, { token: one.token, body: { id, channel: 'BANK', amount: '500', ...(bonus && { bonus }) } })
    expect((await asked('WELCOME_100')).value).toMatchObject({ id, bonus: 'WELCOME_100', amount: '500.00' })
    expect((await ask(deposit, { token: one.token, params: { depositId: id } })).value.bonus).toBe('WELCOME_100')
    expect((await asked('WELCOME_100')).status).toBe(200)
    expect((await asked('RELOAD')).errorCode).toBe('id_reused')
    expect((await asked()).errorCode).toBe('id_reused')
    expect((await asked('not a code')).fields).toHaveProperty('bonus')
    expect((await want(await member(), '500', { channel: 'BANK' })).value.bonus).toBeNull()
  })

  test('by transfer names the account and wants a picture of it; the gateway hears nothing', async () => {
    const before = payments.taken.length
    const { value } = await want(await member(), '500', { channel: 'BANK' })
    expect(value.pay).toEqual({
      qr: null,
      url: null,
      to: { bank: 'Banco Perlas', account: '0042 1187 4471', name: 'LUCKY Play Corp.' },
      slip: 'wanted',
      coins: null,
    })
    expect(payments.taken).toHaveLength(before)
  })

  test('shows the fee before anything is paid', async () => {
    expect((await want(await member(), '1000', { channel: 'CARD' })).value).toMatchObject({ fee: '15.00' })
  })

  test('under the same id is the same request, also twice at once; with other content it is refused', async () => {
    const one = await member()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => want(one, '300', { id })))
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1)
    expect((await want(one, '301', { id })).errorCode).toBe('id_reused')
    expect((await want(await member(), '300', { id })).errorCode).toBe('id_reused')
    expect((await ask(deposits, { token: one.token })).value.total).toBe(1)
    expect(await countedOf(one.token)).toBe('300.00')
  })

  test('is one for each way to pay, however many are made at once', async () => {
    const one = await member()
    const answers = await Promise.all(Array.from({ length: 10 }, () => want(one, '300')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'deposit_open']))
    expect((await want(one, '500', { channel: 'BANK' })).status).toBe(200)
    const { channels } = (await ask(depositOptions, { token: one.token })).value
    expect(channels.slice(0, 3).map(({ closed }) => closed)).toEqual(['open_request', 'open_request', null])
  })

  test.each(['0', '-1', '1e3', '1e400', 'NaN', '0.001', ' 500', '99999999999999999999', '', null, [500], 500])(
    'of %j is refused at its field',
    async (amount) => {
      const { token } = await member()
      const raw = { id: randomUUID(), channel: 'QRPH', amount }
      const { status, fields } = await ask(requestDeposit, { token, raw })
      expect([status, Object.keys(fields)]).toEqual([400, ['amount']])
      expect((await ask(deposits, { token })).value.total).toBe(0)
    },
  )

  test('stays within what the channel takes', async () => {
    const one = await member()
    expect((await want(one, '99.99')).fields).toMatchObject({ amount: [{ code: 'too_small' }] })
    expect((await want(one, '50000.01')).fields).toMatchObject({ amount: [{ code: 'too_large' }] })
  })

  test('is refused where the way is unknown, switched off, closed at this hour or for this rank', async () => {
    const one = await member()
    expect((await want(one, '500', { channel: 'NONE' })).errorCode).toBe('channel_closed')
    await policy({ channels: { on: false } })
    expect((await want(one, '500')).errorCode).toBe('channel_closed')
    await policy({ channels: { hours: { from: '00:00', to: '00:01' } } })
    expect((await want(one, '500')).extra).toMatchObject({ why: 'hours' })
    await policy({ channels: { levelMin: 2 } })
    expect((await want(one, '500')).extra).toMatchObject({ why: 'level' })
    await policy({})
    expect((await want(one, '500')).status).toBe(200)
  })

  test('stays within the member’s own limits, of twenty at once too, and is refused to who takes a break', async () => {
    const one = await member()
    await ask(setLimit, { token: one.token, body: { kind: 'deposit', period: 'week', amount: '900.00' } })
    const channels = ['QRPH', 'BANK', 'CARD']
    const answers = await Promise.all(channels.map((channel) => want(one, '500', { channel })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ errorCode }) => errorCode === 'limit_reached')).toHaveLength(2)
    expect((await ask(depositOptions, { token: one.token })).value.limit).toEqual({
      period: 'week',
      holds: '900.00',
      left: '400.00',
    })

    const other = await member()
    await ask(takeTimeOut, { token: other.token, body: { hours: 24 } })
    expect((await want(other, '500')).status).toBe(401)
  })

  test('that the gateway does not take comes to nothing, and counts no longer', async () => {
    const one = await member()
    payments.answer(503)
    expect((await want(one, '400')).errorCode).toBe('payment_unavailable')
    payments.answer(200)
    expect(await countedOf(one.token)).toBe('0.00')
    expect((await ask(deposits, { token: one.token })).value.list).toMatchObject([{ state: 'cancelled' }])
    expect((await want(one, '400')).status).toBe(200)
  })

  test('of somebody else is not found', async () => {
    const { value } = await want(await member(), '400')
    const { token } = await member()
    expect((await ask(deposit, { token, params: { depositId: value.id } })).errorCode).toBe('not_found')
  })
})
