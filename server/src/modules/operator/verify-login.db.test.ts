import {
  connectOperatorAuthenticator,
  offerAuthenticator,
  operatorLogin,
  operatorVerify,
} from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo, wrongOf } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world()
await operatorIn(it)

const first = async () => {
  const { value } = await it.ask(operatorLogin, { body: { username: 'operator01', password: 'Demo2026pass' } })
  return value
}
const verify = (ticket: string, code: string) => it.ask(operatorVerify, { body: { ticket, code } })

test('a wrong code counts, the fifth ends the ticket, and the right one works once', async () => {
  const { ticket } = await first()
  const code = await codeTo(it, 'operator01@croupier.example')
  for (let tries = 0; tries < 5; tries++)
    expect((await verify(ticket, wrongOf(code))).errorCode).toBe('verification_failed')
  expect((await verify(ticket, code)).errorCode).toBe('verification_expired')

  const again = await first()
  const right = await codeTo(it, 'operator01@croupier.example')
  const both = await Promise.all([0, 1].map(() => verify(again.ticket, right)))
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 410]))
})

test('a code is good for ten minutes, and for its own ticket', async () => {
  const [one, other] = [await first(), await first()]
  const code = await codeTo(it, 'operator01@croupier.example')
  expect((await verify(one.ticket, code)).errorCode).toBe('verification_failed')
  it.clock.move(10 * 60_000)
  expect((await verify(other.ticket, code)).errorCode).toBe('verification_expired')
  expect((await verify('nothing', code)).errorCode).toBe('verification_expired')
})

test('where an authenticator is connected its codes open, each once, and none is mailed', async () => {
  const token = await operatorIn(it, 'operator05')
  const { secret } = (await it.ask(offerAuthenticator, { token })).value
  const connected = { token, body: { secret, code: await codeOf(it, secret) } }
  expect((await it.ask(connectOperatorAuthenticator, connected)).status).toBe(200)

  const enter = () => it.ask(operatorLogin, { body: { username: 'operator05', password: 'Demo2026pass' } })
  it.clock.move(30_000)
  const code = await codeOf(it, secret)
  const one = (await enter()).value
  expect(one.method).toBe('totp')
  expect((await verify(one.ticket, code)).status).toBe(200)
  expect((await verify((await enter()).value.ticket, code)).errorCode).toBe('verification_failed')
})
