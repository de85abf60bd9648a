import { connectOperatorAuthenticator, offerAuthenticator, operatorSelf } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { operatorIn } from '../../../test/operators.ts'
import { wrongOf } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world()

test('an authenticator is connected by a right code of it, once', async () => {
  const token = await operatorIn(it)
  const { secret, uri } = (await it.ask(offerAuthenticator, { token })).value
  expect(uri).toContain('operator01')
  const connect = (code: string) => it.ask(connectOperatorAuthenticator, { token, body: { secret, code } })
  const code = await codeOf(it, secret)
  expect((await connect(wrongOf(code))).errorCode).toBe('verification_failed')
  expect((await it.ask(operatorSelf, { token })).value.authenticator).toBe(false)

  const both = await Promise.all([connect(code), connect(code)])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'authenticator_on']))
  expect((await it.ask(operatorSelf, { token })).value.authenticator).toBe(true)
  expect((await it.ask(offerAuthenticator, { token })).errorCode).toBe('authenticator_on')
})
