import { randomUUID } from 'node:crypto'
import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { unmaskField } from '@croupier/contract/console-actions.ts'
import { member as readMember } from '@croupier/contract/console-members.ts'
import { changeProfile } from '@croupier/contract/security.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const open = (memberId: string, field: 'name' | 'mobile', headers = {}, reason = 'calling') =>
  it.ask(unmaskField, { token, params: { memberId }, body: { field, reason }, headers })

test('a name is masked until it is opened for a minute; the look is written down, what was seen is not', async () => {
  const player = await it.member()
  await it.ask(changeProfile, { token: player.token, body: { payeeName: 'Carla Dela Rosa' } })
  const { value: shown } = await it.ask(readMember, { token, params: { memberId: player.id } })
  expect(shown.personal).toMatchObject({ name: 'C•••• D••• R•••', mobile: null })

  expect((await open(player.id, 'name')).value).toEqual({ value: 'Carla Dela Rosa', seconds: 60 })
  const log = await it.ask(audit, { token, query: { subject: `member:${player.id}` } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(log.value.list[0]?.number) } })
  expect(entry.value).toMatchObject({ action: 'members.unmask', reason: 'calling', after: { field: 'name' } })
  expect(JSON.stringify(entry.value)).not.toContain('Carla')
})

test('each look is a line of the log, also many at once', async () => {
  const player = await it.member()
  await Promise.all(Array.from({ length: 4 }, () => open(player.id, 'mobile')))
  expect((await it.ask(audit, { token, query: { subject: `member:${player.id}` } })).value.total).toBe(4)
})

test('a stranger and another brand’s member are not found', async () => {
  const player = await it.member()
  expect((await open(randomUUID(), 'name')).errorCode).toBe('not_found')
  expect((await open(player.id, 'name', { merchant: 'SAMPA' })).errorCode).toBe('not_found')
})

test('a reason that the brand does not list opens nothing and is refused at its field', async () => {
  const { id } = await it.member()
  expect(await open(id, 'name', {}, 'whim')).toMatchObject({ status: 400, fields: { reason: [expect.anything()] } })
  expect((await it.ask(audit, { token, query: { subject: `member:${id}` } })).value.total).toBe(0)
})
