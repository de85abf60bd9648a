import { gameList, hotGames, recentGames, searchList, vendorSorting } from '@croupier/contract/catalogue.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { listGames, setOut } from './catalogue.ts'

const LUCKY = 1
const { deps, ask, clock, member } = await world()
const codes = async (query: Parameters<typeof ask<typeof gameList>>[1] = {}) =>
  (await ask(gameList, query)).value.games.map((game) => game.code)

test('the navigation has a category only where a vendor stands, in the brand’s order', async () => {
  const categories = async (merchant: string) =>
    (await ask(vendorSorting, { headers: { merchant } })).value.list.map((entry) => entry.gameCategory)
  expect(await categories('LUCKY')).toEqual(['INHOUSE', 'RNG'])
  expect(await categories('SAMPA')).toEqual(['RNG', 'INHOUSE'])
  expect((await ask(vendorSorting)).value.list[1]).toEqual({
    gameCategory: 'RNG',
    pointsRate: '1.20',
    games: 1,
    vendors: [{ vassalage: 'CROUPIER', displayName: 'Croupier Studio', mark: 'croupier', games: 1 }],
  })
})

test('a game says what one wants to know before playing: return, smallest stake, lines, jackpot', async () => {
  const { value } = await ask(gameList, { query: { gameType: 'RNG' } })
  expect(value).toMatchObject({ pageNum: 1, totalPages: 1, total: 1 })
  expect(value.games).toEqual([
    {
      code: 'LUCKY_TWENTY',
      nodeId: 'LUCKY_TWENTY',
      displayName: 'Lucky Twenty',
      vassalage: 'CROUPIER',
      accountTypeName: 'CROUPIER',
      vendorName: 'Croupier Studio',
      gameType: 'RNG',
      isHot: 1,
      isNew: false,
      jackpot: true,
      rtp: '96.0831',
      minBet: '0.20',
      lines: 20,
    },
  ])
})

test('limits, return and currency are the brand’s own', async () => {
  const dice = async (merchant: string) =>
    (await ask(gameList, { query: { gameType: 'INHOUSE' }, headers: { merchant } })).value.games[0]
  expect(await dice('LUCKY')).toMatchObject({ rtp: '99.0000', minBet: '0.01' })
  expect(await dice('SAMPA')).toMatchObject({ rtp: '97.0000', minBet: '100' })
})

test('hot games are listed apart', async () => {
  expect((await ask(hotGames)).value.list.map((game) => game.code)).toEqual(['LUCKY_TWENTY', 'DICE'])
})

test('what can be found by name is every game and vendor of the brand, in short', async () => {
  const { value } = await ask(searchList)
  expect(value.games).toEqual([
    {
      code: 'LUCKY_TWENTY',
      displayName: 'Lucky Twenty',
      vendorName: 'Croupier Studio',
      gameType: 'RNG',
      isHot: 1,
      rtp: '96.0831',
    },
    { code: 'DICE', displayName: 'Dice', vendorName: 'Croupier Studio', gameType: 'INHOUSE', isHot: 1, rtp: '99.0000' },
  ])
  expect(value.vendors).toEqual([
    {
      vassalage: 'CROUPIER',
      displayName: 'Croupier Studio',
      mark: 'croupier',
      games: 2,
      categories: expect.arrayContaining(['RNG', 'INHOUSE']),
    },
  ])
  const sampa = await ask(searchList, { headers: { merchant: 'SAMPA' } })
  expect(sampa.value.games.map(({ rtp }) => rtp)).toContain('97.0000')
})

test('what a member played last comes first, with the last stake; a stranger must log in', async () => {
  const { token } = await member()
  for (const [gameCode, stake, choices] of [
    ['DICE', '5.00', { target: '50.00', over: true }],
    ['LUCKY_TWENTY', '0.40', {}],
  ] as const) {
    clock.move(1000)
    await ask(playRound, { token, body: { id: v7(), gameCode, stake, choices } as never })
  }
  const { value } = await ask(recentGames, { token })
  expect(value.list).toMatchObject([
    { game: { code: 'LUCKY_TWENTY' }, lastStake: '0.40', playedAt: clock.now().toISOString() },
    { game: { code: 'DICE' }, lastStake: '5.00' },
  ])
  expect(await ask(recentGames)).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

const TITLES = ['Apple Reels', 'Banana 100%', 'Cherry_Rush', 'Đêm Hội'] as const

test('games are found by a part of their name, and nothing in a name is a wildcard', async () => {
  await inTransaction(deps.db, async (tx) => {
    await listGames(tx, {
      vendors: [{ code: 'FRUIT', displayName: 'Fruit Works', mark: 'papaya' }],
      games: TITLES.map((name, index) => ({
        code: `FRUIT_${index}`,
        vendorCode: 'FRUIT',
        name,
        category: 'RNG' as const,
        accountType: 'FRUIT',
        lines: index * 10,
        releasedAt: new Date(`2026-11-2${index}T00:00:00Z`),
      })),
    })
    await setOut(tx, {
      places: [{ brandId: LUCKY, category: 'RNG', vendorCode: 'FRUIT', position: 2, pointsRate: '1.20' }],
      offers: TITLES.map((_, index) => ({
        brandId: LUCKY,
        gameCode: `FRUIT_${index}`,
        position: 10 + index,
        hot: false,
        new: index === 3,
        jackpot: false,
        rtp: `9${index}.5000`,
        stakeMin: BigInt(10_000 * (index + 1)),
      })),
    })
  })
  expect(await codes({ query: { gameName: 'RUSH' } })).toEqual(['FRUIT_2'])
  expect(await codes({ query: { gameName: 'đêm' } })).toEqual(['FRUIT_3'])
  expect(await codes({ query: { gameName: '%' } })).toEqual(['FRUIT_1'])
  expect(await codes({ query: { gameName: '_' } })).toEqual(['FRUIT_2'])
  expect(await codes({ query: { gameName: "'; drop table catalogue.game; --" } })).toEqual([])
})

test('filters by vendor, mark, stake and lines, and sorts', async () => {
  const fruit = { vassalage: 'FRUIT' }
  expect(await codes({ query: { ...fruit, gameClassify: 'new' } })).toEqual(['FRUIT_3'])
  expect(await codes({ query: { ...fruit, minBet: '2.00' } })).toEqual(['FRUIT_0', 'FRUIT_1'])
  expect(await codes({ query: { ...fruit, minLineNum: 20 } })).toEqual(['FRUIT_2', 'FRUIT_3'])
  expect(await codes({ query: { ...fruit, sort: 'rtp' } })).toEqual(['FRUIT_3', 'FRUIT_2', 'FRUIT_1', 'FRUIT_0'])
  expect(await codes({ query: { ...fruit, sort: 'newest' } })).toEqual(['FRUIT_3', 'FRUIT_2', 'FRUIT_1', 'FRUIT_0'])
  expect(await codes({ query: { ...fruit, sort: 'name' } })).toEqual(['FRUIT_0', 'FRUIT_1', 'FRUIT_2', 'FRUIT_3'])
  expect(await codes({ query: { gameClassify: 'jackpot' } })).toEqual(['LUCKY_TWENTY'])
})

test('comes in pages: 24 unless asked otherwise, at most 200, and past the end there is nothing', async () => {
  const { value } = await ask(gameList, { query: { pageSize: 2, pageNo: 2, sort: 'name', vassalage: 'FRUIT' } })
  expect(value).toMatchObject({
    pageNum: 2,
    totalPages: 2,
    total: 4,
    games: [{ code: 'FRUIT_2' }, { code: 'FRUIT_3' }],
  })
  expect(await codes({ query: { pageNo: 9 } })).toEqual([])
  expect(await ask(gameList, { query: { pageSize: 201 } })).toMatchObject({ status: 400, errorCode: 'invalid_request' })
})

test('a query that is none is refused at its field', async () => {
  expect(await ask(gameList, { query: { minBet: '-1' } })).toMatchObject({
    status: 400,
    fields: { minBet: [expect.anything()] },
  })
  expect(await ask(gameList, { query: { gameName: 'a\u0000b' } })).toMatchObject({
    status: 400,
    fields: { gameName: [expect.anything()] },
  })
  expect(await ask(gameList, { query: { vassalage: "x'y" } })).toMatchObject({
    status: 400,
    fields: { vassalage: [expect.anything()] },
  })
})

test('the other brand does not see what this one offers', async () => {
  expect((await ask(gameList, { headers: { merchant: 'SAMPA' } })).value.games.map((game) => game.code)).toEqual([
    'LUCKY_TWENTY',
    'DICE',
  ])
})
