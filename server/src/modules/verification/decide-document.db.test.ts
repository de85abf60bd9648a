import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { LUCKY } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { decideDocument } from './decide-document.ts'
import { readWaiting } from './reads.ts'
import * as store from './store.ts'

const { deps, member } = await world()

async function sent(memberId: string): Promise<string> {
  const id = randomUUID()
  const row = { id, brandId: LUCKY, memberId, kind: 'passport' as const, file: `document-${id}.webp` }
  await inTransaction(deps.db, (tx) => store.insertDocument(tx, { ...row, uploadedAt: deps.now() }))
  return id
}

test('a document is decided about once, whoever is quicker', async () => {
  const { id } = await member()
  const documentId = await sent(id)
  const [one, other] = await Promise.allSettled([
    decideDocument(deps, { documentId, state: 'accepted', by: 'anna', reason: null }),
    decideDocument(deps, { documentId, state: 'refused', by: 'ben', reason: 'Not readable.' }),
  ])
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const [row] = await store.findDocuments(deps.db, id)
  expect(row?.state).toBe(one.status === 'fulfilled' ? 'accepted' : 'refused')
})

test('what waits for review is listed, the oldest first, until it is decided about', async () => {
  const { id, account } = await member()
  const documentId = await sent(id)
  const waiting = async () => (await readWaiting(deps.db)).filter((row) => row.account === account)
  expect(await waiting()).toMatchObject([{ id: documentId, kind: 'passport', account }])
  await decideDocument(deps, { documentId, state: 'accepted', by: 'anna', reason: null })
  expect(await waiting()).toEqual([])
})

test('whoever reviews documents sees that it may be an excluded member’s', async () => {
  const [again, other] = [await member(), await member()]
  await inTransaction(deps.db, async (tx) =>
    saveStanding(tx, { ...(await lockStanding(tx, again.id)), exclusionMatch: { until: null } }),
  )
  const ids = [await sent(again.id), await sent(other.id)]
  const waiting = (await readWaiting(deps.db)).filter(({ id }) => ids.includes(id))
  expect(new Map(waiting.map(({ memberId, exclusionMatch }) => [memberId, exclusionMatch]))).toEqual(
    new Map([
      [again.id, true],
      [other.id, false],
    ]),
  )
})

test('a refusal without a reason is refused by the database, and an unknown document by name', async () => {
  const { id } = await member()
  const documentId = await sent(id)
  await expect(decideDocument(deps, { documentId, state: 'refused', by: 'anna', reason: null })).rejects.toThrow(
    'document_check',
  )
  const unknown = decideDocument(deps, { documentId: randomUUID(), state: 'accepted', by: 'anna', reason: null })
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})
