import { randomUUID } from 'node:crypto'
import { readLimits, realityCheck, setLimit } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { world } from '../../../test/world.ts'
import { limitByHouse } from './limits.ts'

const { ask, clock, deps, member } = await world()

type Body = Parameters<typeof ask<typeof setLimit>>[1] extends infer O
  ? O extends { body?: infer B }
    ? NonNullable<B>
    : never
  : never
const set = (token: string, body: Body) => ask(setLimit, { token, body })
const limitIn = (value: Awaited<ReturnType<typeof set>>['value'], kind: string, period: string) =>
  value.limits.find((one) => one.kind === kind && one.period === period)
const under = (stake: string) =>
  ({ gameCode: 'DICE', id: randomUUID(), stake, choices: { target: '50.00', over: false } }) as const

test('the first limit and every lower one hold at once; a higher one and none at all wait a day', async () => {
  const { token } = await member()
  const first = await set(token, { kind: 'stake', period: 'day', amount: '100.00' })
  expect(limitIn(first.value, 'stake', 'day')).toMatchObject({ own: '100.00', holds: '100.00', pending: null })
  const lower = await set(token, { kind: 'stake', period: 'day', amount: '50' })
  expect(limitIn(lower.value, 'stake', 'day')).toMatchObject({ own: '50.00', holds: '50.00' })
  const higher = await set(token, { kind: 'stake', period: 'day', amount: '60.00' })
  expect(limitIn(higher.value, 'stake', 'day')).toMatchObject({
    holds: '50.00',
    pending: { value: '60.00', from: '2026-11-22T12:00:00.000Z', until: '2026-11-25T12:00:00.000Z' },
  })
  const gone = await set(token, { kind: 'stake', period: 'day', amount: null })
  expect(limitIn(gone.value, 'stake', 'day')).toMatchObject({ holds: '50.00', pending: { value: null } })
  const lowest = await set(token, { kind: 'stake', period: 'day', amount: '40.00' })
  expect(limitIn(lowest.value, 'stake', 'day')).toMatchObject({ holds: '40.00', pending: null })
})

test('it holds at the very next round, which says which limit it is and when it starts afresh', async () => {
  const { token } = await member()
  await set(token, { kind: 'stake', period: 'week', amount: '5.00' })
  expect((await ask(playRound, { token, body: under('5.00') })).status).toBe(200)
  const refused = await ask(playRound, { token, body: under('0.01') })
  expect(refused).toMatchObject({ status: 409, errorCode: 'limit_reached' })
  // Monday in Manila.
  expect(refused.extra).toMatchObject({ limit: 'stake', period: 'week', resetsAt: '2026-11-22T16:00:00.000Z' })
  const { value } = await ask(realityCheck, { token })
  expect(value.periods).toMatchObject({ week: { staked: '5.00' } })
})

test('the stricter of the member’s and the house’s holds, whoever comes later', async () => {
  const { id, token } = await member()
  const brand = await brandOf(deps, 1)
  const house = (value: bigint | null) =>
    inTransaction(deps.db, (tx) =>
      limitByHouse(
        tx,
        brand,
        { memberId: id, kind: 'loss', period: 'day', value, changedBy: 'operator:op', reason: 'markers of harm' },
        deps.now(),
      ),
    )
  await house(200_000n)
  const { value } = await set(token, { kind: 'loss', period: 'day', amount: '500.00' })
  expect(limitIn(value, 'loss', 'day')).toMatchObject({ own: '500.00', house: '20.00', holds: '20.00' })
  expect(await ask(playRound, { token, body: under('20.01') })).toMatchObject({ errorCode: 'limit_reached' })
  await house(null)
  const again = await ask(readLimits, { token })
  expect(limitIn(again.value, 'loss', 'day')).toMatchObject({ holds: '500.00' })
})

test.each([
  ['no amount', { kind: 'stake', period: 'day', amount: '0.00' }, 'invalid_amount', 'amount'],
  ['too many decimals', { kind: 'loss', period: 'day', amount: '1.005' }, 'invalid_amount', 'amount'],
  ['minutes for money', { kind: 'deposit', period: 'day', minutes: 60 }, 'invalid_amount', 'amount'],
  ['too few minutes', { kind: 'session', period: 'day', minutes: 1 }, 'invalid_request', 'minutes'],
  ['another member', { kind: 'stake', period: 'day', amount: '1.00', memberId: 'x' }, 'invalid_request', 'memberId'],
  ['a period that is none', { kind: 'stake', period: 'year', amount: '1.00' }, 'invalid_request', 'period'],
])('%s is refused at its field', async (_what, raw, errorCode, field) => {
  const { token } = await member()
  const refused = await ask(setLimit, { token, raw })
  expect(refused).toMatchObject({ status: 400, errorCode })
  expect(Object.keys(refused.fields)).toContain(field)
})

test('what was ever set stays written down: who, what, when', async () => {
  const { id, token } = await member()
  await set(token, { kind: 'deposit', period: 'month', amount: '900.00' })
  clock.move(60_000)
  await set(token, { kind: 'deposit', period: 'month', amount: '800.00' })
  const { rows } = await sql<{ value: bigint; changed_by: string }>`
    select value, changed_by from limits.limit_change where member_id = ${id} order by id`.execute(deps.db)
  expect(rows).toEqual([
    { value: 9_000_000n, changed_by: `member:${id}` },
    { value: 8_000_000n, changed_by: `member:${id}` },
  ])
  await expect(sql`update limits.limit_change set value = 1`.execute(deps.db)).rejects.toThrow('never rewritten')
})

test('ten at once are set one after the other; what holds in the end is one of them and the lowest', async () => {
  const { token } = await member()
  const amounts = Array.from({ length: 10 }, (_, index) => `${100 + index}.00`)
  await Promise.all(amounts.map((amount) => set(token, { kind: 'stake', period: 'month', amount })))
  const { value } = await ask(readLimits, { token })
  expect(limitIn(value, 'stake', 'month')).toMatchObject({ holds: '100.00' })
})
