import { notices, readNotices, unreadCount } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../../test/world.ts'
import { publish } from '../content.ts'

const { deps, ask, clock, member } = await world()

async function post(title: string, change: { brandId?: number; execution?: 'A' | 'B' } = {}) {
  clock.move(1000)
  const one = {
    id: v7(),
    brandId: 1,
    type: 'H',
    execution: null,
    position: 0,
    art: null,
    link: null,
    from: clock.now(),
    until: null,
    publishedBy: 'test',
    words: { en: { title, body: '', linkLabel: null } },
    ...change,
  } as const
  await inTransaction(deps.db, (tx) => publish(tx, one, clock.now()))
  return one.id
}

test('notices come nine to a page, the newest first, without banners and promotions', async () => {
  for (let number = 1; number <= 12; number += 1) await post(`Notice ${number}`)
  const first = (await ask(notices)).value
  const second = (await ask(notices, { query: { pageNo: 2 } })).value
  expect(first.list.map((one) => one.title).slice(0, 2)).toEqual(['Notice 12', 'Notice 11'])
  expect(first.list).toHaveLength(9)
  expect(first.totalPages).toBe(Math.ceil(first.total / 9))
  expect(second.list.map((one) => one.title)).toContain('Notice 3')
  expect(new Set([...first.list, ...second.list].map((one) => one.type)).isSubsetOf(new Set(['H', 'PL', 'PU']))).toBe(
    true,
  )
  expect(first.unread).toBe(0)
})

test('what a member has read is no longer counted as unread, and reading it again changes nothing', async () => {
  const { token } = await member()
  const id = await post('To be read')
  const { unread } = (await ask(unreadCount, { token })).value
  expect(unread).toBeGreaterThan(0)

  const [once, again] = await Promise.all([1, 2].map(() => ask(readNotices, { token, body: { ids: [id] } })))
  expect(once?.value.unread).toBe(unread - 1)
  expect(again?.value.unread).toBe(unread - 1)
  const { list } = (await ask(notices, { token })).value
  expect(list.find((one) => one.id === id)?.read).toBe(true)
  expect(list.filter((one) => one.read)).toHaveLength(1)
})

test('one member’s reading is not another’s', async () => {
  const [one, other] = [await member(), await member()]
  const id = await post('For each of us')
  await ask(readNotices, { token: one.token, body: { ids: [id] } })
  const { list } = (await ask(notices, { token: other.token })).value
  expect(list.find((notice) => notice.id === id)?.read).toBe(false)
})

test('a guest cannot mark anything, and a notice of another brand or none is passed over', async () => {
  const { token } = await member()
  const { unread } = (await ask(unreadCount, { token })).value
  const foreign = await post('Elsewhere', { brandId: 2 })
  expect((await ask(readNotices, { token, body: { ids: [foreign, v7()] } })).value.unread).toBe(unread)
  expect(await ask(readNotices, { body: { ids: [foreign] } })).toMatchObject({
    status: 401,
    errorCode: 'not_logged_in',
  })
  expect(await ask(readNotices, { token, body: { ids: [] } })).toMatchObject({ status: 400 })
})

test('members see the notices for members, guests those for guests', async () => {
  const { token } = await member()
  await post('Members only', { execution: 'A' })
  await post('Guests only', { execution: 'B' })
  const titles = async (options = {}) => (await ask(notices, options)).value.list.map((one) => one.title)
  expect(await titles()).toContain('Guests only')
  expect(await titles()).not.toContain('Members only')
  expect(await titles({ token })).toContain('Members only')
  expect(await titles({ token })).not.toContain('Guests only')
})
