import { endOperatorSession, operatorLogout, operatorSelf, operatorSessions } from '@croupier/contract/operator.ts'
import { audit } from '@croupier/contract/audit.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'

const it = await world()

test('leaving ends this session and no other, and is on record', async () => {
  const [here, there] = [await operatorIn(it), await operatorIn(it)]
  expect((await it.ask(operatorLogout, { token: here })).status).toBe(200)
  expect((await it.ask(operatorSelf, { token: here })).errorCode).toBe('not_logged_in')
  expect((await it.ask(operatorSelf, { token: there })).status).toBe(200)
  const { list } = (await it.ask(audit, { token: there, query: { action: 'session.end' } })).value
  expect(list).toMatchObject([{ by: 'operator01' }])
})

test('a session elsewhere can be ended, once; nobody ends somebody else’s', async () => {
  const [ana, left, lea] = [await operatorIn(it), await operatorIn(it), await operatorIn(it, 'operator05')]
  const sessions = (await it.ask(operatorSessions, { token: left })).value
  const { id } = sessions.find(({ current }) => current)!
  const end = (token: string) => it.ask(endOperatorSession, { token, params: { sessionId: id } })
  expect((await end(lea)).errorCode).toBe('not_found')
  expect((await end(ana)).status).toBe(200)
  expect((await end(ana)).errorCode).toBe('not_found')
  expect((await it.ask(operatorSelf, { token: left })).errorCode).toBe('not_logged_in')
})
