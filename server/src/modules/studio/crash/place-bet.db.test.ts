import { randomUUID } from 'node:crypto'
import { setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import { round } from '@croupier/contract/betting.ts'
import { placeCrashBet } from '@croupier/contract/crash.ts'
import { describe, expect, test } from 'vitest'
import { crashPlay } from '../../../../test/crash.ts'
import { trial } from '../../../../test/trial.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, logIn, member } = here
const { pass, current, roundThat, bet, table, toEnd, units } = await crashPlay(here)

test('a bet takes the stake at once and is shown to all, the name masked', async () => {
  const [one, other] = [await member(), await member()]
  const start = await units(one)
  const round = await roundThat(() => true)
  const { value } = await bet(one, round.id, '10.00', '2.5')
  expect(value).toMatchObject({ state: 'placed', stake: '10.00', autoAt: '2.50', leftAt: null })
  expect(await units(one)).toBe(start - 10_0000n)
  const shown = await table(other)
  expect(shown.round).toMatchObject({ players: 1, staked: '10.00', bets: [{ number: value.number, leftAt: null }] })
  expect(shown.mine).toEqual([])
  for (const secret of [one.account, value.betId]) expect(JSON.stringify(shown)).not.toContain(secret)
})

test('a round that cash and play money share is to each of their own money, in the record too', async () => {
  const [guest, one] = [await trial(here), await member()]
  await toEnd()
  const { id: roundId } = await roundThat(() => true)
  // Play money comes first, so that the round is in it in the book of bets.
  expect((await bet(guest, roundId, '20.00')).errorCode).toBeUndefined()
  expect((await bet(one, roundId, '10.00')).errorCode).toBeUndefined()
  expect((await table(guest)).round).toMatchObject({ players: 1, staked: '20.00' })
  expect((await table(one)).round).toMatchObject({ players: 1, staked: '10.00' })
  const { value } = await ask(round, { token: one.token, params: { roundId } })
  expect(value).toMatchObject({ currency: 'PHP', stake: '10.00', bets: [{ stake: '10.00' }] })
})

describe('each refusal by name', () => {
  test.each([
    ['stake_too_small', '0.99', undefined],
    ['stake_too_large', '1000.01', undefined],
    ['insufficient_funds', '1000.00', undefined],
  ] as const)('%s', async (code, stake, autoAt) => {
    const one = await member()
    const round = await roundThat(() => true)
    const before = await units(one)
    if (code === 'insufficient_funds') await bet(one, round.id, '900.00')
    const left = await units(one)
    expect(await bet(one, round.id, stake, autoAt)).toMatchObject({ status: 409, errorCode: code })
    expect(await units(one)).toBe(left)
    expect(left <= before).toBe(true)
  })

  test.each(['1.00', '0.5', '1000000.01', '9999999'])('leaving at %s is not offered', async (autoAt) => {
    const one = await member()
    const round = await roundThat(() => true)
    const refused = await bet(one, round.id, '10.00', autoAt)
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
    expect(Object.keys(refused.fields)).toEqual(['autoAt'])
  })

  test('a third bet on a round', async () => {
    const one = await member()
    const round = await roundThat(() => true)
    const answers = await Promise.all(Array.from({ length: 5 }, () => bet(one, round.id, '1.00')))
    expect(answers.map(({ errorCode }) => errorCode ?? 'placed').toSorted()).toEqual([
      'bets_full',
      'bets_full',
      'bets_full',
      'placed',
      'placed',
    ])
  })

  test('a round that has started, that is over, or that there is not', async () => {
    const one = await member()
    const round = await roundThat((point) => point > 200n)
    await pass(7000)
    expect(await bet(one, round.id)).toMatchObject({ status: 409, errorCode: 'bets_closed' })
    await pass(round.outcome.crashMs)
    expect(await bet(one, round.id)).toMatchObject({ status: 409, errorCode: 'bets_closed' })
    expect(await bet(one, randomUUID())).toMatchObject({ status: 404, errorCode: 'not_found' })
  })

  test('another table than the page shows', async () => {
    const one = await member()
    const { id } = await roundThat(() => true)
    const body = { id: randomUUID(), roundId: id, stake: '1.00', paytableVersion: 'crash-0' }
    expect(await ask(placeCrashBet, { token: one.token, body })).toMatchObject({
      status: 409,
      errorCode: 'paytable_changed',
    })
  })

  test('limits, judged inside the transaction; and a time-out', async () => {
    const one = await member()
    await ask(setLimit, { token: one.token, body: { kind: 'stake', period: 'day', amount: '15.00' } })
    const round = await roundThat(() => true)
    const answers = await Promise.all([bet(one, round.id), bet(one, round.id)])
    expect(answers.map(({ errorCode }) => errorCode ?? 'placed').toSorted()).toEqual(['limit_reached', 'placed'])

    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    const back = { ...one, token: await logIn(one.account, one.password) }
    expect(await bet(back, round.id, '1.00')).toMatchObject({ status: 403, errorCode: 'timed_out' })
  })

  test('without a token', async () => {
    const { id } = await roundThat(() => true)
    const body = { id: randomUUID(), roundId: id, stake: '1.00' }
    expect(await ask(placeCrashBet, { body })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
  })
})

describe('the same id', () => {
  test('ten times at once is one bet with ten equal answers, and later still the first answer', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point > 200n)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet(one, round.id, '10.00', '1.20', id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
    expect(await units(one)).toBe(start - 10_0000n)
    await pass(7000 + round.outcome.crashMs + 1000)
    expect((await current()).phase).not.toBe('running')
    expect((await bet(one, round.id, '10.00', '1.20', id)).value).toEqual(answers[0]?.value)
  })

  test('with other content, or by another member, is refused and shows nothing', async () => {
    const [one, stranger] = [await member(), await member()]
    const round = await roundThat(() => true)
    const id = randomUUID()
    await bet(one, round.id, '10.00', '1.20', id)
    expect(await bet(one, round.id, '11.00', '1.20', id)).toMatchObject({ status: 409, errorCode: 'id_reused' })
    expect(await bet(stranger, round.id, '10.00', '1.20', id)).toMatchObject({ errorCode: 'id_reused', extra: {} })
  })
})
