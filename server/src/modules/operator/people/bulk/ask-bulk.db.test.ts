import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import * as many from '@croupier/contract/console-bulk.ts'
import { freezeMember } from '@croupier/contract/console-actions.ts'
import { members } from '@croupier/contract/console-members.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'
import { runBulk } from './run-bulk.ts'
import { confirmed } from '../../../../../test/approvals.ts'

const it = await world()
await setPolicy(it.deps, LUCKY, { ...HASTE, bulk: { aloneMax: 3 } })
const [ana, jun] = [await operatorIn(it), await operatorIn(it, 'operator04')]
const because = { reason: 'fraud', note: 'a ring' }
const some = (count: number) => Promise.all(Array.from({ length: count }, () => it.member()))
const freeze = (chosen: many.BulkChoice, { id = randomUUID(), headers = {} } = {}) =>
  it.ask(many.freezeMany, { token: ana, body: { id, chosen, ...because }, headers })
const progress = async (bulkId: string) => (await it.ask(many.bulkProgress, { token: ana, params: { bulkId } })).value
const statesOf = async (search: string) =>
  (await it.ask(members, { token: ana, query: { search } })).value.list.map(({ state }) => state)

test('members are frozen one by one: who is frozen already is counted and left alone, each action is recorded', async () => {
  const [one, two, three] = await some(3)
  await it.ask(freezeMember, { token: ana, params: { memberId: two!.id }, body: { reason: 'fraud' } })
  const ids = [one!.id, two!.id, three!.id]
  const { value } = await freeze({ ids: [...ids, randomUUID()] })
  expect(value).toMatchObject({ deed: 'freeze', total: 3, done: 0, finished: false })
  await it.hear()
  expect(await progress(value.id)).toMatchObject({
    total: 3,
    done: 2,
    refused: [{ code: 'member_frozen', count: 1 }],
    finished: true,
  })
  expect((await it.ask(balance, { token: one!.token })).errorCode).toBe('not_logged_in')
  const log = await it.ask(audit, { token: ana, query: { subject: `member:${one!.id}` } })
  expect(log.value.list).toMatchObject([
    { action: 'members.freeze', by: 'operator01', reason: 'fraud', note: 'a ring' },
  ])
  const asked = await it.ask(audit, { token: ana, query: { action: 'members.many_freeze' } })
  expect(asked.value.list).toMatchObject([{ subject: { id: value.id } }])
})

test('all of a view are tagged beside the tags they have; the same id twice at once is one, with something else reused', async () => {
  const people = [await it.member('viewa'), await it.member('viewb')]
  await it.hear()
  const id = randomUUID()
  const tag = (tags: string[], chosen: many.BulkChoice = { view: { search: 'view' } }) =>
    it.ask(many.tagMany, { token: ana, body: { id, chosen, tags, ...because } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => tag(['Ring'])))
  expect(answers.map(({ value }) => value.total)).toEqual([2, 2, 2, 2, 2])
  expect((await tag(['Other'])).errorCode).toBe('id_reused')
  await it.hear()
  await Promise.all(Array.from({ length: 4 }, () => runBulk(it.deps, { keys: [id] })))
  expect(await progress(id)).toMatchObject({ done: 2, finished: true })
  for (const { id: memberId } of people)
    expect((await it.ask(audit, { token: ana, query: { subject: `member:${memberId}` } })).value.total).toBe(1)
  const { list } = (await it.ask(members, { token: ana, query: { tag: 'Ring' } })).value
  expect(list.map(({ account }) => account).toSorted()).toEqual(['viewa', 'viewb'])
})

test('above the brand’s limit a second person has to agree; until then nothing happens to anybody', async () => {
  const people = await some(4)
  const chosen = { ids: people.map(({ id }) => id) }
  const id = randomUUID()
  const first = await freeze(chosen, { id })
  expect(first.status).toBe(202)
  await it.hear()
  expect(await statesOf(people[0]!.account)).toEqual(['active'])
  const { approvalId } = first.extra as { approvalId: string }
  expect((await confirmed(it, { token: ana, params: { approvalId }, body: {} })).errorCode).toBe('own_approval')
  expect((await confirmed(it, { token: jun, params: { approvalId }, body: {} })).errorCode).toBeUndefined()
  await it.hear()
  expect(await statesOf(people[0]!.account)).toEqual(['frozen'])
})

test('sessions of many end, and another brand sees none of it', async () => {
  const people = await some(2)
  const chosen = { ids: people.map(({ id }) => id) }
  const { value } = await it.ask(many.signOutMany, {
    token: ana,
    body: { id: randomUUID(), chosen, ...because, reason: 'security' },
  })
  await it.hear()
  expect(await progress(value.id)).toMatchObject({ done: 2, finished: true })
  for (const { token } of people) expect((await it.ask(balance, { token })).errorCode).toBe('not_logged_in')
  const headers = { merchant: 'SAMPA' }
  expect((await it.ask(many.bulkProgress, { token: ana, params: { bulkId: value.id }, headers })).errorCode).toBe(
    'not_found',
  )
  expect((await freeze(chosen, { headers })).value.total).toBe(0)
})
