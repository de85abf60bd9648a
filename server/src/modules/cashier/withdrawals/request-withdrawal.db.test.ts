import { randomUUID } from 'node:crypto'
import { requestWithdrawal, withdrawal, withdrawalOptions, withdrawals } from '@croupier/contract/cashier.ts'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { cashierWorld, PAYMENT_PASSWORD } from '../../../../test/cashier.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'

const { ask, member, policy, deps, clock, moneyOf, payee, payIn, withdraw, logIn, hear, payments } =
  await cashierWorld()

const optionsOf = async ({ token }: { token: string }) => (await ask(withdrawalOptions, { token })).value

describe('a withdrawal', () => {
  test('holds the money at once, is released under the brand’s amount, and handed to the gateway', async () => {
    const one = await payee()
    const { value } = await withdraw(one, '2000.00')
    expect(value).toMatchObject({
      amount: '2000.00',
      fee: '0.00',
      receive: '2000.00',
      state: 'approved',
      payee: { kind: 'bank', providerName: 'Banco Perlas', accountName: 'Juan Cruz' },
      steps: [{ step: 'requested' }, { step: 'approved' }],
      cancellable: true,
    })
    expect(value.reference).toMatch(/^WD \d{3} \d{4}$/)
    expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '2000.00' })
    await hear()
    expect(payments.taken.at(-1)).toMatchObject({
      path: '/v1/payouts',
      body: { id: value.id, amount: '2000.00', currency: 'PHP', payee: { provider: 'PERLAS', name: 'Juan Cruz' } },
    })
    const shown = (await ask(withdrawal, { token: one.token, params: { withdrawalId: value.id } })).value
    expect(shown).toMatchObject({ state: 'sending' })
    expect((await optionsOf(one)).open).toEqual([shown])
    expect((await ask(withdrawals, { token: one.token })).value).toMatchObject({ total: 1, list: [shown] })
  })

  test('above the brand’s amount waits for a person', async () => {
    await policy({ withdrawal: { reviewFrom: '3000' } })
    const one = await payee()
    expect((await withdraw(one, '2999.99')).value.state).toBe('approved')
    expect((await withdraw(one, '3000')).value).toMatchObject({ state: 'review' })
    await policy({})
  })

  test('is taken from who was paid before what is no whole amount on average', async () => {
    const one = await payee()
    const before = [await withdraw(one, '500'), await withdraw(one, '500'), await withdraw(one, '501')]
    await sql`update cashier.withdrawal set state = 'paid', ended_at = ${deps.now()}
              where id = any(${before.map(({ value }) => value.id)}::uuid[])`.execute(deps.db)
    await setPolicy(deps, LUCKY, { risk: { on: ['unusual_amount'] } })
    expect((await withdraw(one, '500')).status).toBe(200)
    await setPolicy(deps, LUCKY, { risk: { on: [] } })
  })

  test('under the same id is the same withdrawal, also twice at once; with other content it is refused', async () => {
    const one = await payee()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(one, '500', { id })))
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1)
    expect((await withdraw(one, '501', { id })).errorCode).toBe('id_reused')
    expect((await withdraw(await payee(), '500', { id })).errorCode).toBe('id_reused')
    expect(await moneyOf(one)).toEqual({ free: '5500.00', held: '500.00' })
  })

  test('of twenty at once with money for twelve, exactly twelve are held', async () => {
    const one = await payee()
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(one, '500')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ errorCode }) => errorCode))).toEqual(new Set(['insufficient_funds']))
    // From the fourth on there is a fee, which is part of what is asked for.
    expect(answers.filter(({ value }) => value?.fee === '15.00')).toHaveLength(9)
    expect(await moneyOf(one)).toEqual({ free: '0.00', held: '6000.00' })
  })

  test('fits into the day, of many at once too', async () => {
    await policy({ withdrawal: { dayMax: '1000' } })
    const one = await payee()
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(one, '400')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ errorCode }) => errorCode === 'limit_reached')).toHaveLength(4)
    expect(await optionsOf(one)).toMatchObject({ dayLeft: '200.00', withdrawable: '200.00' })
    await policy({})
  })

  test('goes to an account of one’s own that is usable by now', async () => {
    const [one, other] = [await payee(), await payee()]
    const stranger = await withdraw(one, '500', { payoutAccountId: other.payoutAccountId })
    expect(stranger.fields).toMatchObject({ payoutAccountId: [{ code: 'invalid' }] })
    const { payout } = (await brandOf(deps, LUCKY)).settings
    await setPolicy(deps, LUCKY, { payout: { ...payout, coolOffHours: 24 } })
    expect((await withdraw(await payee(), '500')).errorCode).toBe('payee_not_usable')
    await setPolicy(deps, LUCKY, { payout })
  })

  test('waits for as long as the brand says after a password was changed, and is taken afterwards', async () => {
    await policy({ withdrawal: { afterPasswordChangeMinutes: 10 } })
    const one = await payee()
    expect((await withdraw(one, '500')).errorCode).toBe('password_just_changed')
    const { pausedUntil } = await optionsOf(one)
    expect(Date.parse(pausedUntil!) - clock.now().getTime()).toBeGreaterThan(9 * 60_000)
    clock.move(10 * 60_000)
    expect(await optionsOf(one)).toMatchObject({ pausedUntil: null })
    expect((await withdraw(one, '500')).status).toBe(200)
    await policy({})
  })

  test('needs the payment password; after three wrong ones the member waits, with the right one too', async () => {
    const one = await payee()
    for (const paymentPassword of ['111111', '222222', '333333'])
      expect((await withdraw(one, '500', { paymentPassword })).fields).toMatchObject({
        paymentPassword: [{ code: 'wrong_password' }],
      })
    expect((await withdraw(one, '500')).errorCode).toBe('payment_locked')
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })

    const { token } = await member()
    const body = { id: randomUUID(), payoutAccountId: randomUUID(), amount: '500', paymentPassword: PAYMENT_PASSWORD }
    expect((await ask(requestWithdrawal, { token, body })).errorCode).toBe('payment_password_missing')
  })

  test('waits until the member has shown who they are, where the brand wants it', async () => {
    const { verification } = (await brandOf(deps, LUCKY)).settings
    await setPolicy(deps, LUCKY, { verification: { ...verification, beforeWithdrawal: true } })
    const one = await payee()
    expect((await withdraw(one, '500')).errorCode).toBe('identity_unverified')
    expect(await optionsOf(one)).toMatchObject({ identity: 'due' })
    await setPolicy(deps, LUCKY, { verification })
  })

  test('waits until deposits were staked; every stake counts, and a new deposit adds to what is due', async () => {
    await policy({ withdrawal: { turnoverPercent: 100 } })
    const one = await payee('500.00')
    expect(await optionsOf(one)).toMatchObject({ turnover: { due: '500.00', done: '0.00' }, withdrawable: '0.00' })
    expect((await withdraw(one, '200')).extra).toMatchObject({ left: '500.00' })

    const play = (stake: string) => {
      clock.move(1000)
      return ask(playRound, {
        token: one.token,
        body: { id: randomUUID(), gameCode: 'DICE', stake, choices: { target: '50.00', over: true } },
      })
    }
    await play('200.00')
    expect(await optionsOf(one)).toMatchObject({ turnover: { due: '500.00', done: '200.00' } })
    clock.move(1000)
    await payIn(one, '100')
    expect(await optionsOf(one)).toMatchObject({ turnover: { due: '400.00', done: '0.00' } })
    await play('400.00')
    expect(await optionsOf(one)).toMatchObject({ turnover: null })
    expect((await withdraw(one, '200')).errorCode).not.toBe('turnover_due')
    await policy({})
  })

  test('is open to who takes a break', async () => {
    const one = await payee()
    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    const token = await logIn(one.account, one.password)
    expect((await withdraw({ ...one, token }, '500')).status).toBe(200)
  })

  test.each(['0', '-1', '1e400', '0.001', '99999999999999999999', null, ['1'], '199.99', '100000.01'])(
    'of %j is refused at its field',
    async (amount) => {
      const one = await payee('500.00')
      const body = { id: randomUUID(), payoutAccountId: one.payoutAccountId, amount, paymentPassword: PAYMENT_PASSWORD }
      const { status, fields } = await ask(requestWithdrawal, { token: one.token, body: body as never })
      expect([status, Object.keys(fields)]).toEqual([400, ['amount']])
      expect(await moneyOf(one)).toEqual({ free: '1500.00', held: '0.00' })
    },
  )

  test('of somebody else is not found', async () => {
    const { value } = await withdraw(await payee(), '500')
    const { token } = await member()
    expect((await ask(withdrawal, { token, params: { withdrawalId: value.id } })).errorCode).toBe('not_found')
  })
})
