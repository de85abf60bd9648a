import { randomUUID } from 'node:crypto'
import { decideDocument, deskDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { member as readMember } from '@croupier/contract/console-members.ts'
import { changeProfile, security } from '@croupier/contract/security.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { putFile } from '#kernel/files.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { insertDocument } from '../store.ts'

const it = await world()
const token = await operatorIn(it)

async function sent(memberId: string): Promise<string> {
  const id = randomUUID()
  const file = `document-${id}.webp`
  await putFile(it.deps, { brandId: LUCKY, memberId, name: file }, Buffer.from('a picture'))
  await inTransaction(it.deps.db, (tx) =>
    insertDocument(tx, { id, brandId: LUCKY, memberId, kind: 'passport', file, uploadedAt: it.deps.now() }),
  )
  return id
}
const decide = (documentId: string, state: 'accepted' | 'refused', words = '', headers = {}) =>
  it.ask(decideDocument, { token, params: { documentId }, body: { state, words, reason: 'checked' }, headers })

test('a document waits in the queue with its picture beside what was typed, and the member is verified once it is accepted', async () => {
  const player = await it.member()
  const documentId = await sent(player.id)
  const { value: queue } = await it.ask(deskDocuments, { token })
  expect(queue.list.find(({ id }) => id === documentId)).toMatchObject({ account: player.account, kind: 'passport' })

  const { value } = await it.ask(deskDocument, { token, params: { documentId } })
  const picture = await it.app.http.inject({ url: value.picture })
  expect([picture.statusCode, picture.headers['cache-control'], picture.body]).toEqual([200, 'no-store', 'a picture'])
  it.clock.move(301_000)
  expect((await it.app.http.inject({ url: value.picture })).statusCode).toBe(404)

  expect((await decide(documentId, 'accepted')).status).toBe(200)
  expect((await it.ask(readMember, { token, params: { memberId: player.id } })).value.identity).toBe('verified')
  expect((await it.ask(deskDocuments, { token, query: { memberId: player.id } })).value.list).toEqual([])
})

test('what was typed is sent masked', async () => {
  const player = await it.member()
  const typed = { payeeName: 'Juan Cruz', birthday: '1990-05-17', address: '12 Mabini Street, Manila' }
  expect((await it.ask(changeProfile, { token: player.token, body: typed })).status).toBe(200)
  const documentId = await sent(player.id)
  const { value } = await it.ask(deskDocument, { token, params: { documentId } })
  expect(value.typed.name).toContain('•')
  for (const said of ['Juan', 'Cruz', '1990-05-17', 'Mabini']) expect(JSON.stringify(value)).not.toContain(said)
})

test('a refusal is read by the member, and without words it is refused at its field', async () => {
  const player = await it.member()
  const documentId = await sent(player.id)
  expect((await decide(documentId, 'refused')).fields).toMatchObject({ words: [{ code: 'required' }] })
  await decide(documentId, 'refused', 'The corners are cut off.')
  const { documents } = (await it.ask(security, { token: player.token })).value
  expect(documents.find(({ kind }) => kind === 'passport')).toMatchObject({
    state: 'refused',
    reason: 'The corners are cut off.',
  })
})

test('of two who decide at once the second is told that it is done', async () => {
  const documentId = await sent((await it.member()).id)
  const answers = await Promise.all([decide(documentId, 'accepted'), decide(documentId, 'refused', 'Blurred.')])
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['document_decided', 'done'])
})

test('an unknown document and one of another brand are not found', async () => {
  const documentId = await sent((await it.member()).id)
  expect((await decide(randomUUID(), 'accepted')).errorCode).toBe('not_found')
  expect((await decide(documentId, 'accepted', '', { merchant: 'SAMPA' })).errorCode).toBe('not_found')
  const elsewhere = { token, params: { documentId }, headers: { merchant: 'SAMPA' } }
  expect((await it.ask(deskDocument, elsewhere)).errorCode).toBe('not_found')
})
