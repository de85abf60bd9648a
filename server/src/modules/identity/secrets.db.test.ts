import { recoverByPhone, sendLoginCode } from '@croupier/contract/codes.ts'
import type { AskedOf, Call } from '@croupier/contract/call.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { changePassword, sendUnlockCode, unlockLogin, verifyLogin } from '@croupier/contract/mfa.ts'
import { login, logout, restoreSession } from '@croupier/contract/identity.ts'
import { changePaymentPassword, resetPaymentPassword, sendFactorCode } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import { codeOf, connectApp } from '../../../test/authenticator.ts'
import { codeTo } from '../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { type Answer, type AskOptions, world } from '../../../test/world.ts'
import { bindAddress } from './codes/codes.ts'

const said: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) })
const here = await world({ log, config: { trustedProxies: ['127.0.0.1'] } })
const { clock, deps, hear, member } = here
await setPolicy(deps, LUCKY, {
  ...HASTE,
  challengeOn: { login: false, registration: false },
  lock: { failures: 50 },
  codes: { pauseS: 1, perAddressDay: 100, perIpDay: 10_000 },
})

const PASSWORDS = ['Demo2026pass', 'Typed2026wrong', 'Fresh2026pass', 'Newer2026pass']
const PINS = ['274913', '802645', '591736']
const MOBILE = '+639175557711'
const mobile = { mobileNum: MOBILE, countryDialingCode: '63' }

/** What nobody but its owner may ever read again. */
const secrets = new Set([...PASSWORDS, ...PINS])
const refusals: string[] = []

async function ask<C extends Call>(call: C, options: AskOptions<C> = {}): Promise<Answer<C>> {
  clock.move(2000)
  const answer = await here.ask(call, options)
  if (answer.errorCode !== undefined) refusals.push(JSON.stringify(answer))
  for (const { value } of answer.cookies) if (value !== '') secrets.add(value)
  const { token } = (answer.value ?? {}) as { token?: string }
  for (const secret of [token, answer.extra.ticket]) if (typeof secret === 'string') secrets.add(secret)
  return answer
}
async function code(): Promise<string> {
  const sent = await codeTo(here, MOBILE)
  secrets.add(sent)
  return sent
}

/** Everybody's ways in and the ways to change what protects them, right and wrong, by one member. */
async function comeInByEveryWay(): Promise<void> {
  const { id, account, token: first } = await member()
  secrets.add(first)
  const owner = { brandId: LUCKY, memberId: id, channel: 'sms', to: MOBILE } as const
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, owner))
  const app = await connectApp(here, first)
  for (const secret of [app.secret, ...app.recoveryCodes]) secrets.add(secret)
  clock.move(60_000)

  const byName = (password: string, more: object = {}, headers = {}) =>
    ask(login, {
      headers,
      body: { type: 'username', username: account, password, ...more } as AskedOf<typeof login, 'body'>,
    })
  await byName(PASSWORDS[1]!)
  await ask(login, { token: first, raw: { payload: 'not.a.jwe.at.all', password: PASSWORDS[0] } })
  await ask(login, { raw: `{"password": "${PASSWORDS[0]}"`, headers: { 'content-type': 'application/json' } })
  const kept = await byName(PASSWORDS[0]!, { rememberMe: true })
  const cookie = `remember=${kept.cookies[0]!.value}`
  await ask(restoreSession, { headers: { cookie } })
  await ask(restoreSession, { headers: { cookie } })

  const away = { 'x-forwarded-for': '203.0.113.9' }
  const ticket = String((await byName(PASSWORDS[0]!, {}, away)).extra.ticket)
  await ask(verifyLogin, { headers: away, body: { ticket, method: 'totp', answer: '000000' } })
  await ask(verifyLogin, { headers: away, body: { ticket, method: 'totp', answer: await codeOf(here, app.secret) } })

  await ask(sendLoginCode, { body: mobile })
  const sms = { type: 'sms', ...mobile, verificationCode: await code() } as const
  const { token } = (await ask(login, { body: sms })).value
  await ask(login, { body: sms })
  await ask(sendUnlockCode, { body: { username: account, method: 'sms' } })
  const unlocking = { username: account, password: PASSWORDS[0]!, method: 'sms', answer: await code() } as const
  await ask(unlockLogin, { body: unlocking })

  await ask(changePaymentPassword, { token, body: { paymentPassword: PINS[0]! } })
  await ask(changePaymentPassword, { token, body: { paymentPassword: PINS[1]!, oldPaymentPassword: PINS[2]! } })
  await ask(sendFactorCode, { token, body: { method: 'sms' } })
  const factor = { method: 'sms', answer: await code() } as const
  await ask(resetPaymentPassword, { token, body: { paymentPassword: PINS[1]!, factor } })

  const fresh = { newPassword: PASSWORDS[2]!, confirmNewPassword: PASSWORDS[2]! }
  await ask(changePassword, { token, body: { oldPassword: PASSWORDS[1]!, ...fresh } })
  const changed = await ask(changePassword, { token, body: { oldPassword: PASSWORDS[0]!, ...fresh } })
  await ask(sendLoginCode, { body: { ...mobile, purpose: 'recover' } })
  await ask(recoverByPhone, { body: { ...mobile, verificationCode: await code(), newPassword: PASSWORDS[3]! } })
  await ask(logout, { token: changed.value.token })
  await hear()
}
await comeInByEveryWay()

/** Those that stand there as a word of their own. */
const foundIn = (text: string) =>
  [...secrets].filter((secret) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text))

test('every way in was gone, and each left secrets behind', () => {
  expect(secrets.size).toBeGreaterThan(30)
  expect(refusals.length).toBeGreaterThan(6)
  expect(said.length).toBeGreaterThan(30)
})

test('no secret is written to the log, whatever was asked and however it failed', () => {
  expect(said.filter((line) => foundIn(line).length > 0)).toEqual([])
  expect(said.join('')).toContain(login.path)
})

test('no refusal repeats a secret', () => {
  // A ticket is what a step-up answers with.
  const told = refusals.filter((one) => !one.includes('"verification_required"'))
  expect(told.filter((one) => foundIn(one).length > 0)).toEqual([])
})

test('no secret lies in the database in the clear, in any table', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(deps.db)
  expect(tables.length).toBeGreaterThan(30)
  const found: string[] = []
  let all = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.raw(name)} t`.execute(
      deps.db,
    )
    const table = rows.map(({ text }) => text).join('\n')
    for (const secret of foundIn(table)) found.push(`${name}: ${secret}`)
    all += table
  }
  expect(found).toEqual([])
  expect(all).toContain(MOBILE)
})

const OPEN =
  /^\/wps\/agent\/affiliate |(game|merchant)Code$|^\/wps\/operator\/(games|vendors|vendor-access|tables)\/.* code$|gameList code$/

test('no call takes a secret in its address', () => {
  const named = Object.values(CALLS)
    .flat()
    .flatMap(({ path, params, query }) =>
      [params, query]
        .flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []))
        .map((name) => `${path} ${name}`),
    )
  expect(named.length).toBeGreaterThan(10)
  // An invitation is handed around, and what games, vendors and rounds are called is no secret: neither opens anything.
  const suspicious = named.filter((one) =>
    /token|password|secret|ticket|code|answer|factor/i.test(one.split(' ')[1] ?? ''),
  )
  expect(suspicious.filter((one) => !OPEN.test(one))).toEqual([])
})
