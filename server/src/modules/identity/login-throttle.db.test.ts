import { changePassword, confirmSession } from '@croupier/contract/mfa.ts'
import { login } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { deps, clock, ask, member, solved } = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const { captchaAfter: _, ...haste } = HASTE
await setPolicy(deps, LUCKY, { ...haste, challengeOn: { login: false, registration: false }, stepUp: { on: false } })

const PASSWORD = 'Demo2026pass'
const WRONG = 'Wrong2026pass'

interface LoginSource {
  readonly ip?: string
  readonly device?: string | undefined
  readonly challenge?: string
}

const plain = (username: string, password: string, { ip = '127.0.0.1', device, challenge }: LoginSource = {}) =>
  ask(login, {
    body: { type: 'username', username, password, challenge },
    headers: { 'x-forwarded-for': ip, ...(device && { cookie: `device=${device}` }) },
  })

/** As a browser does it: what is asked for is solved. */
async function logIn(username: string, password: string, from: LoginSource = {}) {
  const answer = await plain(username, password, from)
  if (answer.errorCode !== 'challenge_failed') return answer
  return plain(username, password, { ...from, challenge: await solved({}, Number(answer.extra.times)) })
}
const deviceOf = ({ cookies }: Awaited<ReturnType<typeof plain>>) =>
  cookies.find(({ name }) => name === 'device')?.value

beforeEach(() => clock.move(3_600_000))

test('a stranger’s three wrong passwords lock the name where the stranger is, and nowhere else', async () => {
  const { account } = await member()
  for (let time = 0; time < 3; time++)
    expect((await logIn(account, WRONG, { ip: '203.0.113.1' })).errorCode).toBe('login_failed')
  expect(await logIn(account, PASSWORD, { ip: '203.0.113.1' })).toMatchObject({
    status: 423,
    errorCode: 'login_locked',
    extra: { minutes: 30 },
  })
  expect((await plain(account, PASSWORD)).status).toBe(200)
  expect((await plain(account, PASSWORD, { ip: '203.0.113.2' })).status).toBe(200)
})

test('who shares an address with a guesser gets in by the device', async () => {
  const { account } = await member()
  const device = deviceOf(await plain(account, PASSWORD))
  for (let time = 0; time < 3; time++) await logIn(account, WRONG)
  expect((await logIn(account, PASSWORD)).errorCode).toBe('login_locked')
  expect((await plain(account, PASSWORD, { device })).status).toBe(200)
  for (let time = 0; time < 3; time++) await logIn(account, WRONG, { device })
  expect((await logIn(account, PASSWORD, { device })).errorCode).toBe('login_locked')
})

test('the third try pays twice the work, before the name is locked there', async () => {
  const { account } = await member()
  const from = { ip: '203.0.113.3' }
  await plain(account, WRONG, from)
  await plain(account, WRONG, from)
  expect(await plain(account, PASSWORD, from)).toMatchObject({ errorCode: 'challenge_failed', extra: { times: 2 } })
  expect((await plain(account, PASSWORD, { ...from, challenge: await solved() })).errorCode).toBe('challenge_failed')
  expect((await plain(account, PASSWORD, { ...from, challenge: await solved({}, 2) })).status).toBe(200)
})

test('guessers at ever new addresses pay more and more, whether or not the name exists', async () => {
  const { account } = await member()
  for (const name of [account, 'nobodyhere']) {
    const asked = []
    for (let time = 0; time < 20; time++) {
      const ip = `198.51.100.${time}`
      const first = await plain(name, WRONG, { ip })
      asked.push(first.extra.times ?? 0)
      if (first.errorCode === 'challenge_failed') await logIn(name, WRONG, { ip })
    }
    expect(asked).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32])
  }
  expect((await plain(account, PASSWORD)).status).toBe(200)
})

test('of a hundred guesses at once from a hundred addresses ten are answered', async () => {
  const { account } = await member()
  for (const name of [account, 'nobodyatall']) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_each, index) => plain(name, WRONG, { ip: `198.51.100.${index}` })),
    )
    const counts = Object.groupBy(answers, ({ errorCode = 'in' }) => errorCode)
    expect({ failed: counts.login_failed?.length, paying: counts.challenge_failed?.length }).toEqual({
      failed: 10,
      paying: 90,
    })
  }
}, 60_000)

test('an IPv6 customer is one origin, whichever of their addresses they take', async () => {
  const { account } = await member()
  for (let time = 0; time < 3; time++) await logIn(account, WRONG, { ip: `2001:db8:7:7::${time}` })
  expect((await logIn(account, PASSWORD, { ip: '2001:db8:7:7:abcd::1' })).errorCode).toBe('login_locked')
  expect((await logIn(account, PASSWORD, { ip: '2001:db8:7:8::1' })).status).toBe(200)
})

test('the device cookie is HttpOnly and SameSite, kept as a hash, and stays the same where it is known', async () => {
  const { account } = await member()
  const answer = await plain(account, PASSWORD)
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/wps',
    value: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { rows } = await sql<{
    all: string
  }>`select string_agg(k::text, ' ') as all from kernel.known_origin k`.execute(deps.db)
  expect(rows[0]?.all).not.toContain(cookie?.value)
  expect(deviceOf(await plain(account, PASSWORD, { device: cookie?.value }))).toBe(cookie?.value)
})

test('a cookie that somebody put into the browser is replaced, and what it knew moves along', async () => {
  const [thief, victim] = [await member(), await member()]
  const planted = deviceOf(await plain(thief.account, PASSWORD))
  const fresh = deviceOf(await plain(victim.account, PASSWORD, { device: planted, ip: '203.0.113.20' }))
  expect(fresh).not.toBe(planted)
  for (const device of [planted, fresh])
    for (let time = 0; time < 3; time++) await logIn(victim.account, WRONG, { device, ip: '203.0.113.21' })
  // The planted one was a stranger's all along; the fresh one has used up its own tries by now, and the owner's address has not.
  expect((await logIn(victim.account, PASSWORD, { device: planted, ip: '203.0.113.21' })).errorCode).toBe(
    'login_locked',
  )
  expect((await plain(victim.account, PASSWORD, { ip: '203.0.113.20' })).status).toBe(200)
  for (let time = 0; time < 3; time++) await logIn(thief.account, WRONG, { ip: '203.0.113.22' })
  expect((await plain(thief.account, PASSWORD, { device: fresh, ip: '203.0.113.22' })).status).toBe(200)
})

test('a known address is forgotten after a month, a device after half a year', async () => {
  const { account } = await member()
  const device = deviceOf(await plain(account, PASSWORD, { ip: '203.0.113.30' }))
  const crowd = async () => {
    for (let time = 0; time < 10; time++) await logIn(account, WRONG, { ip: `198.51.100.${time}` })
  }
  clock.move(31 * 86_400_000)
  await crowd()
  expect((await plain(account, PASSWORD, { ip: '203.0.113.30' })).errorCode).toBe('challenge_failed')
  expect((await plain(account, PASSWORD, { ip: '203.0.113.31', device })).status).toBe(200)
  clock.move(181 * 86_400_000)
  await crowd()
  expect((await plain(account, PASSWORD, { ip: '203.0.113.32', device })).errorCode).toBe('challenge_failed')
})

test('a new password makes strangers of all who came in by the old one', async () => {
  const { account, token } = await member()
  const device = deviceOf(await plain(account, PASSWORD, { ip: '203.0.113.40' }))
  const body = { oldPassword: PASSWORD, newPassword: 'Another2027pass', confirmNewPassword: 'Another2027pass' }
  expect(deviceOf((await ask(changePassword, { token, body })) as never)).toBeDefined()
  for (let time = 0; time < 10; time++) await logIn(account, WRONG, { ip: `198.51.100.${time}` })
  expect((await plain(account, PASSWORD, { ip: '203.0.113.40', device })).errorCode).toBe('challenge_failed')
  expect((await plain(account, 'Another2027pass')).status).toBe(200)
})

test('of thirty passwords typed at once inside a session three are answered', async () => {
  const { token } = await member()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ask(confirmSession, { token, body: { password: WRONG } })),
  )
  const counts = Object.groupBy(answers, ({ errorCode = 'in' }) => errorCode)
  expect({ wrong: counts.invalid_request?.length, locked: counts.login_locked?.length }).toEqual({
    wrong: 3,
    locked: 27,
  })
})
