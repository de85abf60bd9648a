import { randomUUID } from 'node:crypto'
import { login, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { readLimits, setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'

const { ask, clock, member, logIn, solved } = await world()
const HOUR = 3_600_000
const under = () =>
  ({ gameCode: 'DICE', id: randomUUID(), stake: '1.00', choices: { target: '50.00', over: false } }) as const
const enter = async ({ account, password }: TestMember) =>
  ask(login, { body: { type: 'username', username: account, password, challenge: await solved() } })

test('ends every session and every cookie at once; a new login may look and withdraw, and is told why', async () => {
  const one = await member()
  const second = await ask(login, {
    body: {
      type: 'username',
      username: one.account,
      password: one.password,
      challenge: await solved(),
      rememberMe: true,
    },
  })
  const cookie = `remember=${second.cookies.find(({ name }) => name === 'remember')?.value}`
  const { value } = await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  expect(value).toEqual({ kind: 'timed_out', until: '2026-11-22T12:00:00.000Z' })

  for (const token of [one.token, second.value.token]) expect((await ask(memberInfo, { token })).status).toBe(401)
  expect((await ask(restoreSession, { headers: { cookie } })).status).toBe(401)

  const entered = await enter(one)
  expect(entered.value.restraint).toEqual({ kind: 'timed_out', until: '2026-11-22T12:00:00.000Z' })
  const { token } = entered.value
  expect((await ask(balance, { token })).value.sumBalance).toBe('1000.00')
  expect((await ask(readLimits, { token })).value.restraint).toMatchObject({ kind: 'timed_out' })
  const refused = await ask(playRound, { token, body: under() })
  expect(refused).toMatchObject({ status: 403, errorCode: 'timed_out', extra: { until: '2026-11-22T12:00:00.000Z' } })
  expect(await ask(setLimit, { token, body: { kind: 'stake', period: 'day', amount: '1.00' } })).toMatchObject({
    errorCode: 'timed_out',
  })
})

test('is over by time: the restrained session ends with it, the next one plays', async () => {
  const one = await member()
  await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  const { token } = (await enter(one)).value
  clock.move(24 * HOUR)
  expect((await ask(balance, { token })).status).toBe(401)
  const fresh = await logIn(one.account, one.password)
  expect((await ask(playRound, { token: fresh, body: under() })).status).toBe(200)
})

test('is told to nobody who does not know the password', async () => {
  const one = await member()
  await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  const wrong = await enter({ ...one, password: 'Wrong2026pass' })
  expect(wrong).toMatchObject({ status: 401, errorCode: 'login_failed' })
  expect(wrong.extra).not.toHaveProperty('restraint')
})

test('can be made longer, never shorter', async () => {
  const one = await member()
  await ask(takeTimeOut, { token: one.token, body: { hours: 168 } })
  const { token } = (await enter(one)).value
  const shorter = await ask(takeTimeOut, { token, body: { hours: 24 } })
  const until = new Date(clock.now().getTime() + 168 * HOUR).toISOString()
  expect(shorter.value).toEqual({ kind: 'timed_out', until })
})

test('of hours that the brand does not offer is refused', async () => {
  const { token } = await member()
  expect((await ask(takeTimeOut, { token, body: { hours: 25 } })).fields).toMatchObject({
    hours: [{ code: 'not_allowed' }],
  })
})
