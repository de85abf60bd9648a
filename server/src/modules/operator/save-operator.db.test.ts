import { randomUUID } from 'node:crypto'
import { createOperator, operators, operatorSelf, saveOperator } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'
import { confirmed } from '../../../test/approvals.ts'

const it = await world()
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]

const find = async (username: string) =>
  (await it.ask(operators, { token: ana, query: { search: username } })).value.list.find(
    (one) => one.username === username,
  )
const fields = {
  name: 'Rina',
  email: 'rina@croupier.example',
  roles: ['content'],
  brands: ['LUCKY'],
  networks: [] as string[],
}
const rina = (changed = {}) => ({ ...fields, state: 'active' as const, reason: 'new_task', ...changed })
const confirm = (approvalId: unknown, token = lea) =>
  confirmed(it, { token, params: { approvalId: String(approvalId) }, body: {} })

test('a new operator waits for a second person and is there once', async () => {
  const body = { ...rina(), id: randomUUID(), username: 'rina' }
  const asked = await it.ask(createOperator, { token: ana, body })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'operator_new' } })
  expect(await find('rina')).toBeUndefined()
  const both = await Promise.all([confirm(asked.extra.approvalId), confirm(asked.extra.approvalId)])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'approval_over']))
  expect(await find('rina')).toMatchObject({ id: body.id, roles: ['content'], brands: ['LUCKY'] })
  const again = { ...body, id: randomUUID() }
  expect((await it.ask(createOperator, { token: ana, body: again })).errorCode).toBe('username_taken')
})

test('a role, a brand, a network and coming back give more; their opposites nobody has to confirm', async () => {
  const { id } = (await find('rina'))!
  const save = (changed = {}) => it.ask(saveOperator, { token: ana, params: { operatorId: id }, body: rina(changed) })
  for (const more of [{ roles: ['content', 'risk'] }, { brands: ['LUCKY', 'SAMPA'] }]) {
    const asked = await save(more)
    expect(asked).toMatchObject({ status: 202, extra: { rule: 'operator_more_rights' } })
    expect((await confirm(asked.extra.approvalId)).status).toBe(200)
    expect(await find('rina')).toMatchObject(more)
    expect((await save()).status).toBe(200)
  }
  expect((await save({ networks: ['203.0.113.0/24'] })).status).toBe(200)
  expect((await save({ networks: ['203.0.113.0/24'], state: 'suspended', roles: [] })).status).toBe(200)
  for (const more of [{ networks: [] }, { networks: ['203.0.113.0/24', '198.51.100.7'] }]) {
    const asked = await save({ state: 'suspended', roles: [], ...more })
    expect(asked.status).toBe(202)
    expect((await confirm(asked.extra.approvalId)).status).toBe(200)
    expect((await save({ networks: ['203.0.113.0/24'], state: 'suspended', roles: [] })).status).toBe(200)
  }
  expect((await save({ networks: ['203.0.113.0/24'], roles: [] })).status).toBe(202)
})

test('nobody changes their own rights, unknown roles and brands are told at their fields, a stranger’s id is not found', async () => {
  const self = (await it.ask(operatorSelf, { token: ana })).value
  const save = (operatorId: string, changed = {}) =>
    it.ask(saveOperator, { token: ana, params: { operatorId }, body: rina(changed) })
  expect((await save(self.id)).errorCode).toBe('own_approval')
  expect((await save(randomUUID())).errorCode).toBe('not_found')
  const { id } = (await find('rina'))!
  expect((await save(id, { roles: ['king'] })).fields).toHaveProperty('roles')
  expect((await save(id, { brands: ['NOWHERE'] })).fields).toHaveProperty('brands')
  expect((await save(id, { networks: ['here'] })).errorCode).toBe('invalid_request')
})

test('who is suspended is out at once, and who comes from elsewhere is refused', async () => {
  const paolo = await operatorIn(it, 'operator02')
  const { id, name, email, roles, brands } = (await find('operator02'))!
  const save = (changed: object) =>
    it.ask(saveOperator, {
      token: ana,
      params: { operatorId: id },
      body: { name, email, roles, brands, networks: [], state: 'active', reason: 'new_task', ...changed },
    })
  expect((await save({ networks: ['203.0.113.0/24'] })).status).toBe(200)
  expect((await it.ask(operatorSelf, { token: paolo })).errorCode).toBe('forbidden')
  expect((await save({ networks: ['127.0.0.0/8', '203.0.113.0/24'] })).status).toBe(202)
  expect((await save({ networks: ['203.0.113.0/24'], state: 'suspended' })).status).toBe(200)
  expect((await it.ask(operatorSelf, { token: paolo })).errorCode).toBe('not_logged_in')
})
