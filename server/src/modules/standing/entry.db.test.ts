import { login, logout, memberInfo } from '@croupier/contract/identity.ts'
import { readLimits, realityCheck, setLimit } from '@croupier/contract/limits.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'

const { ask, clock, member, solved } = await world({ now: '2026-11-21T02:00:00.000Z' })
const MINUTE = 60_000
const enter = async ({ account, password }: TestMember) =>
  (await ask(login, { body: { type: 'username', username: account, password, challenge: await solved() } })).value
const limit = ({ token }: TestMember, minutes: number) =>
  ask(setLimit, { token, body: { kind: 'session', period: 'day', minutes } })

test('session time is counted over all sessions of the day; when it is over, the page is told why', async () => {
  const one = await member()
  clock.move(20 * MINUTE)
  await ask(logout, { token: one.token })
  // What is spent outside does not count.
  clock.move(60 * MINUTE)
  const second = await enter(one)
  await limit({ ...one, token: second.token }, 30)
  const ends = new Date(clock.now().getTime() + 10 * MINUTE).toISOString()
  expect((await ask(realityCheck, { token: second.token })).value.sessionEndsAt).toBe(ends)

  clock.move(10 * MINUTE)
  const over = await ask(memberInfo, { token: second.token })
  expect(over).toMatchObject({ status: 401, errorCode: 'not_logged_in', extra: { reason: 'session_time_over' } })

  const third = await enter(one)
  expect(third.restraint).toEqual({ kind: 'session_time_over', until: '2026-11-21T16:00:00.000Z' })
  expect((await ask(balance, { token: third.token })).status).toBe(200)
  const used = (await ask(readLimits, { token: third.token })).value.limits.find((one) => one.kind === 'session')
  expect(used).toMatchObject({ holds: '30', used: '30' })
})

test('two sessions beside each other use the time once, and end together', async () => {
  const one = await member()
  await limit(one, 30)
  clock.move(10 * MINUTE)
  const second = await enter(one)
  const { value } = await ask(realityCheck, { token: second.token })
  expect(value.sessionEndsAt).toBe(new Date(clock.now().getTime() + 20 * MINUTE).toISOString())
  clock.move(20 * MINUTE)
  for (const token of [one.token, second.token])
    expect((await ask(memberInfo, { token })).extra).toEqual({ reason: 'session_time_over' })
})

test('a limit below what is used already ends the session at once', async () => {
  const one = await member()
  clock.move(29 * MINUTE)
  await limit(one, 5)
  expect((await ask(memberInfo, { token: one.token })).extra).toEqual({ reason: 'session_time_over' })
})

test('the next day brings new time', async () => {
  const one = await member()
  await limit(one, 5)
  clock.move(5 * MINUTE)
  expect((await enter(one)).restraint).toMatchObject({ kind: 'session_time_over' })
  clock.set('2026-11-21T16:00:00.000Z')
  expect((await enter(one)).restraint).toBeUndefined()
})
