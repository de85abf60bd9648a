import type { Call } from '@croupier/contract/call.ts'
import {
  recoverByEmail,
  recoverByPhone,
  sendLoginCode,
  sendRecoveryMail,
  sendRegistrationCode,
} from '@croupier/contract/codes.ts'
import { sendUnlockCode, unlockLogin } from '@croupier/contract/mfa.ts'
import { login, registerMobile } from '@croupier/contract/identity.ts'
import { sendBindingCode } from '@croupier/contract/security.ts'
import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectApp } from '../../../test/authenticator.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { type AskOptions, world } from '../../../test/world.ts'
import { brandOf } from '#modules/brand/brand.ts'

// Counted, and done as ever.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify), hash: vi.fn(argon2.hash) }
})
const asked = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => asked.mockRestore())

const here = await world()
const { ask, clock, deps, member } = here
const WRONG = 'Wrong2026pass'
const NUMBERS = { known: '9175550142', unknown: '9175550143' }

beforeAll(async () => {
  const { settings } = await brandOf(deps, LUCKY)
  const free = { perAddressDay: 1000, perIpDay: 100_000, perBrandDay: 100_000 }
  await setPolicy(deps, LUCKY, {
    ...HASTE,
    challengeOn: { login: false, registration: false },
    codes: { ...free, pauseS: 1 },
    flags: [
      ...settings.flags,
      'sms_code_login',
      'sms_verification',
      'mobile_register',
      'mobile_password_register',
      'forgot_password_phone',
      'forgot_password_email',
    ],
  })
  for (const account of ['known', 'bare']) {
    const { id, token } = await member(account)
    if (account !== 'known') continue
    await connectApp(here, token)
    await sql`
        update identity.profile set email = 'known@inbox.example', email_verified_at = now(), mobile_e164 = ${`+63${NUMBERS.known}`},
               mobile_num = ${NUMBERS.known}, country_dialing_code = '63', mobile_verified_at = now()
        where member_id = ${id}`.execute(deps.db)
  }
})

/** What the house did for one call: every statement in its order, and how often it hashed. */
async function workOf<C extends Call>(call: C, options: AskOptions<C>) {
  asked.mockClear()
  vi.mocked(verify).mockClear()
  vi.mocked(hash).mockClear()
  const { status, value, errorCode, message, extra, headers } = await ask(call, options)
  // What is remembered of brands and keys is read anew now and then, whoever asks.
  const statements = asked.mock.calls
    .map(([query]: readonly unknown[]) => textOf(query))
    .filter((text) => !/\bbrand\.brand\b|\bkernel\.encryption_key\b/.test(text))
  return {
    answer: { status, value, errorCode, message, extra, headers: Object.keys(headers).toSorted() },
    work: { statements, verified: vi.mocked(verify).mock.calls.length, hashed: vi.mocked(hash).mock.calls.length },
  }
}
const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

type NumberOwner = keyof typeof NUMBERS
const sms = (who: NumberOwner) => ({ mobileNum: NUMBERS[who], countryDialingCode: '63' })
const mail = (who: NumberOwner) => ({ username: who, email: `${who}@inbox.example` })
const wrongLogin = (username: string) => workOf(login, { body: { type: 'username', username, password: WRONG } })

type WorkMeter = (who: NumberOwner) => ReturnType<typeof workOf>
const unlockCode = (username: string, method: 'sms' | 'email') => workOf(sendUnlockCode, { body: { username, method } })
const newPassword = { verificationCode: '000000', newPassword: 'Fresh2026pass' }
const typed = {
  password: 'Fresh2026pass',
  confirmPassword: 'Fresh2026pass',
  agree: true,
  verificationCode: '000000',
} as const

const askings: readonly (readonly [string, WorkMeter, object])[] = [
  ['a wrong password', wrongLogin, { status: 401, errorCode: 'login_failed' }],
  [
    'opening a locked name by a wrong password',
    (username) => workOf(unlockLogin, { body: { username, password: WRONG, method: 'email', answer: '000000' } }),
    { status: 401, errorCode: 'login_failed' },
  ],
  ['a code by SMS that opens a locked name', (who) => unlockCode(who, 'sms'), { status: 200 }],
  ['a code by mail that opens a locked name', (who) => unlockCode(who, 'email'), { status: 200 }],
  [
    'the same for a member with nothing bound',
    (who) => unlockCode(who === 'known' ? 'bare' : who, 'email'),
    { status: 200 },
  ],
  ['a code for logging in', (who) => workOf(sendLoginCode, { body: sms(who) }), { status: 200 }],
  [
    'a code for recovering',
    (who) => workOf(sendLoginCode, { body: { ...sms(who), purpose: 'recover' } }),
    { status: 200 },
  ],
  ['a mail for recovering', (who) => workOf(sendRecoveryMail, { body: mail(who) }), { status: 200 }],
  [
    'a code for registering with a number',
    (who) => workOf(sendRegistrationCode, { body: { mobileNo: NUMBERS[who], countryDialingCode: '63' } }),
    { status: 200 },
  ],
  [
    'a login by a wrong code',
    (who) => workOf(login, { body: { type: 'sms', ...sms(who), verificationCode: '000000' } }),
    { status: 400 },
  ],
  [
    'a recovery by phone by a wrong code',
    (who) => workOf(recoverByPhone, { body: { ...sms(who), ...newPassword } }),
    { status: 400 },
  ],
  [
    'a recovery by mail by a wrong code',
    (who) => workOf(recoverByEmail, { body: { ...mail(who), ...newPassword } }),
    { status: 400 },
  ],
  [
    'a registration by a wrong code',
    (who) => workOf(registerMobile, { body: { ...sms(who), ...typed } }),
    { status: 400 },
  ],
]

test.each(askings)(
  '%s costs the same and is answered the same, whether or not somebody is there',
  async (...[, of, expected]) => {
    // One of each fills what is remembered between calls.
    for (const who of ['known', 'unknown'] as const) await of(who)
    clock.move(61_000)
    const [known, unknown] = [await of('known'), await of('unknown')]
    expect(known.answer).toMatchObject(expected)
    expect(unknown).toEqual(known)
    expect(known.work.statements.length).toBeGreaterThan(1)
  },
)

test.each(['sms', 'email', 'totp'] as const)(
  'opening a locked name by %s costs the same whether the password or the proof is wrong, and where nobody is',
  async (method) => {
    const open = (username: string, password: string) =>
      workOf(unlockLogin, { body: { username, password, method, answer: '000000' } })
    if (method !== 'totp') for (const name of ['known', 'unknown']) await unlockCode(name, method)
    // One fills what is remembered between calls.
    await open('known', WRONG)
    clock.move(3_600_000)
    if (method !== 'totp') for (const name of ['known', 'unknown']) await unlockCode(name, method)
    const right = await open('known', 'Demo2026pass')
    expect(right.answer).toMatchObject({ status: 401, errorCode: 'login_failed' })
    expect(await open('known', WRONG)).toEqual(right)
    expect(await open('unknown', 'Demo2026pass')).toEqual(right)
    // A member who has bound nothing is not told apart either.
    expect(await open('bare', 'Demo2026pass')).toEqual(right)
    expect(right.work.verified).toBe(1)
  },
)

test('a wrong password is checked once, and a locked name not at all', async () => {
  clock.move(3_600_000)
  for (const who of ['known', 'unknown']) {
    for (let time = 0; time < 3; time++)
      expect(await wrongLogin(who)).toMatchObject({ answer: { errorCode: 'login_failed' }, work: { verified: 1 } })
  }
  const [known, unknown] = [await wrongLogin('known'), await wrongLogin('unknown')]
  expect(known.answer).toMatchObject({ status: 423, errorCode: 'login_locked' })
  expect(unknown).toEqual(known)
  expect(known.work.verified).toBe(0)
})

test('asking for a code to bind an e-mail that is somebody else’s', async () => {
  const { token } = await member()
  const of = async (who: NumberOwner) => {
    clock.move(61_000)
    return workOf(sendBindingCode, { token, body: { channel: 'mail', to: mail(who).email } })
  }
  for (const who of ['known', 'unknown'] as const) await of(who)
  const [known, unknown] = [await of('known'), await of('unknown')]
  expect(known.answer.status).toBe(200)
  expect(unknown).toEqual(known)
})
