import {
  connectOperatorAuthenticator,
  offerAuthenticator,
  operatorLogin,
  operatorVerify,
} from '@croupier/contract/operator.ts'
import { audit } from '@croupier/contract/audit.ts'
import { expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo, messagesTo, wrongOf } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world({ config: { trustedProxies: ['127.0.0.1'] } })
await operatorIn(it)
const MAIL = 'operator01@croupier.example'
const OPERATOR = { username: 'operator01', password: 'Demo2026pass' }

const first = async () => {
  const { value } = await it.ask(operatorLogin, { body: { username: 'operator01', password: 'Demo2026pass' } })
  return value
}
const verify = (ticket: string, code: string) => it.ask(operatorVerify, { body: { ticket, code } })

test('a right code works once', async () => {
  const { ticket } = await first()
  const code = await codeTo(it, MAIL)
  expect((await verify(ticket, wrongOf(code))).errorCode).toBe('verification_failed')
  const both = await Promise.all([0, 1].map(() => verify(ticket, code)))
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 410]))
})

test('three wrong codes lock the second step from there, over all tickets; the operator is told, and the log knows', async () => {
  for (let tries = 0; tries < 3; tries++) {
    const { ticket } = await first()
    const code = await codeTo(it, MAIL)
    expect((await verify(ticket, wrongOf(code))).errorCode).toBe('verification_failed')
  }
  expect((await messagesTo(it, MAIL))[0]?.subject).toContain('Login attempt on your')
  expect((await it.ask(operatorLogin, { body: OPERATOR })).errorCode).toBe('login_locked')
  const elsewhere = { 'x-forwarded-for': '192.0.2.9' }
  const { ticket } = (await it.ask(operatorLogin, { body: OPERATOR, headers: elsewhere })).value
  const code = await codeTo(it, MAIL)
  const entered = await it.ask(operatorVerify, { body: { ticket, code }, headers: elsewhere })
  const { list } = (await it.ask(audit, { token: entered.value.token, query: { action: 'session.locked' } })).value
  expect(list).toMatchObject([{ by: 'operator01', subject: { type: 'operator', name: 'operator01' } }])
  it.clock.move(30 * 60_000 + 1)
})

test('three hundred wrong codes at once, from as many addresses, get fifteen answers', async () => {
  const tickets: { readonly headers: Record<string, string>; readonly ticket: string }[] = []
  for (let index = 0; index < 20; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    tickets.push({ headers, ticket: (await it.ask(operatorLogin, { body: OPERATOR, headers })).value.ticket })
  }
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => {
      const { ticket } = tickets[index % tickets.length]!
      const headers = { 'x-forwarded-for': `198.51.${index % 7}.${index}` }
      return it.ask(operatorVerify, { body: { ticket, code: 'nothing' }, headers })
    }),
  )
  const counts = Object.groupBy(answers, ({ errorCode = 'in' }) => errorCode)
  expect(counts.in).toBeUndefined()
  expect(counts.verification_failed).toHaveLength(15)
  const known = (await it.ask(operatorLogin, { body: OPERATOR })).value
  expect((await verify(known.ticket, await codeTo(it, MAIL))).status).toBe(200)
  it.clock.move(24 * 3_600_000 + 1)
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
