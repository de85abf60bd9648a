import { confirmApproval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { exportList } from '@croupier/contract/lists.ts'
import { operators, saveRole } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../test/operators.ts'
import { world } from '../../test/world.ts'

const it = await world()
const { ask } = it
const columns = [
  { key: 'username', head: 'Username' },
  { key: 'name', head: 'Name, "full"' },
  { key: 'roles', head: 'Roles' },
]
const asked = (more: object = {}) => ({ path: operators.path, query: {}, columns, format: 'csv' as const, ...more })

test('a list becomes a file with the chosen columns, quoted where needed', async () => {
  const token = await operatorIn(it, 'operator01')
  const { value } = await ask(exportList, { token, body: asked({ query: { search: 'operator02' } }) })
  expect(value).toEqual({ rows: 1, text: 'Username,"Name, ""full""",Roles\r\noperator02,Paolo Dizon,cashier' })
})

test('as JSON the fields have their names, and nothing that the list’s own reply hides gets out', async () => {
  const token = await operatorIn(it, 'operator01')
  const body = asked({
    query: { search: 'operator02' },
    columns: [...columns, { key: 'passwordHash', head: 'x' }, { key: '__proto__.x', head: 'y' }],
    format: 'json',
  })
  const { value } = await ask(exportList, { token, body })
  expect(JSON.parse(value.text)).toMatchObject([{ username: 'operator02', roles: ['cashier'], passwordHash: null }])
})

test('who made which file is in the audit log', async () => {
  const token = await operatorIn(it, 'operator01')
  await ask(exportList, { token, body: asked() })
  const { value } = await ask(audit, { token, query: { action: 'exports.make' } })
  expect(value.list[0]).toMatchObject({ by: 'operator01', subject: { type: 'list', id: operators.path } })
})

test('what is no list, and what somebody may not see, is not exported', async () => {
  const token = await operatorIn(it, 'operator01')
  expect(await ask(exportList, { token, body: asked({ path: '/wps/operator/me' }) })).toMatchObject({
    errorCode: 'not_found',
  })
  expect(await ask(exportList, { token, body: asked({ path: '/wps/member/info' }) })).toMatchObject({
    errorCode: 'not_found',
  })
  // A role that may make files, but does not see the operators.
  const body = { name: 'Content', permissions: ['exports.make' as const], reason: 'new_task', note: '' }
  const { extra } = await ask(saveRole, { token, params: { role: 'content' }, body })
  const lea = await operatorIn(it, 'operator05')
  await ask(confirmApproval, { token: lea, params: { approvalId: String(extra.approvalId) }, body: { note: '' } })
  const mai = await operatorIn(it, 'operator03')
  expect(await ask(exportList, { token: mai, body: asked() })).toMatchObject({ errorCode: 'forbidden' })
})
