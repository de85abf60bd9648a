import { changeOperatorPassword, provePassword } from '@croupier/contract/operator-access.ts'
import { operatorLogin, operatorSelf, operatorVerify } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world()
const OLD = 'Demo2026pass'
const NEW = 'quite-another-1'
const mailOf = (username: string) => `${username}@croupier.example`

const prove = (token: string, password = OLD) => it.ask(provePassword, { token, body: { password } })
const change = (token: string, ticket: string, code: string) =>
  it.ask(changeOperatorPassword, { token, body: { ticket, code, password: NEW } })

test('a new password takes the old one and a code; other sessions end, this one stays', async () => {
  const [here, elsewhere] = [await operatorIn(it, 'operator02'), await operatorIn(it, 'operator02')]
  const { value } = await prove(here)
  const code = await codeTo(it, mailOf('operator02'))
  const both = await Promise.all([change(here, value.ticket, code), change(here, value.ticket, code)])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'verification_expired']))
  expect((await it.ask(operatorSelf, { token: here })).status).toBe(200)
  expect((await it.ask(operatorSelf, { token: elsewhere })).errorCode).toBe('not_logged_in')
  const login = (password: string) => it.ask(operatorLogin, { body: { username: 'operator02', password } })
  expect((await login(OLD)).errorCode).toBe('login_failed')
  expect((await login(NEW)).status).toBe(200)
})

test('a wrong old password is told at its field, and locks like a login', async () => {
  const token = await operatorIn(it, 'operator03')
  for (let time = 0; time < 3; time++)
    expect(await prove(token, 'wrong-password')).toMatchObject({ errorCode: 'invalid_request' })
  expect((await prove(token)).errorCode).toBe('login_locked')
})

test('a wrong code changes nothing, and nobody uses the ticket of somebody else', async () => {
  const [jun, ana] = [await operatorIn(it, 'operator04'), await operatorIn(it, 'operator01')]
  const { value } = await prove(jun)
  const code = await codeTo(it, mailOf('operator04'))
  expect((await change(jun, value.ticket, 'x')).errorCode).toBe('verification_failed')
  expect((await change(ana, value.ticket, code)).errorCode).toBe('verification_expired')
  expect((await change(jun, 'no-such-ticket', code)).errorCode).toBe('verification_expired')
})

test('the ticket of a password change does not log in, and that of a login changes no password', async () => {
  const token = await operatorIn(it, 'operator05')
  const { value } = await prove(token)
  const code = await codeTo(it, mailOf('operator05'))
  expect((await it.ask(operatorVerify, { body: { ticket: value.ticket, code } })).errorCode).toBe(
    'verification_expired',
  )
  const login = await it.ask(operatorLogin, { body: { username: 'operator05', password: OLD } })
  const loginCode = await codeTo(it, mailOf('operator05'))
  expect((await change(token, login.value.ticket, loginCode)).errorCode).toBe('verification_expired')
})
