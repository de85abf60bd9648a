import { randomUUID } from 'node:crypto'
import { operators, roles, saveOperator, saveRole } from '@croupier/contract/operator.ts'
import { approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { audit, auditEntry, verifyAudit } from '@croupier/contract/audit.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'

const it = await world()
const [ana, lea, jun] = [await operatorIn(it), await operatorIn(it, 'operator05'), await operatorIn(it, 'operator04')]

const save = (permissions: string[], token = ana, code = 'helpers') =>
  it.ask(saveRole, {
    token,
    params: { role: code },
    raw: { name: 'Helpers', permissions, reason: 'duties', note: 'asked' },
  })
const roleNow = async () => (await it.ask(roles, { token: ana })).value.find(({ code }) => code === 'helpers')

test('more rights wait for a second person, and nobody is their own', async () => {
  const asked = await save(['members.read'])
  expect(asked).toMatchObject({ status: 202, errorCode: 'second_person_asked', extra: { rule: 'role_more_rights' } })
  expect(await roleNow()).toBeUndefined()
  expect((await save(['members.read'])).errorCode).toBe('approval_waiting')

  const params = { approvalId: String(asked.extra.approvalId) }
  expect((await it.ask(confirmApproval, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  expect((await it.ask(confirmApproval, { token: jun, params, body: {} })).errorCode).toBe('forbidden')
  expect((await it.ask(approvals, { token: jun })).value.total).toBe(0)
  const stranger = { approvalId: randomUUID() }
  expect((await it.ask(confirmApproval, { token: lea, params: stranger, body: {} })).errorCode).toBe('not_found')

  const both = await Promise.all(
    [0, 1].map(() => it.ask(confirmApproval, { token: lea, params, body: { note: 'fine' } })),
  )
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
    expect((await it.ask(confirmApproval, { token: lea, params, body: {} })).errorCode).toBe('approval_over')
  }
  expect(await roleNow()).toMatchObject({ permissions: [] })
})

test('what an operator loses ends with the next call', async () => {
  const { id, username, email, name, networks, brands } = (
    await it.ask(operators, { token: ana, query: { search: 'operator04' } })
  ).value.list[0]!
  expect(username).toBe('operator04')
  const body = { email, name, networks, brands, roles: [], state: 'active' as const, reason: 'duties' }
  expect((await it.ask(saveOperator, { token: ana, params: { operatorId: id }, body })).status).toBe(200)
  expect((await it.ask(audit, { token: jun })).errorCode).toBe('forbidden')
  const back = { ...body, roles: ['risk'] }
  expect((await it.ask(saveOperator, { token: ana, params: { operatorId: id }, body: back })).status).toBe(202)
})

test('every deed stands in the chain with before and after, and a changed entry is named', async () => {
  const { list, chain } = (await it.ask(audit, { token: ana, query: { action: 'operators.role' } })).value
  expect(list[0]).toMatchObject({
    by: 'operator01',
    action: 'operators.role',
    subject: { id: 'helpers' },
    reason: 'duties',
  })
  const params = { number: list[0]!.number }
  expect((await it.ask(auditEntry, { token: ana, params })).value).toMatchObject({
    before: { permissions: ['members.read'] },
    after: { permissions: [] },
    holds: true,
  })
  expect((await it.ask(verifyAudit, { token: ana })).value).toEqual({ entries: chain.entries, firstWrong: null })

  await expect(sql`update kernel.audit set note = 'else'`.execute(it.deps.db)).rejects.toThrow('only added to')
  await expect(sql`delete from kernel.audit`.execute(it.deps.db)).rejects.toThrow('only added to')
  await sql`alter table kernel.audit disable trigger audit_stays`.execute(it.deps.db)
  await sql`update kernel.audit set note = 'else' where brand_id = 1 and number = ${params.number}`.execute(it.deps.db)
  expect((await it.ask(verifyAudit, { token: ana })).value.firstWrong).toBe(params.number)
  expect((await it.ask(auditEntry, { token: ana, params })).value.holds).toBe(false)
  await sql`update kernel.audit set note = 'asked' where brand_id = 1 and number = ${params.number}`.execute(it.deps.db)
  await sql`delete from kernel.audit where brand_id = 1 and number = ${chain.entries}`.execute(it.deps.db)
  expect((await it.ask(verifyAudit, { token: ana })).value.firstWrong).toBe(chain.entries)
})
