import { deposit, withdrawalOptions } from '@croupier/contract/cashier.ts'
import { readLimits } from '@croupier/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { matchWorld } from '../../../../test/matches.ts'

const { ask, member, moneyOf, picture, waiting, withdrawalOf, pay, partsOf, prove, answer, paid, policy, between } =
  await matchWorld()
const depositOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const countedOf = async ({ token }: { token: string }) =>
  (await ask(readLimits, { token })).value.limits.find((one) => one.kind === 'deposit' && one.period === 'day')?.used

describe('a receiver', () => {
  test('says received: the payer has the money, the withdrawal is paid, and nothing stays between them', async () => {
    const { payer, receiver, depositId, matchId } = await paid('500')
    expect((await answer(receiver, matchId, { answer: 'received' })).json().value).toMatchObject({
      state: 'received',
      received: '500.00',
      answer: 'received',
    })
    expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '0.00' })
    const paidIn = await depositOf(payer, depositId)
    expect(paidIn).toMatchObject({ state: 'credited', credited: '500.00' })
    expect(paidIn.steps.map(({ step }) => step)).toEqual(['requested', 'matched', 'slip_sent', 'received', 'credited'])
    const paidOut = await withdrawalOf(receiver)
    expect(paidOut).toMatchObject({ state: 'paid', matched: '500.00', reason: null })
    expect(paidOut.steps.map(({ step }) => step).slice(-3)).toEqual(['slip_sent', 'received', 'paid'])
    expect(await countedOf(payer)).toBe('500.00')
    expect(await between()).toBe(0n)
  })

  test('is asked once: of ten answers at once one counts, and a second one is too late', async () => {
    const { payer, receiver, matchId } = await paid('500')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer(receiver, matchId, { answer: 'received' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
    expect((await answer(receiver, matchId, { answer: 'received' })).json()).toMatchObject({
      errorCode: 'match_not_open',
    })
  })

  test('has received one part and waits for the other', async () => {
    const receiver = await waiting('1015')
    const payer = await member()
    const { id } = (await pay(payer, '400')).value
    const [part] = await partsOf(payer, id)
    await prove(payer, part!.id)
    await answer(receiver, part!.id, { answer: 'received' })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching', matched: '400.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '8985.00', held: '615.00' })

    const other = await member()
    const next = (await pay(other, '600')).value
    const [second] = await partsOf(other, next.id)
    await prove(other, second!.id)
    await answer(receiver, second!.id, { answer: 'received' })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'paid', matched: '1000.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '8985.00', held: '0.00' })
  })

  test('two members pay each other at the same moment, and both have their money', async () => {
    const [one, other] = [await waiting('515'), await waiting('615')]
    const [mine, theirs] = [(await pay(one, '600')).value, (await pay(other, '500')).value]
    const [first] = await partsOf(one, mine.id)
    const [second] = await partsOf(other, theirs.id)
    await Promise.all([prove(one, first!.id), prove(other, second!.id)])
    await Promise.all([
      answer(other, first!.id, { answer: 'received' }),
      answer(one, second!.id, { answer: 'received' }),
    ])
    expect(await moneyOf(one)).toEqual({ free: '10085.00', held: '0.00' })
    expect(await moneyOf(other)).toEqual({ free: '9885.00', held: '0.00' })
    expect(await between()).toBe(0n)
  })

  test('says not received with a picture of the account: a person decides, and the money stays held', async () => {
    const { payer, receiver, depositId, matchId } = await paid('500')
    expect((await answer(receiver, matchId, { answer: 'not_received' })).json().value.fields).toMatchObject({
      file: [{ code: 'required' }],
    })
    const said = await answer(receiver, matchId, { answer: 'not_received' }, await picture())
    expect(said.json().value).toMatchObject({ state: 'disputed', answer: 'not_received' })
    expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '515.00' })
    expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
    const shown = await depositOf(payer, depositId)
    expect(shown.state).toBe('confirming')
    expect(shown.steps.map(({ step }) => step).slice(-2)).toEqual(['not_received', 'in_review'])
    expect((await answer(receiver, matchId, { answer: 'received' })).json()).toMatchObject({
      errorCode: 'match_not_open',
    })
  })

  test('says partially received, and how much is missing', async () => {
    const { receiver, matchId } = await paid('500')
    for (const [remaining, code] of [
      [undefined, 'invalid_amount'],
      ['0', 'invalid_amount'],
      ['0.001', 'invalid_amount'],
      ['500.00', 'invalid'],
      ['501', 'invalid'],
    ] as const) {
      const said = await answer(receiver, matchId, { answer: 'partly', ...(remaining !== undefined && { remaining }) })
      expect(said.json().value.fields).toMatchObject({ remaining: [{ code }] })
    }
    const wrong = await answer(receiver, matchId, { answer: 'received', remaining: '1.00' })
    expect(wrong.json().value.fields).toMatchObject({ remaining: [{ code: 'not_allowed' }] })
    const said = await answer(receiver, matchId, { answer: 'partly', remaining: '120.50' })
    expect(said.json().value).toMatchObject({ state: 'disputed', answer: 'partly', remaining: '120.50' })
    expect((await withdrawalOf(receiver)).steps.map(({ step }) => step).slice(-2)).toEqual([
      'partly_received',
      'in_review',
    ])
  })

  test('is not the payer, nor anybody else, and answers only what was paid', async () => {
    const { payer, matchId } = await paid('500')
    expect((await answer(payer, matchId, { answer: 'received' })).json()).toMatchObject({ errorCode: 'not_found' })
    const stranger = await member()
    expect((await answer(stranger, matchId, { answer: 'received' })).json()).toMatchObject({ errorCode: 'not_found' })
    const receiver = await waiting('715')
    const other = await member()
    const [part] = await partsOf(other, (await pay(other, '700')).value.id)
    expect((await answer(receiver, part!.id, { answer: 'received' })).json()).toMatchObject({
      errorCode: 'match_not_open',
    })
  })
})

test('what a member pays another must be staked like any other deposit', async () => {
  const { payer, receiver, matchId } = await paid('500')
  await policy({}, 100)
  await answer(receiver, matchId, { answer: 'received' })
  const { turnover } = (await ask(withdrawalOptions, { token: payer.token })).value
  expect(turnover).toEqual({ due: '500.00', done: '0.00' })
  await policy()
})
