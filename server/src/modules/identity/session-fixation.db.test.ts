import { randomBytes } from 'node:crypto'
import { sendLoginCode, recoverByPhone } from '@croupier/contract/codes.ts'
import { changePassword, signOutSession, sessions, unlockLogin, verifyLogin } from '@croupier/contract/mfa.ts'
import { login, logout, memberInfo, register, restoreSession } from '@croupier/contract/identity.ts'
import { excludeSelf, takeTimeOut } from '@croupier/contract/limits.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { codeOf, connectApp } from '../../../test/authenticator.ts'
import { codeTo } from '../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { bindAddress } from './codes/codes.ts'

const here = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const { ask, clock, deps, member, sealed } = here
const PASSWORD = 'Demo2026pass'
const NEW = 'Lagundi2027x'
await setPolicy(deps, LUCKY, {
  ...HASTE,
  challengeOn: { login: false, registration: false },
  codes: { pauseS: 1, perAddressDay: 100, perIpDay: 10_000 },
})
beforeEach(() => clock.move(120_000))

const remembered = async (username: string) => {
  const answer = await ask(login, { body: { type: 'username', username, password: PASSWORD, rememberMe: true } })
  return { token: answer.value.token, secret: answer.cookies.find(({ name }) => name === 'remember')!.value }
}
const alive = async (token: string) => (await ask(memberInfo, { token })).status === 200
const restores = async (secret: string) =>
  (await ask(restoreSession, { headers: { cookie: `remember=${secret}` } })).status === 200

let numbers = 0
/** Somebody with a number and an authenticator. */
async function victim() {
  const one = await member()
  const to = `+63917555${String(7000 + ++numbers)}`
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, memberId: one.id, channel: 'sms', to }))
  const { secret } = await connectApp(here, one.token)
  clock.move(60_000)
  return { ...one, to, mobile: { mobileNum: to, countryDialingCode: '63' }, totp: () => codeOf(here, secret) }
}
type Victim = Awaited<ReturnType<typeof victim>>
type Headers = Readonly<Record<string, string>>

const byPassword = ({ account }: Victim, headers: Headers) =>
  ask(login, { headers, body: { type: 'username', username: account, password: PASSWORD } })
const byCode = async ({ mobile, to }: Victim, headers: Headers) => {
  await ask(sendLoginCode, { body: mobile })
  const verificationCode = await codeTo(here, to)
  return ask(login, { headers, body: { type: 'sms', ...mobile, verificationCode } })
}
const byStepUp = async (one: Victim, headers: Headers) => {
  const elsewhere = { ...headers, 'x-forwarded-for': '203.0.113.77' }
  const { ticket } = (await byPassword(one, elsewhere)).extra
  const body = { ticket: String(ticket), method: 'totp', answer: await one.totp() } as const
  return ask(verifyLogin, { headers: elsewhere, body })
}
const byUnlocking = async ({ account, totp }: Victim, headers: Headers) => {
  const body = { username: account, password: PASSWORD, method: 'totp', answer: await totp() } as const
  return ask(unlockLogin, { headers, body })
}
const byRecovery = async ({ mobile, to }: Victim, headers: Headers) => {
  await ask(sendLoginCode, { body: { ...mobile, purpose: 'recover' } })
  const body = { ...mobile, verificationCode: await codeTo(here, to), newPassword: NEW }
  return ask(recoverByPhone, { headers, body })
}
const byRegistering = (_one: Victim, headers: Headers) =>
  ask(register, {
    headers,
    body: { username: `planted${++numbers}`, password: PASSWORD, confirmPassword: PASSWORD, agree: true },
  })

const waysIn = [
  ['a password', byPassword],
  ['a code', byCode],
  ['a step-up', byStepUp],
  ['unlocking', byUnlocking],
  ['a recovery', byRecovery],
  ['registering', byRegistering],
] as const

describe('what somebody planted in a browser before', () => {
  test.each(waysIn)('is worth nothing after %s: the session is new, and the cookie is gone', async (_name, enter) => {
    const thief = await member()
    const planted = await remembered(thief.account)
    const one = await victim()

    const { status, value, cookies } = await enter(one, {
      authorization: `Bearer ${planted.token}`,
      cookie: `remember=${planted.secret}; token=${planted.token}`,
    })
    expect(status).toBe(200)
    expect([planted.token, one.token]).not.toContain(value.token)
    expect((await ask(memberInfo, { token: value.token })).value.account).toBe(value.userName)
    expect((await ask(memberInfo, { token: planted.token })).value.account).toBe(thief.account)
    expect(cookies.find(({ name }) => name === 'remember')).toMatchObject({ value: '', path: '/wps/session' })
  })

  test('is no session because it looks like one', async () => {
    const token = randomBytes(32).toString('base64url')
    const { value } = await byPassword(await victim(), { authorization: `Bearer ${token}` })
    expect(value.token).not.toBe(token)
    expect(await alive(token)).toBe(false)
  })

  test('is not adopted by a change of password: the new token is nobody’s but the member’s', async () => {
    const one = await member()
    const { value } = await ask(changePassword, {
      token: one.token,
      body: { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW },
    })
    expect(value.token).not.toBe(one.token)
    expect([await alive(one.token), await alive(value.token)]).toEqual([false, true])
  })
})

const endings = [
  ['logging out', (token: string) => ask(logout, { token })],
  [
    'a change of password',
    (token: string) =>
      ask(changePassword, { token, body: { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW } }),
  ],
  [
    'excluding oneself',
    (token: string, account: string) => ask(excludeSelf, { token, body: { months: 6, account, password: PASSWORD } }),
  ],
  ['a time-out', (token: string) => ask(takeTimeOut, { token, body: { hours: 24 } })],
  [
    'signing the device out',
    async (token: string) => {
      const { list } = (await ask(sessions, { token })).value
      const sessionId = list.find(({ current }) => current)!.id
      return ask(signOutSession, { token, params: { sessionId } })
    },
  ],
] as const

test.each(endings)('after %s neither the token nor the cookie opens anything', async (_name, end) => {
  const { account } = await member()
  const { token, secret } = await remembered(account)
  expect((await end(token, account)).status).toBe(200)
  expect([await alive(token), await restores(secret)]).toEqual([false, false])
})

test('an encrypted login or registration that was overheard works once', async () => {
  const { account } = await member()
  const envelopes = [
    [login, { type: 'username', username: account, password: PASSWORD }],
    [register, { username: 'overheard', password: PASSWORD, confirmPassword: PASSWORD, agree: true }],
  ] as const
  for (const [call, plain] of envelopes) {
    const raw = { payload: await sealed(plain) }
    expect((await ask(call, { raw })).status).toBe(200)
    expect(await ask(call, { raw })).toMatchObject({ status: 400, errorCode: 'payload_replayed' })
  }
})

test('an account that is no member’s does not come in, and only its owner is told so', async () => {
  const { account } = await member()
  await sql`update identity.member set agent_type = 4 where account = ${account}`.execute(deps.db)
  const enter = (password: string) => ask(login, { body: { type: 'username', username: account, password } })
  expect(await enter(PASSWORD)).toMatchObject({ status: 403, errorCode: 'not_a_member', value: undefined })
  expect(await enter('Wrong2026pass')).toMatchObject({ status: 401, errorCode: 'login_failed' })
})
