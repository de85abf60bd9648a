import { approvals } from '@croupier/contract/approvals.ts'
import { inviteOperator, resetAuthenticator } from '@croupier/contract/operator-access.ts'
import {
  connectOperatorAuthenticator,
  offerAuthenticator,
  operatorLogin,
  operators,
  operatorSelf,
} from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'
import { confirmed } from '../../../test/approvals.ts'

const it = await world()
const [ana, lea] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator05')]
const body = { reason: 'device_lost', note: '' }
const idOf = async (username: string) =>
  (await it.ask(operators, { token: ana, query: { search: username } })).value.list[0]!.id
const confirm = (approvalId: unknown, token = lea) =>
  confirmed(it, { token, params: { approvalId: String(approvalId) }, body: {} })

test('an authenticator is forgotten by two people; then codes go by mail, and nobody is logged in', async () => {
  const token = await operatorIn(it, 'operator02')
  const { value } = await it.ask(offerAuthenticator, { token })
  const code = await codeOf(it, value.secret)
  await it.ask(connectOperatorAuthenticator, { token, body: { secret: value.secret, code } })
  const login = () => it.ask(operatorLogin, { body: { username: 'operator02', password: 'Demo2026pass' } })
  expect((await login()).value.method).toBe('totp')

  const params = { operatorId: await idOf('operator02') }
  const asked = await it.ask(resetAuthenticator, { token: ana, params, body })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'operator_access' } })
  expect((await login()).value.method).toBe('totp')
  const both = await Promise.all([confirm(asked.extra.approvalId), confirm(asked.extra.approvalId)])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'approval_over']))
  expect((await login()).value.method).toBe('email')
  expect((await it.ask(operatorSelf, { token })).errorCode).toBe('not_logged_in')
})

test.each([resetAuthenticator, inviteOperator])('$path: not for oneself, not for a stranger', async (call) => {
  const own = (await it.ask(operatorSelf, { token: ana })).value.id
  expect((await it.ask(call, { token: ana, params: { operatorId: own }, body })).errorCode).toBe('own_approval')
  const stranger = '01890000-0000-7000-8000-000000000000'
  expect((await it.ask(call, { token: ana, params: { operatorId: stranger }, body })).errorCode).toBe('not_found')
})

test('who asked for it does not confirm it', async () => {
  const params = { operatorId: await idOf('operator03') }
  const { extra } = await it.ask(inviteOperator, { token: ana, params, body })
  expect((await confirm(extra.approvalId, ana)).errorCode).toBe('own_approval')
  const { value } = await it.ask(approvals, { token: lea, query: { state: 'waiting' } })
  expect(value.list.map(({ id }) => id)).toContain(extra.approvalId)
})
