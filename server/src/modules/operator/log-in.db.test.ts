import { operatorLogin, operatorLogout, operatorSelf } from '@croupier/contract/operator.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'

const it = await world()
const PASSWORD = 'Demo2026pass'
const first = (username: string, password = PASSWORD) => it.ask(operatorLogin, { body: { username, password } })

test('name, password and the mailed code let an operator in, and leaving ends it', async () => {
  const token = await operatorIn(it)
  const { value } = await it.ask(operatorSelf, { token })
  expect(value).toMatchObject({ username: 'operator01', authenticator: false, sandbox: true })
  expect(value.brands.map(({ merchant }) => merchant)).toEqual(['LUCKY', 'SAMPA'])
  expect((await it.ask(operatorLogout, { token })).status).toBe(200)
  expect(await it.ask(operatorSelf, { token })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('the password alone opens nothing', async () => {
  const { value } = await first('operator01')
  expect(await it.ask(operatorSelf, { token: value.ticket })).toMatchObject({ errorCode: 'not_logged_in' })
})

test('whoever is wrong hears the same, known or not, and three misses lock the name for half an hour', async () => {
  for (const username of ['operator04', 'nobody'])
    for (let tries = 0; tries < 3; tries++)
      expect((await first(username, 'Wrong2026pass')).errorCode).toBe('login_failed')
  for (const username of ['operator04', 'nobody']) expect((await first(username)).errorCode).toBe('login_locked')
  it.clock.move(30 * 60_000 + 1)
  expect((await first('operator04')).status).toBe(200)
  expect((await first('nobody')).errorCode).toBe('login_failed')
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
  const token = await operatorIn(it, 'operator02')
  expect(await it.ask(operatorSelf, { token, headers: { merchant: 'SAMPA' } })).toMatchObject({
    errorCode: 'forbidden',
  })
  expect(await messagesTo(it, 'operator02@croupier.example')).toHaveLength(1)
})
