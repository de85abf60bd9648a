import { randomUUID } from 'node:crypto'
import { writeNote } from '@croupier/contract/console-actions.ts'
import { memberNotes } from '@croupier/contract/console-members.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const write = (memberId: string, id: string, text: string, headers = {}) =>
  it.ask(writeNote, { token, params: { memberId }, body: { id, text }, headers })

test('a note sent ten times at once is there once; other words under its id are refused', async () => {
  const player = await it.member()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(player.id, id, 'Called: same household.')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { value } = await it.ask(memberNotes, { token, params: { memberId: player.id } })
  expect(value).toMatchObject([{ id, text: 'Called: same household.', by: 'operator01' }])
  expect((await write(player.id, id, 'Something else')).errorCode).toBe('id_reused')
  expect((await write((await it.member()).id, id, 'Called: same household.')).errorCode).toBe('id_reused')
})

test('a stranger and another brand’s member are not found', async () => {
  const player = await it.member()
  expect((await write(randomUUID(), randomUUID(), 'Hello')).errorCode).toBe('not_found')
  expect((await write(player.id, randomUUID(), 'Hello', { merchant: 'SAMPA' })).errorCode).toBe('not_found')
})
