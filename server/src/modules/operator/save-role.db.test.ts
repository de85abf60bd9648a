import { randomUUID } from 'node:crypto'
import { operators, roles, saveOperator, saveRole } from '@croupier/contract/operator.ts'
import { approvals, refuseApproval } from '@croupier/contract/approvals.ts'
import { audit, auditEntry, verifyAudit } from '@croupier/contract/audit.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'
import { confirmed } from '../../../test/approvals.ts'

const it = await world()
const [ana, lea, jun] = [await operatorIn(it), await operatorIn(it, 'operator05'), await operatorIn(it, 'operator04')]

const save = (permissions: string[], token = ana, code = 'helpers') =>
  it.ask(saveRole, {
    token,
    params: { role: code },
    raw: { name: 'Helpers', permissions, reason: 'new_task', note: 'asked' },
  })
const roleNow = async () => (await it.ask(roles, { token: ana })).value.find(({ code }) => code === 'helpers')

test('more rights wait for a second person, and nobody is their own', async () => {
  const asked = await save(['members.read'])
  expect(asked).toMatchObject({ status: 202, errorCode: 'second_person_asked', extra: { rule: 'role_more_rights' } })
  expect(await roleNow()).toBeUndefined()
  expect((await save(['members.read'])).errorCode).toBe('approval_waiting')

  const params = { approvalId: String(asked.extra.approvalId) }
  expect((await confirmed(it, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  expect((await confirmed(it, { token: jun, params, body: {} })).errorCode).toBe('forbidden')
  expect((await it.ask(approvals, { token: jun })).value.total).toBe(0)
  const stranger = { approvalId: randomUUID() }
  expect((await confirmed(it, { token: lea, params: stranger, body: {} })).errorCode).toBe('not_found')

  const both = await Promise.all([0, 1].map(() => confirmed(it, { token: lea, params, body: { note: 'fine' } })))
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'approval_over']))
  expect(await roleNow()).toMatchObject({ permissions: ['members.read'] })
  const [done] = (await it.ask(approvals, { token: ana, query: { state: 'done' } })).value.list
  expect(done).toMatchObject({ askedBy: 'operator01', decidedBy: 'operator05', decidedNote: 'fine', own: true })
})

test('fewer rights need nobody else', async () => {
  expect((await save([])).status).toBe(200)
  expect(await roleNow()).toMatchObject({ permissions: [] })
})

test('who asked may withdraw, somebody else may send it back, and nothing has happened', async () => {
  for (const [token, state] of [
    [ana, 'withdrawn'],
    [lea, 'refused'],
  ] as const) {
    const params = { approvalId: String((await save(['bets.read'])).extra.approvalId) }
    const closed = await it.ask(refuseApproval, { token, params, body: { note: 'no' } })
    expect(closed.value).toMatchObject({ state, decidedNote: 'no' })
    expect((await confirmed(it, { token: lea, params, body: {} })).errorCode).toBe('approval_over')
  }
  expect(await roleNow()).toMatchObject({ permissions: [] })
})

test('what an operator loses ends with the next call', async () => {
  const { id, username, email, name, networks, brands } = (
    await it.ask(operators, { token: ana, query: { search: 'operator04' } })
  ).value.list[0]!
  expect(username).toBe('operator04')
  const body = { email, name, networks, brands, roles: [], state: 'active' as const, reason: 'new_task' }
  expect((await it.ask(saveOperator, { token: ana, params: { operatorId: id }, body })).status).toBe(200)
  expect((await it.ask(audit, { token: jun })).errorCode).toBe('forbidden')
  const back = { ...body, roles: ['risk'] }
  expect((await it.ask(saveOperator, { token: ana, params: { operatorId: id }, body: back })).status).toBe(202)
})

test('every action of theirs stands in the chain with before and after, and a changed entry is named', async () => {
  const { list, chain } = (await it.ask(audit, { token: ana, query: { action: 'operators.role' } })).value
  expect(list[0]).toMatchObject({
    by: 'operator01',
    action: 'operators.role',
    subject: { id: 'helpers' },
    reason: 'new_task',
  })
  const params = { number: list[0]!.number }
  expect((await it.ask(auditEntry, { token: ana, params })).value).toMatchObject({
    before: { permissions: ['members.read'] },
    after: { permissions: [] },
    holds: true,
  })
  expect((await it.ask(verifyAudit, { token: ana })).value).toEqual({
    entries: chain.entries,
    wrong: [],
    wrongCount: 0,
    marked: [],
  })

  await expect(sql`update kernel.audit set note = 'else'`.execute(it.deps.db)).rejects.toThrow('only added to')
  await expect(sql`delete from kernel.audit`.execute(it.deps.db)).rejects.toThrow('only added to')
  await sql`alter table kernel.audit disable trigger audit_stays`.execute(it.deps.db)
  await sql`update kernel.audit set note = 'else' where brand_id = 1 and number = ${params.number}`.execute(it.deps.db)
  expect((await it.ask(verifyAudit, { token: ana })).value.wrong).toEqual([params.number])
  expect((await it.ask(auditEntry, { token: ana, params })).value.holds).toBe(false)
  await sql`update kernel.audit set note = 'asked' where brand_id = 1 and number = ${params.number}`.execute(it.deps.db)
  await sql`delete from kernel.audit where brand_id = 1 and number = ${chain.entries}`.execute(it.deps.db)
  expect((await it.ask(verifyAudit, { token: ana })).value.wrong).toEqual([chain.entries])
})

test('the last two who may edit operators stay, whichever way they would be taken', async () => {
  const everything = (await it.ask(roles, { token: ana })).value.find(({ code }) => code === 'everything')!
  const without = everything.permissions.filter((permission) => permission !== 'operators.edit')
  const stripped = await save(without, ana, 'everything')
  expect(stripped).toMatchObject({ status: 409, errorCode: 'last_holder', extra: { permission: 'operators.edit' } })
  expect(stripped.extra.brands).toEqual(['LUCKY', 'SAMPA', 'SEN'])

  const { list } = (await it.ask(operators, { token: ana })).value
  const change = (username: string, token: string, changed: object) => {
    const {
      id,
      authenticator: _a,
      createdAt: _c,
      lastSeenAt: _l,
      username: _u,
      ...fields
    } = list.find((one) => one.username === username)!
    return it.ask(saveOperator, {
      token,
      params: { operatorId: id },
      body: { ...fields, ...changed, reason: 'new_task', note: '' },
    })
  }
  for (const changed of [{ state: 'suspended' as const }, { roles: [] }, { brands: [] }])
    expect((await change('operator05', ana, changed)).errorCode).toBe('last_holder')
  // Each of the two takes the other at the same moment.
  const both = await Promise.all([
    change('operator05', ana, { roles: [] }),
    change('operator01', lea, { state: 'suspended' }),
  ])
  expect(both.map(({ errorCode }) => errorCode)).toEqual(['last_holder', 'last_holder'])
  expect((await change('operator03', ana, { state: 'suspended' })).status).toBe(200)
})

test('of three who may edit operators only one goes, when two are taken at once', async () => {
  const { list } = (await it.ask(operators, { token: ana })).value
  const jay = list.find(({ username }) => username === 'operator02')!
  const { id, authenticator: _a, createdAt: _c, lastSeenAt: _l, username: _u, ...fields } = jay
  const given = { ...fields, roles: ['everything'], reason: 'new_task', note: '' }
  const asked = await it.ask(saveOperator, { token: ana, params: { operatorId: id }, body: given })
  await confirmed(it, { token: lea, params: { approvalId: String(asked.extra['approvalId']) } })
  const other = list.find(({ username }) => username === 'operator05')!
  const { authenticator: _b, createdAt: _d, lastSeenAt: _e, username: _f, id: leaId, ...leaFields } = other
  const both = await Promise.all([
    it.ask(saveOperator, { token: ana, params: { operatorId: id }, body: { ...given, roles: [] } }),
    it.ask(saveOperator, {
      token: ana,
      params: { operatorId: leaId },
      body: { ...leaFields, roles: [], reason: 'new_task', note: '' },
    }),
  ])
  expect(both.map(({ errorCode = 'done' }) => errorCode).toSorted()).toEqual(['done', 'last_holder'])
})
