import { randomUUID } from 'node:crypto'
import { balance } from '@croupier/contract/wallet.ts'
import { requestDeposit, requestWithdrawal } from '@croupier/contract/cashier.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { addPayoutAccount, changePaymentPassword, changeProfile } from '@croupier/contract/security.ts'
import { expect, afterAll } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import type { SettingsText } from '#modules/brand/settings.ts'
import { luckySettings } from '../seed/brand-lucky.ts'
import { openPayments, type PaymentNotice } from './payments.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import { type TestMember, world, type World, type WorldOptions } from './world.ts'

export const PAYMENT_PASSWORD = '274913'

type Policy = NonNullable<SettingsText['cashier']>
const lucky: Policy = luckySettings.cashier ?? {}
/** Nothing has to be staked before money leaves, and no member pays another, unless a test is about that. */
const easy: Policy = {
  ...lucky,
  channels: (lucky.channels ?? []).filter(({ rail }) => rail !== 'matched'),
  matching: {},
  withdrawal: { ...lucky.withdrawal, turnoverPercent: 0 },
}

/** A world with a payment company, in which members pay in and are paid at once. */
export async function cashierWorld(options: WorldOptions = {}) {
  const payments = await openPayments()
  afterAll(() => payments.close())
  const here = await world({ ...options, config: { ...options.config, paymentGateway: payments.paymentGateway } })
  const { deps } = here
  const { payout, verification } = (await brandOf(deps, LUCKY)).settings
  await setPolicy(deps, LUCKY, {
    ...HASTE,
    payout: { ...payout, secondFactor: false, coolOffHours: 0 },
    verification: { ...verification, beforeWithdrawal: false },
    cashier: easy,
    risk: { on: [] },
  })
  return { ...here, payments, ...hands(here, payments) }
}

function hands({ ask, deps, member }: World, { notice }: Awaited<ReturnType<typeof openPayments>>) {
  let made = 0
  /** The cashier's policy with this changed. */
  const policy = (change: { withdrawal?: Policy['withdrawal']; channels?: object; limits?: Policy['limits'] }) =>
    setPolicy(deps, LUCKY, {
      cashier: {
        channels: (easy.channels ?? []).map((channel) => ({ ...channel, ...change.channels })),
        withdrawal: { ...easy.withdrawal, ...change.withdrawal },
        ...(change.limits && { limits: change.limits }),
      },
    })
  /** What the gateway says reaches the house. */
  const say = async (said: PaymentNotice, secret?: string) =>
    ask(hearNotice, { body: { notice: await notice(said, deps.now(), secret) } })
  const want = ({ token }: TestMember, amount: string, more: { channel?: string; id?: string } = {}) =>
    ask(requestDeposit, { token, body: { id: randomUUID(), channel: 'QRPH', amount, ...more } })
  /** A deposit that was paid. */
  const payIn = async (one: TestMember, amount: string) => {
    const { value } = await want(one, amount)
    expect((await say({ type: 'payment_received', id: value.id, amount })).status).toBe(200)
    return value.id
  }
  /** Somebody who can be paid, with so much of their own beside the sign-up credit. */
  const payee = async (amount = '5000.00') => {
    const one = await member()
    const { token } = one
    const body = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
    expect((await ask(changePaymentPassword, { token, body })).errorCode).toBeUndefined()
    expect((await ask(changeProfile, { token, body: { payeeName: 'Juan Cruz' } })).status).toBe(200)
    const account = {
      id: randomUUID(),
      provider: 'PERLAS',
      number: String(1_000_000_000 + ++made),
      accountName: 'Juan Cruz',
    }
    const added = await ask(addPayoutAccount, { token, body: account })
    expect(added.errorCode).toBeUndefined()
    await payIn(one, amount)
    return { ...one, payoutAccountId: account.id }
  }
  const withdraw = (
    { token, payoutAccountId }: TestMember & { payoutAccountId: string },
    amount: string,
    more: { id?: string; payoutAccountId?: string; paymentPassword?: string } = {},
  ) =>
    ask(requestWithdrawal, {
      token,
      body: { id: randomUUID(), payoutAccountId, amount, paymentPassword: PAYMENT_PASSWORD, ...more },
    })
  const moneyOf = async ({ token }: Pick<TestMember, 'token'>) => {
    const { sumBalance, held } = (await ask(balance, { token })).value
    return { free: sumBalance, held }
  }
  return { policy, say, want, payIn, payee, withdraw, moneyOf }
}
