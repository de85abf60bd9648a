import { randomUUID } from 'node:crypto'
import { acceptInvitation, inviteOperator } from '@croupier/contract/operator-access.ts'
import { createOperator, operatorLogin } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'
import { confirmed } from '../../../test/approvals.ts'

const it = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const [ana, lea] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator05')]
const PASSWORD = 'a-first-password'
const because = { reason: 'security', note: '' }

async function invited(username: string): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const email = `${username}@croupier.example`
  const body = {
    id,
    username,
    name: username,
    email,
    roles: [],
    brands: ['LUCKY'],
    networks: [],
    state: 'active' as const,
  }
  const { extra } = await it.ask(createOperator, { token: ana, body: { ...body, ...because } })
  await confirmed(it, { token: lea, params: { approvalId: String(extra.approvalId) }, body: {} })
  return { id, code: await codeTo(it, email) }
}

const accept = (username: string, code: string, password = PASSWORD) =>
  it.ask(acceptInvitation, { body: { username, code, password } })
const login = (username: string) => it.ask(operatorLogin, { body: { username, password: PASSWORD } })

test('a new operator sets the first password with the mailed code, once', async () => {
  const { code } = await invited('nina')
  expect((await login('nina')).errorCode).toBe('login_failed')
  const both = await Promise.all([accept('nina', code), accept('nina', code)])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'verification_failed']))
  expect((await login('nina')).status).toBe(200)
})

test('a name that nobody has and a wrong code are refused alike, and no stranger uses up an invitation', async () => {
  const { code } = await invited('oto')
  const from = (ip: string, guess: string) =>
    it.ask(acceptInvitation, {
      body: { username: 'oto', code: guess, password: PASSWORD },
      headers: { 'x-forwarded-for': ip },
    })
  expect((await accept('nobody', code)).errorCode).toBe('verification_failed')
  for (let time = 0; time < 3; time++) expect((await accept('oto', 'x')).errorCode).toBe('verification_failed')
  expect((await accept('oto', code)).errorCode).toBe('verification_failed')
  for (let time = 0; time < 20; time++) await from(`198.51.100.${time}`, 'x')
  expect((await from('203.0.113.4', code)).status).toBe(200)
  expect((await accept('operator01', code)).errorCode).toBe('verification_failed')
})

test('a short password and a common one are told at their field', async () => {
  const { code } = await invited('pia')
  expect(await accept('pia', code, 'short')).toMatchObject({ errorCode: 'invalid_request' })
  expect(await accept('pia', code, 'Password20262026')).toMatchObject({
    fields: { password: [{ code: 'common_password' }] },
  })
})

test('an invitation that was made anew makes the one before good for nothing', async () => {
  const { id, code } = await invited('quin')
  const { extra } = await it.ask(inviteOperator, { token: ana, params: { operatorId: id }, body: because })
  it.clock.move(1000)
  await confirmed(it, { token: lea, params: { approvalId: String(extra.approvalId) }, body: {} })
  const newer = await codeTo(it, 'quin@croupier.example')
  expect(newer).not.toBe(code)
  expect((await accept('quin', code)).errorCode).toBe('verification_failed')
  expect((await accept('quin', newer)).status).toBe(200)
})
