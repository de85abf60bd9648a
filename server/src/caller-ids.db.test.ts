import { randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../test/cashier.ts'
import { crashPlay } from '../test/crash.ts'
import type { TestMember } from '../test/world.ts'
import { derivedId } from './modules/wallet/wallet.ts'

const here = await cashierWorld()
const { ask, member, want, say, moneyOf, payee, withdraw } = here
const { roundThat, bet, toEnd, current } = await crashPlay(here)

const dice = ({ token }: TestMember, id: string, stake = '0.01') =>
  ask(playRound, { token, body: { id, gameCode: 'DICE', stake, choices: { target: '50.00', over: true } } })

const AT_ID = { id: [{ code: 'invalid' }] }

test.each(['payout', 'jackpot', 'stake_returned'])(
  'nobody bets under the id of a stranger’s coming %s',
  async (kind) => {
    const [one, stranger] = [await member(), await member()]
    const round = await roundThat((point) => point > 200n)
    const id = randomUUID()
    expect((await bet(stranger, round.id, '10.00', '1.50', id)).errorCode).toBeUndefined()
    const before = await moneyOf(stranger)

    const taken = await dice(one, derivedId(id, kind))
    expect([taken.status, taken.errorCode]).toEqual([400, 'invalid_request'])
    expect(taken.fields).toMatchObject(AT_ID)
    await toEnd()
    expect((await current()).settledAt).not.toBeNull()
    expect(await moneyOf(stranger)).toEqual({ free: (Number(before.free) + 15).toFixed(2), held: '0.00' })
  },
)

test('a bet under the id of one’s own open deposit is refused, and the payment is credited when it comes', async () => {
  const one = await member()
  const { value } = await want(one, '500.00')
  for (const id of [value.id, value.id.toUpperCase()]) expect((await dice(one, id)).errorCode).toBe('id_reused')
  expect((await say({ type: 'payment_received', id: value.id, amount: '500.00' })).status).toBe(200)
  expect(await moneyOf(one)).toEqual({ free: '1500.00', held: '0.00' })
  expect((await dice(one, value.id)).errorCode).toBe('id_reused')
})

test('a deposit under the id of a bet is refused, one’s own and a stranger’s', async () => {
  const [one, stranger] = [await member(), await member()]
  const id = randomUUID()
  expect((await dice(stranger, id)).errorCode).toBeUndefined()
  for (const who of [one, stranger]) expect((await want(who, '500.00', { id })).errorCode).toBe('id_reused')
})

test('a bet and a withdrawal do not share an id, whichever comes first', async () => {
  const one = await payee()
  const [first, second] = [randomUUID(), randomUUID()]
  expect((await withdraw(one, '250.00', { id: first })).errorCode).toBeUndefined()
  expect((await dice(one, first)).errorCode).toBe('id_reused')
  expect((await dice(one, second)).errorCode).toBeUndefined()
  expect((await withdraw(one, '250.00', { id: second })).errorCode).toBe('id_reused')
})

test('of many members who bet under one id at once, one has bet and the others are told so', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => member()))
  const id = randomUUID()
  const said = await Promise.all(all.map((one) => dice(one, id)))
  expect(said.map(({ errorCode }) => errorCode ?? 'taken').toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'id_reused'),
    'taken',
  ])
})

test('the bets of others, asked for together with one under a taken id, are taken', async () => {
  const [one, other] = [await member(), await member()]
  const { value } = await want(one, '500.00')
  const [refused, ...taken] = await Promise.all([
    dice(one, value.id),
    ...Array.from({ length: 5 }, () => dice(other, randomUUID())),
  ])
  expect(refused.errorCode).toBe('id_reused')
  expect(taken.map(({ errorCode }) => errorCode)).toEqual(Array.from({ length: 5 }, () => undefined))
})
