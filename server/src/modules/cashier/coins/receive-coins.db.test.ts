import { randomUUID } from 'node:crypto'
import { cancelDeposit } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { coinWorld } from '../../../../test/coins.ts'
import { decideDeposit } from '../deposits/decide-deposit.ts'
import { expireDeposits } from '../deposits/expire-deposits.ts'
import { readCashierTopic } from '../reads.ts'

const { ask, deps, pass, member, moneyOf, payments, wantCoins, waiting, stateOf, sayCoins, outcomeOf, confirm } =
  await coinWorld()

const MINUTE_MS = 60_000
const NOTHING = { free: '1000.00', held: '0.00' }
const CREDITED = { free: '2000.00', held: '0.00' }
const soon = (ms: number) => new Date(deps.now().getTime() + ms)
const receiptsOf = async (tx: string) => {
  const { rows } = await sql`
    select why, amount, asset, state from cashier.unmatched_receipt where source = 'coins' and source_id like ${`% ${tx} %`}`.execute(
    deps.db,
  )
  return rows
}
const stepsOf = ({ steps }: Awaited<ReturnType<typeof stateOf>>) => steps.map(({ step }) => step)

describe('a request to pay in coins', () => {
  test('names an address of its own, how many coins, and the rate that holds until it ends', async () => {
    const { one, id, coins } = await waiting()
    // 1,000 pesos by 57.42 a coin, the last part rounded up.
    expect(coins).toEqual({
      network: 'Sandbox Chain',
      coin: 'USDT',
      amount: '17.415535',
      rate: '57.4200',
      address: expect.stringMatching(/^sbx1/),
      confirmations: 3,
      sent: null,
    })
    const shown = await stateOf(one, id)
    expect(shown.pay?.qr).toBe(`sandbox:${coins.address}?amount=17.415535`)
    expect(shown).toMatchObject({ rail: 'crypto', state: 'waiting', expiresAt: soon(30 * MINUTE_MS).toISOString() })

    payments.price('60')
    const again = await wantCoins(one, '1000', id)
    expect(again.value.pay?.coins).toEqual(coins)
    const other = await waiting()
    expect(other.coins.amount).toBe('16.835017')
    expect(other.coins.address).not.toBe(coins.address)
    payments.price('58')
  })

  test('the same twice at once is one request with one address', async () => {
    const one = await member()
    const id = randomUUID()
    const answers = await Promise.all([wantCoins(one, '1000', id), wantCoins(one, '1000', id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await stateOf(one, id)).pay?.coins?.amount).toBe('17.415535')
  })

  test('without a price, or without an address, is refused, and nothing waits', async () => {
    const one = await member()
    payments.answer(503)
    expect(await wantCoins(one, '1000')).toMatchObject({ errorCode: 'payment_unavailable' })
    payments.answer(200)
    expect((await wantCoins(one, '1000')).status).toBe(200)
  })
})

describe('coins that were sent', () => {
  test('are seen at once and counted by each confirmation, live, and are money when they lie deep enough', async () => {
    const { one, id } = await waiting()
    const topic = async () =>
      (await readCashierTopic(deps, { session: { memberId: one.id } } as Parameters<typeof readCashierTopic>[1]))
        ?.seq ?? 0
    const versions = [await topic()]
    for (const confirmations of [0, 1, 2]) {
      await sayCoins(id, { confirmations, sequence: confirmations + 1 })
      const shown = await stateOf(one, id)
      expect(shown).toMatchObject({ state: 'waiting', pay: { coins: { sent: { tx: `tx-${id}`, confirmations } } } })
      expect(stepsOf(shown)).toEqual(['requested', 'coins_seen'])
      versions.push(await topic())
    }
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(new Set(versions).size).toBe(4)
    expect(await moneyOf(one)).toEqual(NOTHING)

    await sayCoins(id, { confirmations: 3, sequence: 4 })
    expect(await stateOf(one, id)).toMatchObject({ state: 'credited', credited: '1000.00', pay: null })
    expect(await moneyOf(one)).toEqual(CREDITED)
    expect(await outcomeOf(`tx-${id}`)).toEqual({ outcome: 'credited', state: 'confirmed' })
  })

  test('are credited once, ten times at once and again later', async () => {
    const { one, id } = await waiting()
    await sayCoins(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sayCoins(id, { confirmations: 3, sequence: 4 })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await sayCoins(id, { confirmations: 3, sequence: 4 })
    expect(await moneyOf(one)).toEqual(CREDITED)
  })

  test('and are spoken of out of order: what is old changes nothing', async () => {
    const { one, id } = await waiting()
    await sayCoins(id, { confirmations: 2, sequence: 3 })
    await sayCoins(id, { confirmations: 1, sequence: 2 })
    await sayCoins(id, { dropped: true, sequence: 2 })
    const shown = await stateOf(one, id)
    expect(shown.pay?.coins?.sent?.confirmations).toBe(2)
    expect(stepsOf(shown)).toEqual(['requested', 'coins_seen'])
    await sayCoins(id, { confirmations: 3, sequence: 4 })
    await sayCoins(id, { dropped: true, sequence: 1 })
    expect(await moneyOf(one)).toEqual(CREDITED)
  })

  test.each([
    ['too few', '17.415534', 999_9900n, '1999.99'],
    ['too many', '17.415536', 1000_0000n, '2000.00'],
  ])('%s of them wait for a person, who credits what they are worth', async (_, amount, arrived, free) => {
    const { one, id } = await waiting()
    await confirm(id, { amount })
    expect(await stateOf(one, id)).toMatchObject({ state: 'review', reason: 'amount_differs' })
    expect(await moneyOf(one)).toEqual(NOTHING)
    const otherwise = { id, arrived: 999_9800n, by: 'operator:test', reason: 'by guessing' }
    await expect(decideDeposit(deps, otherwise)).rejects.toMatchObject({ code: 'second_person_asked' })
    await decideDeposit(deps, { id, arrived, by: 'operator:test', reason: 'by the rate' })
    expect(await moneyOf(one)).toEqual({ free, held: '0.00' })
  })

  test('in time keep their request open, however long the chain takes', async () => {
    const { one, id } = await waiting()
    await sayCoins(id)
    await pass(one, 40)
    await expireDeposits(deps)
    expect(await stateOf(one, id)).toMatchObject({ state: 'waiting' })
    await sayCoins(id, { confirmations: 3, sequence: 4, seenAt: soon(-40 * MINUTE_MS).toISOString() })
    expect(await moneyOf(one)).toEqual(CREDITED)
  })

  test('in time, of which nobody spoke before the request ended, are worth what was asked', async () => {
    const { one, id } = await waiting()
    const seenAt = soon(5 * MINUTE_MS).toISOString()
    await pass(one, 31)
    await expireDeposits(deps)
    await confirm(id, { seenAt })
    expect(await moneyOf(one)).toEqual(CREDITED)
  })

  test('late are worth what the rate of that moment says, whatever was asked', async () => {
    const { one, id } = await waiting()
    await pass(one, 31)
    await expireDeposits(deps)
    expect(await stateOf(one, id)).toMatchObject({ state: 'expired' })
    payments.price('29.01')
    await confirm(id)
    payments.price('58')
    // 17.415535 coins by 28.7199.
    expect(await stateOf(one, id)).toMatchObject({ state: 'credited', credited: '500.17' })
    expect(await outcomeOf(`tx-${id}`)).toMatchObject({ outcome: 'credited_late' })
    expect(await moneyOf(one)).toEqual({ free: '1500.17', held: '0.00' })
  })

  test('for a request that was taken back are the member’s all the same', async () => {
    const { one, id } = await waiting()
    await ask(cancelDeposit, { token: one.token, params: { depositId: id } })
    await confirm(id)
    expect(await moneyOf(one)).toEqual(CREDITED)
  })

  test('a second time to one address are kept for a person', async () => {
    const { one, id } = await waiting()
    await confirm(id)
    await confirm(id, { tx: 'once-more' })
    expect(await outcomeOf('once-more')).toMatchObject({ outcome: 'twice' })
    expect(await moneyOf(one)).toEqual(CREDITED)
    await confirm(id, { tx: 'once-more' })
    expect(await receiptsOf('once-more')).toEqual([
      { why: 'twice', amount: 17_41553500n, asset: 'USDT', state: 'open' },
    ])
  })

  test('after a refusal are kept for a person', async () => {
    const { one, id } = await waiting()
    await confirm(id, { tx: 'short', amount: '1' })
    await decideDeposit(deps, { id, arrived: undefined, by: 'operator:test', reason: 'sent back' })
    await confirm(id, { tx: 'after' })
    expect(await outcomeOf('after')).toMatchObject({ outcome: 'was_refused' })
    expect(await moneyOf(one)).toEqual(NOTHING)
  })

  test('are lost when the chain turns back, and the request waits as before; after the credit it is for a person', async () => {
    const { one, id } = await waiting()
    const until = soon(30 * MINUTE_MS).toISOString()
    await sayCoins(id, { confirmations: 2, sequence: 3 })
    await sayCoins(id, { sequence: 4 })
    expect((await stateOf(one, id)).pay?.coins?.sent?.confirmations).toBe(0)
    await sayCoins(id, { dropped: true, sequence: 5 })
    const shown = await stateOf(one, id)
    expect(shown).toMatchObject({ state: 'waiting', expiresAt: until, pay: { coins: { sent: null } } })
    expect(stepsOf(shown)).toEqual(['requested', 'coins_seen', 'coins_lost'])

    await confirm(id, { tx: 'anew' })
    await sayCoins(id, { tx: 'anew', dropped: true, sequence: 9 })
    expect(await outcomeOf('anew')).toEqual({ outcome: 'credited', state: 'dropped' })
    expect(await moneyOf(one)).toEqual(CREDITED)
  })
})

describe('a word about coins', () => {
  test.each([
    ['a request that nobody made', undefined, {}],
    ['another address', 'own', { address: 'sbx1somebodyelse' }],
    ['another coin', 'own', { currency: 'BTC' }],
    ['another network', 'own', { network: 'Main Chain' }],
  ])('for %s is kept, and is nobody’s', async (_, whose, said) => {
    const { one, id } = await waiting()
    const tx = randomUUID()
    await confirm(whose === undefined ? randomUUID() : id, { tx, ...said })
    expect(await outcomeOf(tx)).toEqual({ outcome: 'unknown', state: 'confirmed' })
    expect(await receiptsOf(tx)).toMatchObject([{ why: 'unknown', state: 'open' }])
    expect(await stateOf(one, id)).toMatchObject({ state: 'waiting' })
    expect(await moneyOf(one)).toEqual(NOTHING)
  })

  test('that somebody else signed is refused', async () => {
    const { one, id } = await waiting()
    expect(await sayCoins(id, { confirmations: 3 }, 'not the secret')).toMatchObject({ errorCode: 'notice_signature' })
    expect(await moneyOf(one)).toEqual(NOTHING)
  })
})
