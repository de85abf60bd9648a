import { randomUUID } from 'node:crypto'
import { depositOptions } from '@croupier/contract/cashier.ts'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { putUnder } from '../../../../test/hierarchy.ts'
import { matchWorld } from '../../../../test/matches.ts'
import { followPayouts } from '../withdrawals/follow-payouts.ts'

const here = await matchWorld()
const { ask, member, policy, deps, moneyOf, waiting, withdrawalOf, pay, partsOf, between, payments } = here
const { hear, pass, payee, withdraw } = here

const put = (id: string, under: string) => putUnder(deps, id, under)

describe('a deposit to another member', () => {
  test('goes to the withdrawal that waits longest; the payer alone sees the account, and the receiver that somebody pays', async () => {
    const [first, second] = [await waiting('515'), await waiting('515')]
    const payer = await member()
    const { value } = await pay(payer, '500')
    expect(value).toMatchObject({
      state: 'waiting',
      rail: 'matched',
      fee: '0.00',
      pay: { to: null, qr: null, slip: null },
    })
    expect(value.steps.map(({ step }) => step)).toEqual(['requested', 'matched'])

    const [part, ...others] = await partsOf(payer, value.id)
    expect(others).toEqual([])
    expect(part).toMatchObject({
      side: 'payer',
      of: value.id,
      amount: '500.00',
      state: 'waiting',
      payBy: new Date(deps.now().getTime() + 20 * 60_000).toISOString(),
      payTo: { bank: 'Banco Perlas', name: 'Juan Cruz' },
      proof: 'wanted',
    })
    expect(part!.reference).toMatch(/^MAT \d{3} \d{4}$/)
    expect(part!.payTo!.account).toMatch(/^\d{10}$/)
    expect(await partsOf(first, first.withdrawalId)).toMatchObject([
      { id: part!.id, side: 'receiver', of: first.withdrawalId, payTo: null, proof: null },
    ])
    expect(await partsOf(await member(), value.id)).toEqual([])
    expect(await partsOf(second, second.withdrawalId)).toEqual([])

    expect((await withdrawalOf(first)).steps.map(({ step }) => step)).toEqual([
      'requested',
      'approved',
      'queued',
      'matched',
    ])
    expect(await moneyOf(first)).toEqual({ free: '9485.00', held: '515.00' })
    expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
    expect(payments.taken.filter(({ body }) => body['id'] === first.withdrawalId || body['id'] === value.id)).toEqual(
      [],
    )
  })

  test('goes to several, the oldest first, and leaves what nobody has paid waiting', async () => {
    const [first, second] = [await waiting('315'), await waiting('1015')]
    const payer = await member()
    const { value } = await pay(payer, '700')
    expect((await partsOf(payer, value.id)).map(({ amount }) => amount)).toEqual(['300.00', '400.00'])
    const other = await member()
    const next = (await pay(other, '600')).value
    expect((await partsOf(other, next.id)).map(({ amount }) => amount)).toEqual(['600.00'])
    expect((await partsOf(second, second.withdrawalId)).map(({ amount }) => amount)).toEqual(['400.00', '600.00'])
    expect(await partsOf(first, first.withdrawalId)).toHaveLength(1)
    expect((await pay(await member(), '100')).errorCode).toBe('no_match')
    expect(await moneyOf(second)).toEqual({ free: '8985.00', held: '1015.00' })
  })

  test('of twenty at once pays a withdrawal once', async () => {
    const one = await waiting('1015')
    const payers = await Promise.all(Array.from({ length: 20 }, () => member()))
    const answers = await Promise.all(payers.map((payer) => pay(payer, '250')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'no_match']))
    const parts = await partsOf(one, one.withdrawalId)
    expect(parts.map(({ amount }) => amount)).toEqual(['250.00', '250.00', '250.00', '250.00'])
    expect(await moneyOf(one)).toEqual({ free: '8985.00', held: '1015.00' })
  })

  test('under the same id is the same one, also twice at once; with another amount it is refused', async () => {
    await waiting('2015')
    const payer = await member()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(payer, '500', id)))
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1)
    expect(await partsOf(payer, id)).toHaveLength(1)
    expect((await pay(payer, '600', id)).errorCode).toBe('id_reused')
    expect((await pay(payer, '600')).errorCode).toBe('deposit_open')
    const { channels, open } = (await ask(depositOptions, { token: payer.token })).value
    expect(channels.find(({ code }) => code === 'MATCHED')?.closed).toBe('open_request')
    expect(open.map((one) => one.id)).toEqual([id])
  })

  test('never goes to oneself, nor up or down one’s line', async () => {
    const receiver = await waiting('515')
    expect((await pay(receiver, '500')).errorCode).toBe('no_match')
    const [above, between2, below] = [await member(), await member(), await member()]
    await put(between2.id, above.id)
    await put(receiver.id, between2.id)
    await put(below.id, receiver.id)
    for (const one of [above, between2, below]) expect((await pay(one, '500')).errorCode).toBe('no_match')
    const beside = await member()
    await put(beside.id, between2.id)
    expect((await pay(beside, '500')).status).toBe(200)
  })

  test('never goes to who stays away from play, and is closed to who does', async () => {
    const away = await waiting('515')
    await ask(takeTimeOut, { token: away.token, body: { hours: 24 } })
    expect((await pay(await member(), '500')).errorCode).toBe('no_match')
    const payer = await member()
    await ask(takeTimeOut, { token: payer.token, body: { hours: 24 } })
    expect((await pay(payer, '500')).status).toBe(401)
  })

  test('never goes to whose password was changed after they were queued before the wait is over, and then once', async () => {
    const one = await waiting('515')
    await policy({}, 0, { afterPasswordChangeMinutes: 10 })
    expect(await withdrawalOf(one)).toMatchObject({ state: 'matching' })
    expect((await pay(await member(), '500')).errorCode).toBe('no_match')
    await pass(9, one)
    expect((await pay(await member(), '500')).errorCode).toBe('no_match')
    expect(await partsOf(one, one.withdrawalId)).toEqual([])

    await pass(1, one)
    const payers = [await member(), await member()]
    const answers = await Promise.all(payers.map((payer) => pay(payer, '500')))
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'no_match']))
    expect(await partsOf(one, one.withdrawalId)).toHaveLength(1)
    await policy()
  })

  test('is refused where nobody waits for so much, and where the brand wants whole ones alone', async () => {
    expect((await pay(await member(), '500')).errorCode).toBe('no_match')
    await waiting('515')
    await policy({ parts: false })
    expect((await pay(await member(), '400')).errorCode).toBe('no_match')
    expect((await pay(await member(), '500')).status).toBe(200)
    await policy()
    expect(await between()).toBe(0n)
  })
})

describe('a withdrawal', () => {
  test('below the amount from which members pay goes the ordinary way', async () => {
    const one = await waiting('199')
    expect((await withdrawalOf(one)).state).toBe('sending')
    expect(await withdrawalOf(one)).toMatchObject({ matched: null })
  })

  test('is queued by itself once the wait after a change of password is over, and not looked at for that', async () => {
    const one = await payee('9000.00')
    const withdrawalId = (await withdraw(one, '515')).value.id
    await policy({}, 0, { afterPasswordChangeMinutes: 10 })
    await hear()
    await pass(9, one)
    await followPayouts(deps)
    expect(await withdrawalOf({ ...one, withdrawalId })).toMatchObject({ state: 'approved', matched: null })
    expect((await pay(await member(), '500')).errorCode).toBe('no_match')

    await pass(1, one)
    await Promise.all([followPayouts(deps), followPayouts(deps)])
    const { state, steps } = await withdrawalOf({ ...one, withdrawalId })
    expect(state).toBe('matching')
    expect(steps.map(({ step }) => step)).toEqual(['requested', 'approved', 'queued'])
    expect((await pay(await member(), '500')).status).toBe(200)
    await policy()
  })

  test('goes the ordinary way where the brand offers no deposits to members', async () => {
    await policy({ from: null })
    expect((await withdrawalOf(await waiting('515'))).state).toBe('sending')
    await policy()
  })
})
