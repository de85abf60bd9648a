import { operatorLogin, operatorLogout, operatorSelf, operatorVerify } from '@croupier/contract/operator.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo, messagesTo } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const PASSWORD = 'Demo2026pass'
const first = async (username: string, password = PASSWORD, from: { ip?: string; cookie?: string } = {}) => {
  const headers = { 'x-forwarded-for': from.ip ?? '192.0.2.1', ...(from.cookie && { cookie: from.cookie }) }
  const answer = await it.ask(operatorLogin, { body: { username, password }, headers })
  if (answer.errorCode !== 'challenge_failed') return answer
  const challenge = await it.solved({}, Number(answer.extra.times))
  return it.ask(operatorLogin, { body: { username, password, challenge }, headers })
}

test('name, password and the mailed code let an operator in, and leaving ends it', async () => {
  const token = await operatorIn(it)
  const { value } = await it.ask(operatorSelf, { token })
  expect(value).toMatchObject({ username: 'operator01', authenticator: false, sandbox: true })
  expect(value.brands.map(({ merchant }) => merchant)).toEqual(['LUCKY', 'SAMPA', 'SEN'])
  expect((await it.ask(operatorLogout, { token })).status).toBe(200)
  expect(await it.ask(operatorSelf, { token })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('the password alone opens nothing', async () => {
  const { value } = await first('operator01')
  expect(await it.ask(operatorSelf, { token: value.ticket })).toMatchObject({ errorCode: 'not_logged_in' })
})

test('whoever is wrong hears the same, known or not, and three misses lock the name from there for half an hour', async () => {
  for (const username of ['operator04', 'nobody'])
    for (let tries = 0; tries < 3; tries++)
      expect((await first(username, 'Wrong2026pass')).errorCode).toBe('login_failed')
  for (const username of ['operator04', 'nobody']) expect((await first(username)).errorCode).toBe('login_locked')
  it.clock.move(30 * 60_000 + 1)
  expect((await first('operator04')).status).toBe(200)
  expect((await first('nobody')).errorCode).toBe('login_failed')
})

test('the third try takes a proof of work twice as dear, before anybody is locked out', async () => {
  const plain = () => it.ask(operatorLogin, { body: { username: 'operator03', password: 'Wrong2026pass' } })
  expect([(await plain()).errorCode, (await plain()).errorCode]).toEqual(['login_failed', 'login_failed'])
  expect(await plain()).toMatchObject({ status: 400, errorCode: 'challenge_failed', extra: { times: 2 } })
  const challenge = await it.solved()
  const cheap = { username: 'operator03', password: PASSWORD, challenge }
  expect((await it.ask(operatorLogin, { body: cheap })).errorCode).toBe('challenge_failed')
})

test('strangers at many addresses pay more and more, and an operator who was here before comes in as ever', async () => {
  const token = await operatorIn(it, 'operator02')
  expect((await it.ask(operatorSelf, { token })).status).toBe(200)
  for (let tries = 0; tries < 20; tries++)
    expect((await first('operator02', 'Wrong2026pass', { ip: `198.51.100.${tries}` })).errorCode).toBe('login_failed')
  const body = { username: 'operator02', password: PASSWORD }
  const elsewhere = await it.ask(operatorLogin, { body, headers: { 'x-forwarded-for': '198.51.100.77' } })
  expect(elsewhere).toMatchObject({ errorCode: 'challenge_failed', extra: { times: 32 } })
  // The same address as before, and no proof of work.
  expect((await it.ask(operatorLogin, { body })).status).toBe(200)
  expect((await first('operator02', PASSWORD, { ip: '198.51.100.78' })).status).toBe(200)
})

test('a device that an operator has logged in with is known at every address, and nobody else’s is', async () => {
  await operatorIn(it, 'operator05')
  const { value } = await first('operator05')
  const code = await codeTo(it, 'operator05@croupier.example')
  const entered = await it.ask(operatorVerify, { body: { ticket: value.ticket, code } })
  const [device] = entered.cookies
  expect(device).toMatchObject({ name: 'console_device', httpOnly: true, sameSite: 'Strict', path: '/wps/operator' })
  const cookie = `console_device=${device?.value}`
  for (let tries = 0; tries < 3; tries++) await first('operator05', 'Wrong2026pass', { ip: '203.0.113.9' })
  expect((await first('operator05', PASSWORD, { ip: '203.0.113.9' })).errorCode).toBe('login_locked')
  expect((await first('operator05', PASSWORD, { ip: '203.0.113.9', cookie })).status).toBe(200)
  for (let tries = 0; tries < 3; tries++) await first('operator04', 'Wrong2026pass', { ip: '203.0.113.8', cookie })
  expect((await first('operator04', PASSWORD, { ip: '203.0.113.8', cookie })).errorCode).toBe('login_locked')
})

test('half an hour without a call ends a session', async () => {
  const token = await operatorIn(it)
  it.clock.move(29 * 60_000)
  expect((await it.ask(operatorSelf, { token })).status).toBe(200)
  it.clock.move(29 * 60_000)
  expect((await it.ask(operatorSelf, { token })).status).toBe(200)
  it.clock.move(31 * 60_000)
  expect((await it.ask(operatorSelf, { token })).status).toBe(401)
})

test('a member’s token is no operator’s, nor the other way round', async () => {
  const member = await it.member()
  expect((await it.ask(operatorSelf, { token: member.token })).errorCode).toBe('not_logged_in')
  expect((await it.ask(memberInfo, { token: await operatorIn(it) })).errorCode).toBe('not_logged_in')
})

test('an operator of one brand is refused in another', async () => {
  const before = (await messagesTo(it, 'operator02@croupier.example')).length
  const token = await operatorIn(it, 'operator02')
  expect(await it.ask(operatorSelf, { token, headers: { merchant: 'SAMPA' } })).toMatchObject({
    errorCode: 'forbidden',
  })
  expect(await messagesTo(it, 'operator02@croupier.example')).toHaveLength(before + 1)
})
