import { helpCenter, joinUs, vipClub } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../../test/world.ts'
import { publishArticle, publishLevels } from '../content.ts'

const { deps, ask, clock } = await world()

const HOUR_MS = 3_600_000
const article = (version: number, title: string, change = {}) => ({
  brandId: 1,
  place: 'help' as const,
  key: 'test',
  version,
  position: 99,
  validFrom: clock.now(),
  publishedBy: 'test',
  words: { en: { title, body: `<p>${title}</p><script>no()</script>` } },
  ...change,
})
const publishIt = (one: ReturnType<typeof article>) =>
  inTransaction(deps.db, (tx) => publishArticle(tx, one, clock.now()))
const shown = async (options = {}) =>
  (await ask(helpCenter, options)).value.sections.find((section) => section.key === 'test')

test.each(['LUCKY', 'SAMPA'])(
  '%s has its help in every section, agreement and privacy among them',
  async (merchant) => {
    const { sections } = (await ask(helpCenter, { headers: { merchant } })).value
    expect(sections.map((section) => section.key)).toEqual([
      'account',
      'money',
      'games',
      'fairness',
      'responsible',
      'agreement',
      'privacy',
    ])
    const agreement = sections.find((section) => section.key === 'agreement')
    expect(agreement?.body).toContain(merchant)
    expect(agreement?.body).not.toMatch(/[{}]/)
  },
)

test('help is in the caller’s language, and in the brand’s own where it is not written in that', async () => {
  const title = async (language: string) => (await ask(helpCenter, { headers: { language } })).value.sections[5]?.title
  expect(await title('EN')).toBe('User agreement')
  expect(await title('VI')).toBe('Thỏa thuận người dùng')
  await publishIt(article(1, 'Only English'))
  expect((await shown({ headers: { language: 'VI' } }))?.title).toBe('Only English')
})

test('a new version replaces the old one from its first moment, and nobody rewrites a version', async () => {
  await publishIt(article(1, 'Only English'))
  await publishIt(article(2, 'Second', { validFrom: new Date(clock.now().getTime() + HOUR_MS) }))
  expect(await shown()).toMatchObject({ title: 'Only English', version: 1 })
  clock.move(HOUR_MS)
  expect(await shown()).toMatchObject({ title: 'Second', version: 2, body: '<p>Second</p>' })
  await publishIt(article(2, 'Rewritten'))
  expect(await shown()).toMatchObject({ title: 'Second', version: 2 })
})

test('the VIP club has its levels, and only the higher ones have the desk', async () => {
  const { levels, articles } = (await ask(vipClub)).value
  expect(levels.map((one) => one.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(levels.filter((one) => one.desk).map((one) => one.level)).toEqual([5, 6, 7, 8, 9])
  expect(articles).toHaveLength(1)
})

test('new levels replace all of the old ones', async () => {
  const level = { brandId: 2, version: 2, level: 1, name: ' One\n', colour: '#123456', desk: false }
  await inTransaction(deps.db, (tx) => publishLevels(tx, [{ ...level, validFrom: clock.now(), publishedBy: 'test' }]))
  const { levels } = (await ask(vipClub, { headers: { merchant: 'SAMPA' } })).value
  expect(levels).toEqual([{ level: 1, name: 'One', colour: '#123456', desk: false }])
  expect((await ask(vipClub)).value.levels).toHaveLength(9)
})

test('partners read what the brand offers them', async () => {
  const { articles } = (await ask(joinUs, { headers: { merchant: 'SAMPA' } })).value
  expect(articles[0]?.title).toBe('Work with SAMPA')
})
