import { type Announcement, announcements, promotion, promotions } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { publish } from './content.ts'

const LUCKY = 1
const { deps, ask, clock, member } = await world()

interface Change {
  type?: Announcement['type']
  execution?: 'A' | 'B' | null
  from?: Date
  until?: Date | null
  words?: Record<string, { title: string; body: string; linkLabel: string | null }>
}
async function post(title: string, change: Change = {}) {
  const one = {
    id: v7(),
    brandId: LUCKY,
    type: 'PU',
    execution: null,
    position: 99,
    art: null,
    link: null,
    until: null,
    publishedBy: 'test',
    from: new Date(clock.now().getTime() - 1000),
    words: { en: { title, body: '', linkLabel: null } },
    ...change,
  } as const
  await inTransaction(deps.db, (tx) => publish(tx, one, clock.now()))
  return one.id
}
const popups = async (options: Parameters<typeof ask<typeof announcements>>[1] = {}) =>
  (await ask(announcements, options)).value.popup.map((one) => one.title)

test('the demo brand has banners with art and a way on, and marquee notices', async () => {
  const { value } = await ask(announcements)
  expect(value.banners.length).toBeGreaterThanOrEqual(3)
  for (const banner of value.banners)
    expect(banner).toMatchObject({
      type: 'B',
      art: expect.any(String),
      link: expect.stringMatching(/^\//),
      linkLabel: expect.any(String),
    })
  expect(value.marquee.length).toBeGreaterThanOrEqual(3)
  expect(value.promotion.length).toBeGreaterThanOrEqual(3)
})

test('each brand has its own notices', async () => {
  const titles = async (merchant: string) =>
    (await ask(announcements, { headers: { merchant } })).value.banners.map((one) => one.title)
  expect(await titles('LUCKY')).toContain('₱1,000 to start with.')
  expect(await titles('SAMPA')).not.toContain('₱1,000 to start with.')
})

test('a notice is in the caller’s language, and in the brand’s own where nobody translated it', async () => {
  await post('x', { words: { en: { title: 'Only English', body: '', linkLabel: null } } })
  await post('x', {
    words: { en: { title: 'Both', body: '', linkLabel: null }, vi: { title: 'Cả hai', body: '', linkLabel: null } },
  })
  const shown = await popups({ headers: { language: 'VI' } })
  expect(shown).toContain('Only English')
  expect(shown).toContain('Cả hai')
  expect(shown).not.toContain('Both')
})

test('a notice holds from its first moment to its last', async () => {
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  await post('For an hour', { from: at(60), until: at(120) })
  expect(await popups()).not.toContain('For an hour')
  clock.move(60 * 60_000)
  expect(await popups()).toContain('For an hour')
  clock.move(60 * 60_000)
  expect(await popups()).not.toContain('For an hour')
})

test('guests see what is for guests, members what is for members; asking does not make one a member', async () => {
  const { token } = await member()
  await post('For members', { execution: 'A' })
  await post('For guests', { execution: 'B' })
  expect(await popups({ query: { execution: 'A' } })).toEqual(expect.arrayContaining(['For guests']))
  expect(await popups({ query: { execution: 'A' } })).not.toContain('For members')
  expect(await popups({ token })).toContain('For members')
  expect(await popups({ token })).not.toContain('For guests')
})

test('only the types asked for are answered', async () => {
  const { value } = await ask(announcements, { query: { types: 'H' } })
  expect([value.marquee.length > 0, value.banners]).toEqual([true, []])
  expect(await ask(announcements, { query: { types: 'H,Q' } })).toMatchObject({
    status: 400,
    errorCode: 'invalid_request',
  })
})

test('what is published is cleaned before it is stored', async () => {
  await post('x', {
    words: { en: { title: 'Clean', body: '<p onclick="x()">Hi<script>x()</script></p>', linkLabel: null } },
  })
  const { value } = await ask(announcements)
  expect(value.popup.find((one) => one.title === 'Clean')?.body).toBe('<p>Hi</p>')
})

test('promotions stand on their shelves by their dates: running, upcoming, ended, and gone after a month', async () => {
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  const ids = {
    running: await post('Running', { type: 'PR', from: at(-1), until: at(24) }),
    upcoming: await post('Upcoming', { type: 'PR', from: at(24), until: null }),
    ended: await post('Ended', { type: 'PR', from: at(-48), until: at(-1) }),
  }
  await post('Long gone', { type: 'PR', from: at(-24 * 60), until: at(-24 * 31) })
  const { list, categories } = (await ask(promotions)).value
  const status = (id: string) => list.find((one) => one.id === id)?.status
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, status(id)]))).toEqual({
    running: 'running',
    upcoming: 'upcoming',
    ended: 'ended',
  })
  expect(list.map((one) => one.title)).not.toContain('Long gone')
  expect(categories).toEqual(expect.arrayContaining(['newcomer', 'games', 'general']))
  expect((await ask(promotion, { params: { id: ids.upcoming } })).value).toMatchObject({ status: 'upcoming' })
})

test('a promotion that is not on the page is not found, by whatever id', async () => {
  const foreign = (await ask(promotions, { headers: { merchant: 'SAMPA' } })).value.list[0]
  for (const id of [v7(), foreign?.id ?? ''])
    expect(await ask(promotion, { params: { id } })).toMatchObject({ status: 404, errorCode: 'not_found' })
})
