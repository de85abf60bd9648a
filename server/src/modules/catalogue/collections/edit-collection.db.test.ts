import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { collections } from '@croupier/contract/catalogue.ts'
import {
  type CollectionContent,
  deskCollection,
  deskCollections,
  publishCollection,
  saveCollection,
} from '@croupier/contract/console-catalogue.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const WHY = { reason: 'planned', note: '' }
const content = (games: string[], en = 'Picked for you'): CollectionContent => ({
  titles: { en, vi: 'Dành cho bạn' },
  place: 'home',
  games,
})

interface Draft {
  readonly id: string
  readonly code?: string
  readonly base?: number
  readonly content: CollectionContent
}
const save = ({ id, code = `picks_${id.slice(0, 4)}`, base = 0, content: said }: Draft, headers = {}) =>
  it.ask(saveCollection, { token, params: { collectionId: id }, body: { code, content: said, base, ...WHY }, headers })
const publish = (id: string, version: number | null) =>
  it.ask(publishCollection, { token, params: { collectionId: id }, body: { version, ...WHY } })
const seen = async (language = 'en') =>
  (await it.ask(collections, { query: { place: 'home' }, headers: { language } })).value.list.filter(({ code }) =>
    code.startsWith('picks'),
  )

test('visitors see nothing of a draft before it is published, and then in their language', async () => {
  const id = randomUUID()
  await save({ id, content: content(['DICE', 'LUCKY_TWENTY']) })
  expect(await seen()).toEqual([])
  await publish(id, 1)
  expect(await seen()).toMatchObject([{ title: 'Picked for you', games: [{ code: 'DICE' }, { code: 'LUCKY_TWENTY' }] }])
  expect(await seen('VI')).toMatchObject([{ title: 'Dành cho bạn' }])
  await publish(id, null)
  expect(await seen()).toEqual([])
})

test('going back publishes an older version anew, and history stays as it was', async () => {
  const id = randomUUID()
  await save({ id, content: content(['DICE']) })
  await publish(id, 1)
  await save({ id, base: 1, content: content(['LUCKY_TWENTY']) })
  await publish(id, 2)
  expect((await publish(id, 1)).value).toEqual({ shown: 3 })
  expect(await seen()).toMatchObject([{ games: [{ code: 'DICE' }] }])

  const { value } = await it.ask(deskCollection, { token, params: { collectionId: id } })
  expect(value.versions.map(({ version, copyOf }) => [version, copyOf])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  expect(value.names).toEqual({ DICE: 'Dice', LUCKY_TWENTY: 'Lucky Twenty' })
  expect((await it.ask(audit, { token, query: { subject: `collection:${id}` } })).value.total).toBe(5)
  await publish(id, null)
})

test('a draft is written on until it is published; what somebody else has written since is not written over', async () => {
  const id = randomUUID()
  expect((await save({ id, content: content(['DICE']) })).value).toEqual({ version: 1 })
  expect((await save({ id, base: 1, content: content([]) })).value).toEqual({ version: 1 })
  expect(await save({ id, base: 0, content: content(['DICE']) })).toMatchObject({ errorCode: 'settings_changed' })
  const { value } = await it.ask(deskCollections, { token })
  expect(value.list.find((one) => one.id === id)).toMatchObject({ draft: true, shown: null, games: 0 })
})

test('the same draft begun twice at once is one, and a code belongs to one collection', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  const both = await Promise.all([save({ id, content: content([]) }), save({ id, content: content([]) })])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await save({ id: other, code: `picks_${id.slice(0, 4)}`, content: content([]) })).toMatchObject({
    status: 400,
    fields: { code: [expect.objectContaining({ code: 'already_used' })] },
  })
})

test('a game that is not offered, or twice, is refused; another brand’s collection is not found', async () => {
  const id = randomUUID()
  for (const games of [['NOBODY'], ['DICE', 'DICE']])
    expect(await save({ id, content: content(games) })).toMatchObject({
      status: 400,
      fields: { games: [expect.anything()] },
    })
  await save({ id, content: content(['DICE']) })
  expect(await publish(randomUUID(), 1)).toMatchObject({ errorCode: 'not_found' })
  expect(await publish(id, 9)).toMatchObject({ errorCode: 'not_found' })
  const there = { params: { collectionId: id }, headers: { merchant: 'SAMPA' } }
  expect(await it.ask(deskCollection, { token, ...there })).toMatchObject({ errorCode: 'not_found' })
})
