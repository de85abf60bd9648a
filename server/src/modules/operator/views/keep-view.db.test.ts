import { audit } from '@croupier/contract/audit.ts'
import { removeView, saveView, savedViews } from '@croupier/contract/lists.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const { ask } = it
const view = (more: object = {}) => ({
  id: randomUUID(),
  resource: 'audit',
  name: 'Mine',
  search: 'by=operator02',
  ...more,
})
const namesFor = async (token: string, resource = 'audit') =>
  (await ask(savedViews, { token, query: { resource } })).value.map(({ name }: { name: string }) => name)

test('a view is there for its owner, and for nobody else', async () => {
  const [ana, paolo] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator02')]
  expect(await ask(saveView, { token: ana, body: view({ name: 'Only Ana' }) })).toMatchObject({ status: 200 })
  expect(await namesFor(ana)).toContain('Only Ana')
  expect(await namesFor(paolo)).not.toContain('Only Ana')
  expect(await namesFor(ana, 'operators')).not.toContain('Only Ana')
})

test('a shared view is there for all who have the role, and one shares only with roles of one’s own', async () => {
  const [ana, lea, mai] = [
    await operatorIn(it, 'operator01'),
    await operatorIn(it, 'operator05'),
    await operatorIn(it, 'operator03'),
  ]
  await ask(saveView, { token: ana, body: view({ name: 'For all', sharedWith: 'everything' }) })
  expect(await namesFor(lea)).toContain('For all')
  expect(await namesFor(mai)).not.toContain('For all')
  expect(await ask(saveView, { token: mai, body: view({ sharedWith: 'everything' }) })).toMatchObject({
    errorCode: 'forbidden',
  })
})

test('the same view twice at once is kept once; another one under its id is refused', async () => {
  const token = await operatorIn(it, 'operator01')
  const body = view({ name: 'Twice' })
  const both = await Promise.all([ask(saveView, { token, body }), ask(saveView, { token, body })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await namesFor(token)).filter((name: string) => name === 'Twice')).toHaveLength(1)
  expect(await ask(saveView, { token, body: { ...body, search: 'by=other' } })).toMatchObject({
    errorCode: 'id_reused',
  })
})

test('only its owner forgets a view, once', async () => {
  const [ana, lea] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator05')]
  const body = view({ name: 'Shared for now', sharedWith: 'everything' })
  await ask(saveView, { token: ana, body })
  const asked = { params: { viewId: body.id } }
  expect(await ask(removeView, { token: lea, ...asked })).toMatchObject({ errorCode: 'not_found' })
  expect(await ask(removeView, { token: ana, ...asked })).toMatchObject({ status: 200 })
  expect(await ask(removeView, { token: ana, ...asked })).toMatchObject({ errorCode: 'not_found' })
  expect(await namesFor(lea)).not.toContain('Shared for now')
})

test('keeping and forgetting a view is in the audit log', async () => {
  const token = await operatorIn(it, 'operator01')
  const body = view({ name: 'Recorded' })
  await ask(saveView, { token, body })
  await ask(removeView, { token, params: { viewId: body.id } })
  const { value } = await ask(audit, { token, query: { search: 'Recorded' } })
  expect(value.list.map(({ action }: { action: string }) => action)).toEqual(['views.remove', 'views.save'])
})
