import { recoverByEmail, sendRecoveryMail } from '@croupier/contract/codes.ts'
import { login, memberInfo, register } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeTo, messagesTo, wrongOf } from '../../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const house = await world()
const { deps, app, ask, clock, solved } = house
await setPolicy(deps, LUCKY, {
  ...HASTE,
  stepUp: { on: false },
  codes: { perAddressDay: 100, perIpDay: 1000 },
  challengeOn: { login: false, registration: false },
})

const OLD = 'Sampag1ta2026'
const NEW = 'Lagundi2027x'
let people = 0

async function owner() {
  const username = `mailer${people++}`
  const email = `Person${people}@mail.example`
  const { value } = await ask(register, { body: { username, password: OLD, email, agree: true } })
  return { username, email, to: email.toLowerCase(), token: value.token }
}
const send = (username: string, email: string, more: object = {}) =>
  ask(sendRecoveryMail, { body: { username, email, ...more } })
const recover = (username: string, email: string, verificationCode: string, newPassword = NEW) =>
  ask(recoverByEmail, { body: { username, email, verificationCode, newPassword } })
const enter = (username: string, password: string) => ask(login, { body: { type: 'username', username, password } })

test('who has lost the password gets a code by mail, sets a new one and is logged in', async () => {
  const { username, email, to, token } = await owner()
  expect(await send(username, email)).toMatchObject({ status: 200, value: { expiredMinutes: 5 } })
  const code = await codeTo(house, to)
  clock.move(1000)
  const { status, value } = await recover(username, to, code)
  expect(status).toBe(200)
  expect((await ask(memberInfo, { token: value.token })).value.account).toBe(username)
  expect((await ask(memberInfo, { token })).status).toBe(401)
  expect((await enter(username, OLD)).errorCode).toBe('login_failed')
  expect((await enter(username, NEW)).status).toBe(200)
  expect((await messagesTo(house, to))[0]?.subject).toBe('Your LUCKY password was changed')
})

test('whoever had the code has proved the e-mail', async () => {
  const { username, email, to } = await owner()
  await send(username, email)
  await recover(username, email, await codeTo(house, to))
  const { rows } =
    await sql`select from identity.profile where email = ${to} and email_verified_at is not null`.execute(deps.db)
  expect(rows).toHaveLength(1)
})

test('a name and an e-mail that do not belong together are answered the same, and nothing is sent', async () => {
  const [one, other] = [await owner(), await owner()]
  const right = await send(one.username, one.email)
  for (const [username, email] of [
    [other.username, 'nobody@mail.example'],
    ['nobody77', other.email],
  ] as const) {
    const wrong = await send(username, email)
    expect([wrong.status, wrong.value]).toEqual([right.status, right.value])
    expect(await messagesTo(house, email.toLowerCase())).toEqual([])
    const refused = await recover(username, email, '123456')
    expect(refused).toMatchObject({ status: 400, errorCode: 'code_wrong' })
  }
  expect(await recover(one.username, one.email, wrongOf(await codeTo(house, one.to)))).toMatchObject({
    status: 400,
    errorCode: 'code_wrong',
  })
})

test('a code of one account sets no password of another with the same e-mail', async () => {
  const one = await owner()
  await ask(register, { body: { username: 'samemail1', password: OLD, email: one.email, agree: true } })
  await send(one.username, one.email)
  expect(await recover('samemail1', one.email, await codeTo(house, one.to))).toMatchObject({ errorCode: 'code_wrong' })
})

test('the request travels as a form, and as nothing else', async () => {
  const { username, email } = await owner()
  const url = sendRecoveryMail.path
  const headers = { merchant: 'LUCKY' }
  const json = await app.http.inject({ method: 'POST', url, headers, payload: { username, email } })
  expect(json.statusCode).toBe(415)
  const elsewhere = await app.http.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'type=username',
  })
  expect(elsewhere.statusCode).toBe(415)
  expect(await send(username, email, { memberId: 'x' })).toMatchObject({
    fields: { memberId: [{ code: 'unknown_field' }] },
  })
  expect(await send('', '')).toMatchObject({
    fields: { username: [{ code: 'required' }], email: [{ code: 'required' }] },
  })
})

test('the new password obeys the brand’s rule', async () => {
  const { username, email } = await owner()
  expect(await recover(username, email, '123456', 'abc1')).toMatchObject({
    fields: { newPassword: [{ code: 'too_short' }] },
  })
})

test('where the challenge is on a mail costs one; where the brand has it off there is none', async () => {
  const { username, email } = await owner()
  await setPolicy(deps, LUCKY, { challengeOn: { login: true } })
  expect(await send(username, email)).toMatchObject({ errorCode: 'challenge_failed' })
  expect((await send(username, email, { challenge: await solved() })).status).toBe(200)
  await setPolicy(deps, LUCKY, { flags: [] })
  expect(await send(username, email)).toMatchObject({ status: 403, errorCode: 'forbidden' })
  expect(await recover(username, email, '123456')).toMatchObject({ status: 403, errorCode: 'forbidden' })
})
