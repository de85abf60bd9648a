import { randomUUID } from 'node:crypto'
import { auditEntry, audit } from '@croupier/contract/audit.ts'
import { markMember } from '@croupier/contract/console-actions.ts'
import { member as readMember, members } from '@croupier/contract/console-members.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const mark = (memberId: string, tags: string[], watch: boolean, headers = {}) =>
  it.ask(markMember, { token, params: { memberId }, body: { tags, watch, reason: 'habit' }, headers })

test('tags and an eye kept on a member are shown, found by, and written down with what was before', async () => {
  const player = await it.member()
  await mark(player.id, ['Weekend bonus', 'Live baccarat', 'Weekend bonus'], true)
  await mark(player.id, ['Live baccarat'], true)
  const { value } = await it.ask(readMember, { token, params: { memberId: player.id } })
  expect(value).toMatchObject({ tags: ['Live baccarat'], watch: true })

  await it.hear()
  const found = await it.ask(members, { token, query: { tag: 'Live baccarat', watch: 'true' } })
  expect(found.value.list.map(({ id }) => id)).toEqual([player.id])
  const log = await it.ask(audit, { token, query: { subject: `member:${player.id}` } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(log.value.list[0]?.number) } })
  expect(entry.value).toMatchObject({
    action: 'members.mark',
    before: { tags: ['Live baccarat', 'Weekend bonus'], watch: true },
    after: { tags: ['Live baccarat'], watch: true },
  })
})

test('marks set at once are set one after the other, each written down', async () => {
  const player = await it.member()
  await Promise.all(['A', 'B', 'C', 'D'].map((tag) => mark(player.id, [tag], false)))
  const { value } = await it.ask(readMember, { token, params: { memberId: player.id } })
  expect(value.tags).toHaveLength(1)
  expect((await it.ask(audit, { token, query: { subject: `member:${player.id}` } })).value.total).toBe(4)
})

test('who is marked so already stays as they are, and nothing more is written down', async () => {
  const player = await it.member()
  await Promise.all([mark(player.id, ['B', 'A'], true), mark(player.id, ['A', 'B'], true)])
  await mark(player.id, ['A', 'B', 'A'], true)
  expect((await it.ask(audit, { token, query: { subject: `member:${player.id}` } })).value.total).toBe(1)
  await mark(player.id, ['A', 'B'], false)
  expect((await it.ask(audit, { token, query: { subject: `member:${player.id}` } })).value.total).toBe(2)
})

test('a stranger and another brand’s member are not found', async () => {
  const player = await it.member()
  expect((await mark(randomUUID(), [], true)).errorCode).toBe('not_found')
  expect((await mark(player.id, [], true, { merchant: 'SAMPA' })).errorCode).toBe('not_found')
})
