import { loginHistory, sendVerifyCode, verifyLogin } from '@croupier/contract/mfa.ts'
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
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const logIn = (username: string, ip: string, password = PASSWORD) =>
  ask(login, { body: { type: 'username', username, password }, headers: from(ip) })
const verify = (ticket: string, method: 'totp' | 'sms' | 'email' | 'mobile' | 'bankName', answer: string, ip: string) =>
  ask(verifyLogin, { body: { ticket, method, answer }, headers: from(ip) })

let number = 0
/** A member to whom everything is bound. */
async function bound() {
  const { id, account, token } = await member()
  const mobile = `+63917555${String(++number).padStart(4, '0')}`
  const email = `member${number}@example.com`
  await sql`update identity.profile set mobile_e164 = ${mobile}, mobile_verified_at = now(), country_dialing_code = '63',
              email = ${email}, email_verified_at = now() where member_id = ${id}`.execute(deps.db)
  await sql`insert into identity.payout_account (id, brand_id, member_id, provider, kind, account_name, number_sealed, number_hash,
              number_end, created_at, usable_from)
            values (gen_random_uuid(), 1, ${id}, 'BDO', 'bank', 'Juan  dela Cruz', 'x', ${`hash${number}`}, '1234', now(), now())`.execute(
    deps.db,
  )
  return { id, account, token, mobile, email }
}
const ticketOf = async (account: string, ip: string) => String((await logIn(account, ip)).extra.ticket)

beforeEach(() => clock.move(3_600_000))

describe('a login from a new address', () => {
  test('asks for one proof more and opens nothing yet; from the address of the registration it does not', async () => {
    const { account } = await bound()
    expect((await logIn(account, '127.0.0.1')).status).toBe(200)
    const answer = await logIn(account, '203.0.113.1')
    expect(answer).toMatchObject({ status: 403, errorCode: 'verification_required' })
    expect(answer.extra).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['sms', 'email', 'mobile', 'bankName'],
    })
    expect(answer.cookies).toEqual([])
  })

  test('offers only what is bound, and lets in whoever has nothing to be asked for', async () => {
    const { account, id } = await bound()
    await sql`update identity.profile set mobile_verified_at = null, email_verified_at = null where member_id = ${id}`.execute(
      deps.db,
    )
    expect((await logIn(account, '203.0.113.2')).extra.methods).toEqual(['bankName'])
    expect((await logIn((await member()).account, '203.0.113.2')).status).toBe(200)
  })

  test('asks nothing where the brand does not', async () => {
    await setPolicy(deps, LUCKY, { stepUp: { on: false } })
    expect((await logIn((await bound()).account, '203.0.113.3')).status).toBe(200)
    await setPolicy(deps, LUCKY, { stepUp: { on: true } })
  })

  test.each([
    [
      'the mobile number as it is dialed at home',
      'mobile',
      (one: { mobile: string }) => one.mobile.replace('+63', '0'),
    ],
    ['the mobile number with its country', 'mobile', (one: { mobile: string }) => one.mobile],
    ['the name on the bank account', 'bankName', () => ' juan DELA cruz '],
  ] as const)('is finished by %s, and the address is known from then on', async (_what, method, answer) => {
    const one = await bound()
    const ip = `198.51.100.${number}`
    const done = await verify(await ticketOf(one.account, ip), method, answer(one), ip)
    expect(done.value.userName).toBe(one.account)
    expect((await ask(memberInfo, { token: done.value.token, headers: from(ip) })).status).toBe(200)
    expect((await logIn(one.account, ip)).status).toBe(200)
  })

  test.each([
    ['sms', 'mobile'],
    ['email', 'email'],
  ] as const)('is finished by a code by %s', async (method, address) => {
    const one = await bound()
    const ip = '198.51.100.77'
    const ticket = await ticketOf(one.account, ip)
    const sent = await ask(sendVerifyCode, { body: { ticket, method }, headers: from(ip) })
    expect(sent.value.expiredMinutes).toBeGreaterThan(0)
    expect((await verify(ticket, method, await lastCode(here, one[address]), ip)).status).toBe(200)
  })

  test('is finished by a code of the authenticator or by a recovery code, each once', async () => {
    const one = await bound()
    const { secret, recoveryCodes } = await connectApp(here, (await logIn(one.account, '127.0.0.1')).value.token)
    const [ip, elsewhere] = ['198.51.100.80', '198.51.100.81']
    const used = await codeOf(here, secret)
    expect((await verify(await ticketOf(one.account, ip), 'totp', used, ip)).errorCode).toBe('verification_failed')
    clock.move(30_000)
    const code = await codeOf(here, secret)
    expect((await verify(await ticketOf(one.account, ip), 'totp', code, ip)).status).toBe(200)
    expect((await verify(await ticketOf(one.account, elsewhere), 'totp', code, elsewhere)).status).toBe(401)

    const recovery = recoveryCodes[0]!.toLowerCase().replace('-', ' ')
    expect((await verify(await ticketOf(one.account, elsewhere), 'totp', recovery, elsewhere)).status).toBe(200)
    const third = '198.51.100.82'
    expect((await verify(await ticketOf(one.account, third), 'totp', recovery, third)).status).toBe(401)
  })
})

describe('a ticket', () => {
  test('opens one session, however many ask at once', async () => {
    const { account, mobile } = await bound()
    const ip = '192.0.2.1'
    const ticket = await ticketOf(account, ip)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(ticket, 'mobile', mobile, ip)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ errorCode }) => errorCode === 'verification_expired')).toHaveLength(4)
  })

  test('is good for ten minutes, where it was given out and at its brand, and not beside a newer one', async () => {
    const { account, mobile } = await bound()
    const ip = '192.0.2.2'
    const over = { status: 410, errorCode: 'verification_expired' }
    const ticket = await ticketOf(account, ip)
    expect(await verify(ticket, 'mobile', mobile, '192.0.2.99')).toMatchObject(over)
    expect(
      await ask(verifyLogin, {
        body: { ticket, method: 'mobile', answer: mobile },
        headers: { ...from(ip), merchant: 'SAMPA' },
      }),
    ).toMatchObject(over)
    const newer = await ticketOf(account, ip)
    expect(await verify(ticket, 'mobile', mobile, ip)).toMatchObject(over)
    clock.move(10 * 60_000)
    expect(await verify(newer, 'mobile', mobile, ip)).toMatchObject(over)
    expect(await verify('A'.repeat(43), 'mobile', mobile, ip)).toMatchObject(over)
  })

  test('takes three wrong answers, over all tickets from one place, which lock the second step there and are in the history', async () => {
    const { account, token } = await bound()
    const ip = '192.0.2.3'
    const ticket = await ticketOf(account, ip)
    const left = []
    for (let time = 0; time < 3; time++)
      left.push((await verify(ticket, 'bankName', 'Somebody Else', ip)).extra.triesLeft)
    expect(left).toEqual([2, 1, 0])
    expect((await verify(ticket, 'bankName', 'Juan dela Cruz', ip)).errorCode).toBe('verification_expired')
    const newer = await ticketOf(account, ip)
    expect(await verify(newer, 'bankName', 'Juan dela Cruz', ip)).toMatchObject({
      status: 423,
      errorCode: 'login_locked',
    })
    const elsewhere = await ticketOf(account, '192.0.2.44')
    expect((await verify(elsewhere, 'bankName', 'Juan dela Cruz', '192.0.2.44')).status).toBe(200)
    const { list } = (await ask(loginHistory, { token })).value
    expect(list.filter(({ outcome }) => outcome === 'verification_failed')).toHaveLength(3)
  })

  test('takes no method that was not offered', async () => {
    const { account } = await bound()
    const ip = '192.0.2.4'
    const ticket = await ticketOf(account, ip)
    expect((await verify(ticket, 'totp', '000000', ip)).errorCode).toBe('verification_failed')
  })

  test('is no word about a wrong password: that is refused as ever', async () => {
    const { account } = await bound()
    expect(await logIn(account, '192.0.2.5', 'Wrong2026pass')).toMatchObject({ status: 401, errorCode: 'login_failed' })
  })
})
