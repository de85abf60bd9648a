import { loginHistory, sendUnlockCode, unlockLogin } from '@croupier/contract/mfa.ts'
import { login, memberInfo } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, connectApp } from '../../../../test/authenticator.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { lastCode } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'

const here = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const { deps, clock, ask, member } = here
const PASSWORD = 'Demo2026pass'
const policy = (settings: Parameters<typeof setPolicy>[2]) => setPolicy(deps, LUCKY, settings)
await policy({ ...HASTE, challengeOn: { login: false, registration: false } })

const logIn = (username: string, password: string, ip = '127.0.0.1', more: object = {}) =>
  ask(login, { body: { type: 'username', username, password, ...more }, headers: { 'x-forwarded-for': ip } })
const unlock = (username: string, answer: string, password = PASSWORD, method: 'totp' | 'email' = 'totp') =>
  ask(unlockLogin, { body: { username, password, method, answer } })

async function owner() {
  const one = await member()
  const app = await connectApp(here, one.token)
  clock.move(30_000)
  return { ...one, ...app }
}
const lock = async (account: string) => {
  for (let time = 0; time < 3; time++) await logIn(account, 'Wrong2026pass')
  expect((await logIn(account, PASSWORD)).errorCode).toBe('login_locked')
}

beforeEach(() => clock.move(3_600_000))

describe('the owner of a locked name', () => {
  test('gets in by the password and the authenticator together, and the name is free again', async () => {
    const { account, secret } = await owner()
    await lock(account)
    const { status, value } = await unlock(account, await codeOf(here, secret))
    expect(status).toBe(200)
    expect((await ask(memberInfo, { token: value.token })).value.account).toBe(account)
    expect((await logIn(account, PASSWORD)).status).toBe(200)
  })

  test('gets in by a code to the bound e-mail', async () => {
    const { id, account } = await member()
    const email = `${account}@example.com`
    await sql`update identity.profile set email = ${email}, email_verified_at = now() where member_id = ${id}`.execute(
      deps.db,
    )
    await lock(account)
    expect((await ask(sendUnlockCode, { body: { username: account, method: 'email' } })).status).toBe(200)
    expect((await unlock(account, await lastCode(here, email), PASSWORD, 'email')).status).toBe(200)
  })

  test('gets in by a recovery code when the app is lost', async () => {
    const { account, recoveryCodes } = await owner()
    await lock(account)
    expect((await unlock(account, recoveryCodes[3]!)).status).toBe(200)
  })
})

describe('who guesses at a locked name', () => {
  test('is told the same whichever is wrong, and whether or not the name exists', async () => {
    const { account, secret } = await owner()
    await lock(account)
    const code = await codeOf(here, secret)
    const answers = [
      await unlock(account, '000000'),
      await unlock(account, code, 'Wrong2026pass'),
      await unlock('nobodyhere', '000000'),
    ].map(({ status, errorCode, message, extra }) => ({ status, errorCode, message, extra }))
    expect(answers[0]).toMatchObject({ status: 401, errorCode: 'login_failed', extra: {} })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await unlock(account, code)).status).toBe(200)
  })

  test('without the password uses up none of the owner’s tries; with it, three wrong codes and no more', async () => {
    const { account, secret } = await owner()
    await lock(account)
    for (let time = 0; time < 10; time++) await unlock(account, '000000', 'Wrong2026pass')
    for (let time = 0; time < 3; time++) await unlock(account, '000000')
    expect((await unlock(account, await codeOf(here, secret))).errorCode).toBe('login_failed')
    clock.move(31 * 60_000)
    expect((await unlock(account, await codeOf(here, secret))).status).toBe(200)
  })

  test('is answered the same for a code to a name that nobody has', async () => {
    const { account } = await member()
    const answer = async (username: string) => {
      const { status, value, errorCode } = await ask(sendUnlockCode, { body: { username, method: 'email' } })
      return { status, value, errorCode }
    }
    expect(await answer(account)).toEqual(await answer('nobodyever'))
  })
})

describe('a thousand wrong passwords', () => {
  test('from one address over many names are slowed by a picture, then the address is locked; others come in', async () => {
    await policy({
      flags: ['captcha', 'username_register', 'password_login', 'direct_registration'],
      addressLock: { captchaAfter: 10, failures: 100, windowMinutes: 30, lockMinutes: 30 },
    })
    const { account } = await member()
    const counts: Record<string, number> = {}
    for (let batch = 0; batch < 50; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => logIn(`name${batch}x${index}`, 'Wrong2026pass', '203.0.113.50')),
      )
      for (const { errorCode = 'in' } of answers) counts[errorCode] = (counts[errorCode] ?? 0) + 1
    }
    expect(counts.in).toBeUndefined()
    expect(counts.captcha_failed).toBeGreaterThan(900)
    expect(counts.login_failed).toBeLessThan(60)
    expect((await logIn(account, PASSWORD, '203.0.113.50')).errorCode).toBe('captcha_failed')
    expect((await logIn(account, PASSWORD, '203.0.113.51')).status).toBe(200)

    await policy({ flags: ['username_register', 'password_login', 'direct_registration'] })
    for (let batch = 0; batch < 20; batch++)
      await Promise.all(Array.from({ length: 10 }, (_, index) => logIn(`more${batch}x${index}`, 'x', '203.0.113.50')))
    expect((await logIn(account, PASSWORD, '203.0.113.50')).errorCode).toBe('login_locked')
    expect((await logIn(account, PASSWORD, '203.0.113.51')).status).toBe(200)
    await policy(HASTE)

    // Every guess that was looked at is written down, with where it came from; names that nobody has too.
    const { rows } = await sql<{ outcome: string; lines: number; names: number }>`
      select outcome, count(*)::int as lines, count(distinct name_hash)::int as names from identity.login_history
      where ip = '203.0.113.50' group by outcome`.execute(deps.db)
    const failed = rows.find(({ outcome }) => outcome === 'failed')
    expect(failed?.lines).toBeGreaterThanOrEqual(100)
    // Those that were under way when the address was locked, and no more.
    expect(failed?.lines).toBeLessThan(120)
    expect(failed?.names).toBe(failed?.lines)
  }, 300_000)

  test('over one name from many addresses get ten answers, then pay for each; the owner gets in and finds them listed', async () => {
    const { account } = await owner()
    const counts: Record<string, number> = {}
    for (let batch = 0; batch < 50; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => logIn(account, 'Wrong2026pass', `10.0.${batch}.${index}`)),
      )
      for (const { errorCode = 'in' } of answers) counts[errorCode] = (counts[errorCode] ?? 0) + 1
    }
    expect(counts).toEqual({ login_failed: 10, challenge_failed: 990 })
    clock.move(1000)

    const { value } = await logIn(account, PASSWORD)
    const { list } = (await ask(loginHistory, { token: value.token, query: { pageSize: 200 } })).value
    expect(list[0]?.outcome).toBe('logged_in')
    expect(list.filter(({ outcome }) => outcome === 'failed')).toHaveLength(10)
  }, 300_000)
})
