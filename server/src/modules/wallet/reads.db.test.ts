import { randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'

const { ask, clock, member } = await world({ now: '2026-11-21T12:00:00.000Z' })

const roll = ({ token }: TestMember) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: false } },
  })
const record = (
  { token }: TestMember,
  query: Parameters<typeof ask<typeof lines>>[1] extends infer O
    ? NonNullable<O> extends { query?: infer Q }
      ? Q
      : never
    : never = {},
) => ask(lines, { token, query })
const units = (text: string) => (text.startsWith('-') ? -1n : 1n) * (unitsOf(text.replace('-', ''), 4) ?? 0n)

test('a new member has the sign-up credit and nothing held', async () => {
  const one = await member()
  expect((await ask(balance, { token: one.token })).value).toEqual({
    sumBalance: '1000.00',
    held: '0.00',
    isSingle: true,
    currency: 'PHP',
    points: '0.00',
  })
})

test('each line starts where the one before it ended, and the newest is the balance', async () => {
  const one = await member()
  for (let rounds = 0; rounds < 12; rounds++) await roll(one)
  const { list, totals } = (await record(one, { pageSize: 100 })).value
  const inOrder = list.toReversed()
  expect(inOrder[0]).toMatchObject({
    kind: 'sign_up_credit',
    before: '0.00',
    after: '1000.00',
    counterpart: 'promotion',
  })
  inOrder.reduce((after, line) => {
    expect(line.before).toBe(after)
    expect(units(line.before) + units(line.amount)).toBe(units(line.after))
    return line.after
  }, '0.00')
  expect(list[0]?.after).toBe((await ask(balance, { token: one.token })).value.sumBalance)
  expect(units(totals.in) - units(totals.out)).toBe(units(list[0]?.after ?? ''))
})

test('pages and kinds divide the record without losing a line', async () => {
  const one = await member()
  for (let rounds = 0; rounds < 7; rounds++) await roll(one)
  const whole = (await record(one, { pageSize: 200 })).value
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => record(one, { pageNo, pageSize: 5 })))
  expect(pages.flatMap((page) => page.value.list.map((line) => line.id))).toEqual(whole.list.map((line) => line.id))
  expect(pages[0]?.value).toMatchObject({ total: whole.total, totalPages: Math.ceil(whole.total / 5) })

  const stakes = (await record(one, { kind: 'stake' })).value
  expect(stakes).toMatchObject({ total: 7, totals: { in: '0.00', out: '7.00', net: '-7.00' } })
})

test('a day is the brand’s, not the clock’s', async () => {
  clock.set('2026-11-21T15:59:00.000Z')
  const one = await member()
  // One minute later it is the next day in Manila.
  clock.set('2026-11-21T16:00:00.000Z')
  await roll(one)
  const kinds = async (day: string) => (await record(one, { from: day, to: day })).value.list.map((line) => line.kind)
  expect(await kinds('2026-11-21')).toEqual(['sign_up_credit'])
  expect(await kinds('2026-11-22')).toContain('stake')
})

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ to: 'yesterday' }, 'to'],
  [{ pageSize: 201 }, 'pageSize'],
  [{ pageNo: 0 }, 'pageNo'],
])('%j is refused at its field', async (query, field) => {
  const one = await member()
  const refused = await record(one, query)
  expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(Object.keys(refused.fields)).toEqual([field])
})

test('a text that no database can hold is the caller’s mistake', async () => {
  const one = await member()
  expect(await record(one, { kind: 'a\0b' })).toMatchObject({ status: 400, errorCode: 'invalid_request' })
})

test('nobody sees a record without being logged in', async () =>
  expect(await ask(lines, {})).toMatchObject({ status: 401, errorCode: 'not_logged_in' }))
