import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { gameList, hotGames } from '@croupier/contract/catalogue.ts'
import { deskGames, deskVendors, markGame, sortGames, sortVendors } from '@croupier/contract/console-catalogue.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { listGames, setOut } from '../catalogue.ts'

const it = await world()
const token = await operatorIn(it)
const MARKS = { hot: false, new: true, jackpot: false, position: 7, tags: ['classic', 'fast', 'classic'] }
const mark = (code: string, marks = MARKS) =>
  it.ask(markGame, { token, params: { code }, body: { ...marks, reason: 'planned', note: '' } })

test('how a game is shown is changed at once, and written down with what was before', async () => {
  await mark('PLINKO')
  expect((await it.ask(hotGames)).value.list.map(({ code }) => code)).not.toContain('PLINKO')
  const tagged = await it.ask(gameList, { query: { tag: 'classic' } })
  expect(tagged.value.games).toMatchObject([{ code: 'PLINKO', isHot: 0, isNew: true, tags: ['classic', 'fast'] }])

  const { value } = await it.ask(audit, { token, query: { subject: 'game:PLINKO' } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(value.list[0]?.number) } })
  expect(entry.value).toMatchObject({
    action: 'games.mark',
    before: { hot: true },
    after: { hot: false, position: 7, tags: ['classic', 'fast'] },
  })
})

test('a start with the same demo world keeps what operators have changed', async () => {
  await mark('PLINKO')
  const offer = { brandId: 1, gameCode: 'PLINKO', position: 2, hot: true, new: true, jackpot: false }
  await inTransaction(it.deps.db, (tx) =>
    setOut(tx, { places: [], offers: [{ ...offer, rtp: '97.0000', stakeMin: null }] }),
  )
  const { value } = await it.ask(deskGames, { token, query: { search: 'plinko' } })
  expect(value.list).toMatchObject([{ code: 'PLINKO', hot: false, position: 7, rtp: '97.0000' }])
})

test('the vendors of a category are put into another order, each of them once', async () => {
  await inTransaction(it.deps.db, async (tx) => {
    await listGames(tx, { vendors: [{ code: 'FRUIT', displayName: 'Fruit Works', mark: 'papaya' }], games: [] })
    const place = { brandId: 1, category: 'RNG', vendorCode: 'FRUIT', position: 2, pointsRate: '1.20' } as const
    await setOut(tx, { places: [place], offers: [] })
  })
  const sort = (codes: string[]) =>
    it.ask(sortVendors, { token, params: { category: 'RNG' }, body: { codes, reason: 'planned', note: '' } })
  const before = (await it.ask(deskVendors, { token, query: { category: 'RNG' } })).value.list.map(({ code }) => code)
  const wanted = before.toReversed()
  expect((await sort(wanted)).status).toBe(200)
  const after = await it.ask(deskVendors, { token, query: { category: 'RNG' } })
  expect(after.value.list.map(({ code }) => code)).toEqual(wanted)

  expect(await sort(['FRUIT'])).toMatchObject({ status: 400, fields: { codes: [expect.anything()] } })
  expect(await sort([...wanted, 'NOBODY'])).toMatchObject({ status: 400 })
})

test('marks that are none are refused at their field; a game of nobody is not found', async () => {
  expect(await mark('PLINKO', { ...MARKS, tags: ['<b>'] })).toMatchObject({ status: 400 })
  expect(await mark('NOBODY')).toMatchObject({ errorCode: 'not_found' })
})

test('games of a category are put into another order; those that are not named stay where they are', async () => {
  const codes = async () =>
    (await it.ask(deskGames, { token, query: { category: 'INHOUSE' } })).value.list.map(({ code }) => code)
  const sort = (wanted: string[]) =>
    it.ask(sortGames, { token, params: { category: 'INHOUSE' }, body: { codes: wanted, reason: 'planned', note: '' } })
  const [first = '', second = '', third = '', ...rest] = await codes()
  expect((await sort([third, first, second])).status).toBe(200)
  expect(await codes()).toEqual([third, first, second, ...rest])
  expect((await it.ask(audit, { token, query: { action: 'games.sort' } })).value.total).toBe(1)

  for (const wrong of [[first, first], [first, 'LUCKY_TWENTY'], ['NOBODY']])
    expect(await sort(wrong)).toMatchObject({ status: 400, fields: { codes: [expect.anything()] } })
  expect(await codes()).toEqual([third, first, second, ...rest])
})
