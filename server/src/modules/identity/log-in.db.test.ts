import { login, memberInfo } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { PLAIN_MEMBER } from '../../../test/plain-member.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { createMember } from './identity.ts'
import { logIn as logInAt } from './log-in.ts'
import { hashPassword } from './password/password.ts'

const PASSWORD = 'Demo2026pass'
const { deps, clock, ask, solved } = await world()

const policy = (settings: Parameters<typeof setPolicy>[2]) => setPolicy(deps, LUCKY, settings)
for (const brandId of [LUCKY, SAMPA]) {
  await setPolicy(deps, brandId, { ...HASTE, challengeOn: { login: false, registration: false } })
}

const passwordHash = await hashPassword(deps, PASSWORD)
const defaultHash = await hashPassword(deps, 'a123456')
let made = 0

interface Change {
  brandId?: number
  account?: string
  passwordHash?: string
  passwordIsDefault?: boolean
}
async function known(change: Change = {}): Promise<string> {
  const account = change.account ?? `known${++made}`
  const row = {
    ...PLAIN_MEMBER,
    id: newId(deps),
    nickname: account,
    passwordHash,
    ...change,
    account,
  }
  await inTransaction(deps.db, (tx) => createMember(tx, row, clock.now()))
  return account
}
const logIn = (username: string, password: string, more: object = {}, headers = {}) =>
  ask(login, { body: { type: 'username', username, password, ...more }, headers })
const fail = async (username: string, times: number) => {
  for (let time = 0; time < times; time++) expect((await logIn(username, 'wrong')).errorCode).toBe('login_failed')
}

beforeEach(() => clock.move(3_600_000))

describe('a login', () => {
  test('by the right name and password opens a session that the site knows', async () => {
    const account = await known()
    const { status, value } = await logIn(account, PASSWORD)
    expect(status).toBe(200)
    expect(value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: true,
      passwordExpired: false,
      userName: account,
    })
    expect((await ask(memberInfo, { token: value.token })).value.account).toBe(account)
  })

  test('takes the name in any case and with outer space, and the password exactly', async () => {
    const account = await known()
    expect((await logIn(`  ${account.toUpperCase()} `, PASSWORD)).value.userName).toBe(account)
    expect((await logIn(account, PASSWORD.toLowerCase())).errorCode).toBe('login_failed')
    expect((await logIn(account, ` ${PASSWORD}`)).errorCode).toBe('login_failed')
  })

  test('keeps neither the token nor the password in the database', async () => {
    const account = await known()
    const { token } = (await logIn(account, PASSWORD)).value
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(s::text, ' ') from kernel.session s) || (select string_agg(m::text, ' ') from identity.member m)
             || (select string_agg(h::text, ' ') from identity.login_history h) as all`.execute(deps.db)
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(PASSWORD)
    expect(rows[0]?.all).toContain('$argon2id$')
  })

  test('shows the last login before this one', async () => {
    const account = await known()
    const [first] = [clock.now(), await logIn(account, PASSWORD)]
    clock.move(60_000)
    const { token } = (await logIn(account, PASSWORD)).value
    expect((await ask(memberInfo, { token })).value.lastLoginAt).toBe(first.toISOString())
  })

  test('without a name or a password is refused at the field', async () => {
    expect(await logIn('   ', PASSWORD)).toMatchObject({
      status: 400,
      errorCode: 'invalid_request',
      fields: { username: [{ code: 'required' }] },
    })
    expect(await logIn('somebody', '')).toMatchObject({ status: 400, fields: { password: [{ code: 'required' }] } })
    expect(await logIn('nul\u0000', 'x')).toMatchObject({ status: 400, fields: { username: [{ code: 'invalid' }] } })
    expect(await logIn('somebody', PASSWORD, { admin: true })).toMatchObject({
      status: 400,
      fields: { admin: [{ code: 'unknown_field' }] },
    })
  })

  test('with a password that is the house’s default, or too old where that is enforced, says that it must be changed', async () => {
    const fresh = await known({ passwordHash: defaultHash, passwordIsDefault: true })
    expect((await logIn(fresh, 'a123456')).value.passwordExpired).toBe(true)
    const typed = await known({ passwordHash: defaultHash })
    expect((await logIn(typed, 'a123456')).value.passwordExpired).toBe(true)

    const old = await known()
    clock.move(91 * 86_400_000)
    expect((await logIn(old, PASSWORD)).value.passwordExpired).toBe(false)
    await policy({ flags: ['password_expiry_force', 'username_register', 'password_login'] })
    expect((await logIn(old, PASSWORD)).value.passwordExpired).toBe(true)
    await policy({ flags: ['username_register', 'password_login'] })
  })

  test('by a password is one of the brand’s switches', async () => {
    const account = await known()
    await policy({ flags: ['sms_code_login'] })
    expect(await logIn(account, PASSWORD)).toMatchObject({ status: 403, errorCode: 'forbidden' })
    await policy({ flags: ['username_register', 'password_login'] })
    expect((await logIn(account, PASSWORD)).status).toBe(200)
  })

  test('to a closed account is refused, but only to who knows the password', async () => {
    const account = await known()
    await sql`update identity.member set status = 'closed' where account = ${account}`.execute(deps.db)
    expect(await logIn(account, PASSWORD)).toMatchObject({ status: 403, errorCode: 'account_closed' })
    expect(await logIn(account, 'wrong')).toMatchObject({ status: 401, errorCode: 'login_failed' })
  })
})

describe('who guesses', () => {
  test('is told the same for a wrong password as for a name that nobody has', async () => {
    const account = await known()
    const answer = async (name: string) => {
      const { status, errorCode, message, extra, headers } = await logIn(name, 'wrong')
      return { status, errorCode, message, extra, headers: Object.keys(headers).toSorted() }
    }
    for (let time = 0; time < 5; time++) expect(await answer(account)).toEqual(await answer('nobodyhere'))
  })

  test.each([
    ['a known name', known, { status: 200 }],
    ['an unknown name', async () => `ghost${++made}`, { status: 401, errorCode: 'login_failed' }],
  ])(
    'locks %s by the third failure for thirty minutes, even against the right password',
    async (_which, name, after) => {
      const account = await name()
      await fail(account, 3)
      expect(await logIn(account.toUpperCase(), PASSWORD)).toMatchObject({
        status: 423,
        errorCode: 'login_locked',
        extra: { minutes: 30 },
        headers: { 'retry-after': '1800' },
      })
      clock.move(29 * 60_000)
      expect(await logIn(account, PASSWORD)).toMatchObject({ status: 423, extra: { minutes: 1 } })
      clock.move(60_000)
      expect(await logIn(account, PASSWORD)).toMatchObject(after)
    },
  )

  test('finds the message of the lock in words with the minutes', async () => {
    await fail('phantom', 3)
    expect((await logIn('phantom', 'x')).message).toContain('30')
  })

  test('of a hundred guesses at once gets three answers, whether or not the name exists', async () => {
    for (const account of [await known(), 'nobodyever']) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(account, 'wrong')))
      const counts = Object.groupBy(answers, (answer) => answer.errorCode ?? 'in')
      expect({ failed: counts.login_failed?.length, locked: counts.login_locked?.length }).toEqual({
        failed: 3,
        locked: 97,
      })
    }
  }, 60_000)

  test('over sixteen nodes that share a database gets three answers as well', async () => {
    const account = await known()
    const body = { type: 'username', username: account, password: 'wrong' } as const
    const nodes = Array.from({ length: 16 }, () => ({ ...deps }))
    const guess = (node: Deps) =>
      logInAt(node, {
        body,
        brandId: LUCKY,
        ip: '127.0.0.1',
        userAgent: '',
        cookie: () => undefined,
      } as unknown as Parameters<typeof logInAt>[1]).catch((error: Refusal) => error.code)
    const answers = await Promise.all(nodes.flatMap((node) => [guess(node), guess(node)]))
    expect(answers.filter((answer) => answer === 'login_failed')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'login_locked')).toHaveLength(29)
  })

  test('who knows the password comes in again and again at once, and nobody is locked out by it', async () => {
    const account = await known()
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(account, PASSWORD)))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map((answer) => answer.value.token)).size).toBe(10)
  })

  test('two failures and a success begin the count anew', async () => {
    const account = await known()
    await fail(account, 2)
    expect((await logIn(account, PASSWORD)).status).toBe(200)
    await fail(account, 2)
    expect((await logIn(account, PASSWORD)).status).toBe(200)
  })

  test('locks a name at one brand only', async () => {
    const account = await known()
    await known({ account, brandId: SAMPA })
    await fail(account, 3)
    expect((await logIn(account, PASSWORD, {}, { merchant: 'SAMPA' })).status).toBe(200)
    expect((await logIn(account, PASSWORD)).status).toBe(423)
  })

  test('leaves a history: every failure, lock and login with address and time', async () => {
    const account = await known()
    await fail(account, 2)
    await logIn(account, PASSWORD, {}, { 'user-agent': 'A browser' })
    const { rows } = await sql<{ outcome: string; ip: string; agent: string }>`
      select outcome, ip, user_agent as agent from identity.login_history
      where member_id = (select id from identity.member where account = ${account}) order by at, id`.execute(deps.db)
    expect(rows.map((row) => row.outcome).toSorted()).toEqual(['failed', 'failed', 'logged_in'])
    expect(rows.find((row) => row.outcome === 'logged_in')).toMatchObject({ ip: '127.0.0.1', agent: 'A browser' })
  })
})

describe('a captcha, where the brand has it on,', () => {
  test('is announced by the second failure and asked for by the third try; off, it is never spoken of', async () => {
    const account = await known()
    expect([(await logIn(account, 'x')).extra, (await logIn(account, 'x')).extra]).toEqual([{}, {}])

    await policy({ flags: ['captcha', 'username_register', 'password_login'], lock: { failures: 10 }, captchaAfter: 2 })
    const other = await known()
    expect((await logIn(other, 'x')).extra).toEqual({})
    expect((await logIn(other, 'x')).extra).toEqual({ captcha: true })
    expect(await logIn(other, PASSWORD)).toMatchObject({
      status: 400,
      errorCode: 'captcha_failed',
      extra: { captcha: true },
    })
    await policy({ flags: ['username_register', 'password_login'], lock: { failures: 3 }, captchaAfter: 100 })
    expect((await logIn(other, PASSWORD)).status).toBe(200)
  })
})

describe('a challenge, where the brand has it on,', () => {
  test('is asked for before anything else, and each solution works once', async () => {
    await policy({ challengeOn: { login: true, registration: true } })
    const account = await known()
    expect(await logIn(account, PASSWORD)).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
    const challenge = await solved()
    expect((await logIn(account, PASSWORD, { challenge })).status).toBe(200)
    expect(await logIn(account, PASSWORD, { challenge })).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
    await policy({ challengeOn: { login: false, registration: false } })
  })
})

describe('a session', () => {
  test('of one brand is nothing at another', async () => {
    const { token } = (await logIn(await known(), PASSWORD)).value
    for (const call of [memberInfo, balance]) {
      expect(await ask(call, { token, headers: { merchant: 'SAMPA' } })).toMatchObject({
        status: 401,
        errorCode: 'not_logged_in',
      })
    }
    expect((await ask(memberInfo, { token })).status).toBe(200)
  })

  test('ends after thirty idle minutes, and after a day however busy', async () => {
    const { token } = (await logIn(await known(), PASSWORD)).value
    clock.move(29 * 60_000)
    expect((await ask(memberInfo, { token })).status).toBe(200)
    clock.move(31 * 60_000)
    expect((await ask(memberInfo, { token })).status).toBe(401)

    const busy = (await logIn(await known(), PASSWORD)).value.token
    for (let half = 0; half < 49; half++) {
      clock.move(29 * 60_000)
      expect((await ask(memberInfo, { token: busy })).status).toBe(200)
    }
    clock.move(29 * 60_000)
    expect((await ask(memberInfo, { token: busy })).status).toBe(401)
  })

  test('of a name that does not exist here is not opened by another brand’s password', async () => {
    const account = await known()
    expect((await logIn(account, PASSWORD, {}, { merchant: 'SAMPA' })).errorCode).toBe('login_failed')
  })
})
