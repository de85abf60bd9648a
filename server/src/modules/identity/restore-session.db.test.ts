import { login, logout, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { deps, clock, ask, member } = await world()
const HOUR_MS = 3_600_000
const { account, password } = await member()

for (const brandId of [LUCKY, SAMPA]) {
  await setPolicy(deps, brandId, { ...HASTE, challengeOn: { login: false, registration: false } })
}
beforeEach(() => clock.move(HOUR_MS))

const logIn = async (rememberMe = true) => {
  const { cookies, value } = await ask(login, { body: { type: 'username', username: account, password, rememberMe } })
  return { token: value.token, cookies, secret: cookies.find((one) => one.name === 'remember')?.value }
}
const restore = async (secret: string | undefined, headers = {}) => {
  const answer = await ask(restoreSession, {
    headers: { ...(secret !== undefined && { cookie: `remember=${secret}` }), ...headers },
  })
  return { ...answer, secret: answer.cookies.find((one) => one.name === 'remember')?.value }
}
const alive = async (token: string) => (await ask(memberInfo, { token })).status === 200

test('who asks to be remembered gets a cookie that no script and no other site can use, for a day', async () => {
  const { cookies } = await logIn()
  const kept = cookies.filter(({ name }) => name === 'remember')
  expect(kept).toEqual([
    expect.objectContaining({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/wps/session',
      maxAge: 86_400,
      value: expect.stringMatching(/^[\w-]{43}$/),
    }),
  ])
  expect((await logIn(false)).cookies.map(({ name }) => name)).not.toContain('remember')
})

test('the secret is kept as a hash only', async () => {
  const { secret } = await logIn()
  const { rows } = await sql<{
    all: string
  }>`select string_agg(r::text, ' ') as all from identity.remember_token r`.execute(deps.db)
  expect(rows[0]?.all).not.toContain(secret)
})

test('the cookie is exchanged for a session and the next cookie', async () => {
  const { secret } = await logIn()
  const { status, value, secret: next } = await restore(secret)
  expect(status).toBe(200)
  expect(value).toMatchObject({ userName: account, passwordExpired: false })
  expect(await alive(value.token)).toBe(true)
  expect(next).toMatch(/^[\w-]{43}$/)
  expect(next).not.toBe(secret)
  expect((await restore(next)).status).toBe(200)
})

test('without a cookie, or with one that nobody gave out, one is a guest', async () => {
  expect(await restore(undefined)).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
  const made = await restore('x'.repeat(43))
  expect(made).toMatchObject({ status: 401, errorCode: 'not_logged_in', cookies: [] })
})

test('a cookie that comes a second time ends its whole family: cookies and sessions', async () => {
  const { token, secret } = await logIn()
  const first = await restore(secret)
  const second = await restore(first.secret)
  expect(second.status).toBe(200)

  expect(await restore(secret)).toMatchObject({ status: 401, errorCode: 'not_logged_in', secret: '' })

  expect((await restore(second.secret)).status).toBe(401)
  expect([await alive(token), await alive(first.value.token), await alive(second.value.token)]).toEqual([
    false,
    false,
    false,
  ])
  const { rows } = await sql<{
    outcome: string
  }>`select outcome from identity.login_history where outcome = 'cookie_reused'`.execute(deps.db)
  expect(rows.length).toBeGreaterThan(0)
})

test('a used cookie ends its family even when it would have expired by now', async () => {
  const { secret } = await logIn()
  clock.move(12 * HOUR_MS)
  const next = await restore(secret)
  clock.move(13 * HOUR_MS)
  expect((await restore(secret)).status).toBe(401)
  expect(await alive(next.value.token)).toBe(false)
  expect((await restore(next.secret)).status).toBe(401)
})

test('the same cookie ten times at once is exchanged once at most, and the thief’s family is over', async () => {
  const { token, secret } = await logIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore(secret)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const won = answers.find((answer) => answer.status === 200)
  expect(await alive(won!.value.token)).toBe(false)
  expect(await alive(token)).toBe(false)
})

test('another family, from another browser, goes on', async () => {
  const [mine, other] = [await logIn(), await logIn()]
  await restore(mine.secret)
  await restore(mine.secret)
  expect(await alive(other.token)).toBe(true)
  expect((await restore(other.secret)).status).toBe(200)
})

test('a cookie that lay unused for a day is worth nothing', async () => {
  const { secret } = await logIn()
  clock.move(24 * HOUR_MS - 1000)
  const next = await restore(secret)
  expect(next.status).toBe(200)
  clock.move(24 * HOUR_MS + 1000)
  expect((await restore(next.secret)).status).toBe(401)
})

test('after thirty days a full login is asked for, however often one came', async () => {
  let { secret } = await logIn()
  for (let day = 0; day < 32; day++) {
    clock.move(23 * HOUR_MS)
    const answer = await restore(secret)
    expect(answer.status).toBe(day < 31 ? 200 : 401)
    secret = answer.secret
  }
})

test('a remembered session may idle for a day', async () => {
  const { token } = await logIn()
  clock.move(23 * HOUR_MS)
  expect(await alive(token)).toBe(true)
  clock.move(25 * HOUR_MS)
  expect(await alive(token)).toBe(false)
})

test('the cookie of one brand opens nothing at another, and is not lost by trying', async () => {
  const { secret } = await logIn()
  expect(await restore(secret, { merchant: 'SAMPA' })).toMatchObject({ status: 401, cookies: [] })
  expect((await restore(secret)).status).toBe(200)
})

test('who logs out is not brought back by the cookie', async () => {
  const { token, secret } = await logIn()
  const left = await ask(logout, { token })
  expect(left.status).toBe(200)
  expect(left.cookies.find((one) => one.name === 'remember')).toMatchObject({ value: '', path: '/wps/session' })
  expect(await restore(secret)).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('a closed account is not restored', async () => {
  const { secret } = await logIn()
  await sql`update identity.member set status = 'closed' where account = ${account}`.execute(deps.db)
  expect(await restore(secret)).toMatchObject({ status: 403, errorCode: 'account_closed' })
})
