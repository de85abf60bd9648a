import { acceptInvitation } from '@croupier/contract/operator-access.ts'
import { audit } from '@croupier/contract/audit.ts'
import { operatorLogin, operatorSelf, operatorVerify } from '@croupier/contract/operator.ts'
import { PERMISSIONS } from '@croupier/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { codeTo } from '../../../test/outbox.ts'
import { world } from '../../../test/world.ts'
import { type AccessOrder, restoreAccess } from './restore-access.ts'

const it = await world()
const PASSWORD = 'quite a long password'

const give = (verb: AccessOrder['verb'], name: string, more: Partial<AccessOrder> = {}) =>
  restoreAccess(it.deps, { verb, name, email: '', role: '', merchants: [], by: 'ana', reason: 'lost', ...more })

async function enter(username: string, email: string) {
  const first = await it.ask(operatorLogin, { body: { username, password: PASSWORD } })
  const body = { ticket: first.value.ticket, code: await codeTo(it, email) }
  return (await it.ask(operatorVerify, { body })).value.token
}

test('the first operator is made by command, sets a password by the printed code, and may do everything everywhere', async () => {
  const email = 'boss@acme.example'
  const code = (await give('create', 'Boss', { email, role: 'everything' })) ?? ''
  expect(code).toMatch(/^\d{12}$/)
  const body = { username: 'boss', code, password: PASSWORD }
  expect((await it.ask(acceptInvitation, { body })).status).toBe(200)
  it.clock.move(1000)
  const token = await enter('boss', email)
  const { value } = await it.ask(operatorSelf, { token })
  expect(value.permissions).toHaveLength(PERMISSIONS.length)
  expect(value.brands.map(({ merchant }) => merchant)).toEqual(['LUCKY', 'SAMPA', 'SEN'])
  const { list } = (await it.ask(audit, { token, query: { action: 'operators.command' } })).value
  expect(list).toMatchObject([
    { by: 'ana', subject: { name: 'boss' } },
    { by: 'ana', subject: { type: 'role' } },
  ])
  await expect(give('create', 'boss', { email, role: 'everything' })).rejects.toMatchObject({ code: 'username_taken' })
})

test('a role that was stripped, an operator who was suspended and an authenticator that was lost come back', async () => {
  const token = await operatorIn(it, 'operator01')
  await sql`update operator.role set permissions = '{}'`.execute(it.deps.db)
  await sql`update operator.operator set state = 'suspended', roles = '{}', authenticator = 'lost'
            where username = 'operator05'`.execute(it.deps.db)
  await give('role', 'everything')
  expect((await it.ask(operatorSelf, { token })).value.permissions).toHaveLength(PERMISSIONS.length)
  await give('allow', 'operator05', { role: 'everything' })
  await give('forget-authenticator', 'operator05')
  const self = await it.ask(operatorSelf, { token: await operatorIn(it, 'operator05') })
  expect(self.value).toMatchObject({ roles: ['everything'], authenticator: false })
})

test('a brand or an operator that nobody knows is refused', async () => {
  await expect(give('invite', 'ghost')).rejects.toMatchObject({ code: 'not_found' })
  await expect(give('invite', 'operator01', { merchants: ['NONE'] })).rejects.toMatchObject({ code: 'not_found' })
})
