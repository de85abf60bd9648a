import { confirmLimit, readLimits, setLimit } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'

const { ask, clock, member, logIn } = await world()
const HOUR = 3_600_000

async function asked(amount: string | null = '500.00') {
  const one = await member()
  const body = { kind: 'loss', period: 'week' } as const
  await ask(setLimit, { token: one.token, body: { ...body, amount: '100.00' } })
  await ask(setLimit, { token: one.token, body: { ...body, amount } })
  const later = async (hours: number) => {
    clock.move(hours * HOUR)
    return logIn(one.account, one.password)
  }
  const answer = (token: string, answer: 'confirm' | 'withdraw' = 'confirm') =>
    ask(confirmLimit, { token, body: { ...body, answer } })
  const holds = async (token: string) =>
    (await ask(readLimits, { token })).value.limits.find((one) => one.kind === 'loss' && one.period === 'week')
  return { ...one, later, answer, holds }
}

test('a higher limit holds when it is confirmed after its day, and not by itself', async () => {
  const { later, answer, holds } = await asked()
  const token = await later(25)
  expect(await holds(token)).toMatchObject({ holds: '100.00', pending: { value: '500.00' } })
  expect((await answer(token)).status).toBe(200)
  expect(await holds(token)).toMatchObject({ holds: '500.00', pending: null })
})

test('no limit at all is confirmed the same way', async () => {
  const { later, answer, holds } = await asked(null)
  const token = await later(24)
  expect((await answer(token)).status).toBe(200)
  expect(await holds(token)).toMatchObject({ own: null, holds: null })
})

test('before its day it is not due, and says when', async () => {
  const { token, answer } = await asked()
  expect(await answer(token)).toMatchObject({
    status: 409,
    errorCode: 'limit_not_due',
    extra: { from: expect.any(String) },
  })
})

test('after its days it has lapsed: by time, with no job running', async () => {
  const { later, answer, holds } = await asked()
  const token = await later(24 + 72)
  expect(await answer(token)).toMatchObject({ errorCode: 'limit_not_asked' })
  expect(await holds(token)).toMatchObject({ holds: '100.00', pending: null })
})

test('what was taken back cannot be confirmed', async () => {
  const { later, answer, holds } = await asked()
  const token = await later(25)
  expect((await answer(token, 'withdraw')).status).toBe(200)
  expect(await answer(token)).toMatchObject({ errorCode: 'limit_not_asked' })
  expect(await holds(token)).toMatchObject({ holds: '100.00', pending: null })
})

test('confirmed twice at once it is confirmed once', async () => {
  const { later, answer } = await asked()
  const token = await later(25)
  const statuses = (await Promise.all([answer(token), answer(token)])).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('without a wish, or for another’s, there is nothing to confirm', async () => {
  await asked()
  const { token } = await member()
  const body = { kind: 'loss', period: 'week', answer: 'confirm' } as const
  expect(await ask(confirmLimit, { token, body })).toMatchObject({ errorCode: 'limit_not_asked' })
})
