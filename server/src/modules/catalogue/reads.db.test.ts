import {
  gameList,
  gameMenus,
  hotGames,
  recentGames,
  roomList,
  searchList,
  vendorKinds,
  vendorSorting,
} from '@croupier/contract/catalogue.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { listGames, setOut } from './catalogue.ts'

const LUCKY = 1
/** An address of California. */
const CALIFORNIA = '8.8.8.8'
const { app, deps, ask, clock, member } = await world()
const codes = async (query: Parameters<typeof ask<typeof gameList>>[1] = {}) =>
  (await ask(gameList, query)).value.games.map((game) => game.code)

test('the navigation has a category only where a vendor stands, in the brand’s order', async () => {
  const categories = async (merchant: string) =>
    (await ask(vendorSorting, { headers: { merchant } })).value.list.map((entry) => entry.gameCategory)
  expect(await categories('LUCKY')).toEqual(['ELOTT', 'LOTT', 'LIVE', 'INHOUSE', 'RNG'])
  expect(await categories('SAMPA')).toEqual(['RNG', 'INHOUSE', 'LIVE', 'ELOTT', 'LOTT'])
  expect((await ask(vendorSorting)).value.list.at(-1)).toMatchObject({
    gameCategory: 'RNG',
    pointsRate: '1.20',
    vendors: [{ vassalage: 'CROUPIER', displayName: 'Croupier Studio', mark: 'croupier', opens: 'page' }],
  })
})

test('the smallest bet can be narrowed down in steps of the brand’s own currency, each with more games than the one before', async () => {
  const stepsOf = async (merchant: string) => {
    const { list } = (await ask(vendorSorting, { headers: { merchant } })).value
    const { minBets = [], games = 0 } = list.find(({ gameCategory }) => gameCategory === 'RNG') ?? {}
    const found: number[] = []
    for (const minBet of minBets)
      found.push((await ask(gameList, { query: { gameType: 'RNG', minBet }, headers: { merchant } })).value.total)
    return { minBets, found, games }
  }
  const [peso, dong] = [await stepsOf('LUCKY'), await stepsOf('SEN')]
  expect(peso.minBets).toEqual(['0.10', '0.20'])
  expect(dong.minBets).toEqual(['2000'])
  for (const { found, games } of [peso, dong]) {
    expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other))
    expect(found[0]).toBeGreaterThan(0)
    expect(found.at(-1)).toBeLessThan(games)
  }
})

test('a game says what one wants to know before playing: return, smallest stake, lines, jackpot', async () => {
  const { value } = await ask(gameList, { query: { code: 'LUCKY_TWENTY' } })
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
      kind: 'video_slot',
      isGame: 'GAME',
      defaultPlayType: '',
      tags: [],
    },
  ])
})

test('limits, return and currency are the brand’s own', async () => {
  const dice = async (merchant: string) =>
    (await ask(gameList, { query: { code: 'DICE' }, headers: { merchant } })).value.games[0]
  expect(await dice('LUCKY')).toMatchObject({ rtp: '99.0000', minBet: '0.01' })
  expect(await dice('SAMPA')).toMatchObject({ rtp: '97.0000', minBet: '100' })
})

test('hot games are listed apart', async () => {
  const { list } = (await ask(hotGames)).value
  expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['LUCKY_TWENTY', 'PLINKO', 'MINES']))
  expect(list.filter(({ isHot }) => isHot === 0)).toEqual([])
})

test('what can be found by name is every game and vendor of the brand, in short', async () => {
  const { value } = await ask(searchList)
  expect(value.games.find(({ code }) => code === 'DICE')).toEqual({
    code: 'DICE',
    displayName: 'Dice',
    vassalage: 'CROUPIER',
    vendorName: 'Croupier Studio',
    gameType: 'INHOUSE',
    isHot: 0,
    rtp: '99.0000',
  })
  const ofStudio = value.games.filter(({ vassalage }) => vassalage === 'CROUPIER')
  expect(value.vendors.map(({ vassalage }) => vassalage)).toEqual(['CROUPIER', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
  expect(value.vendors.slice(0, 1)).toEqual([
    {
      vassalage: 'CROUPIER',
      displayName: 'Croupier Studio',
      mark: 'croupier',
      games: ofStudio.length,
      aliases: [],
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
  expect(await codes({ query: { gameName: 'đêm' } })).toContain('FRUIT_3')
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
  const { games } = (await ask(gameList, { query: { pageSize: 200 }, headers: { merchant: 'SAMPA' } })).value
  expect(games.filter(({ vassalage }) => vassalage === 'FRUIT')).toEqual([])
  expect(games.map(({ code }) => code)).toEqual(expect.arrayContaining(['LUCKY_TWENTY', 'DICE']))
})

test('a name is found past slips of the finger, without its marks, in any order and by who made the game', async () => {
  for (const [gameName, expected] of [
    ['chery', ['FRUIT_2']],
    ['dem hoi', ['FRUIT_3']],
    ['reels aplpe', ['FRUIT_0']],
    ['twnety', ['LUCKY_TWENTY']],
    ['fruit works banana', ['FRUIT_1']],
    ['xylophone', []],
  ] as const)
    expect([gameName, await codes({ query: { gameName } })]).toEqual([gameName, expected])
  expect(await codes({ query: { gameName: 'fruit', sort: 'rtp' } })).toEqual([
    'FRUIT_3',
    'FRUIT_2',
    'FRUIT_1',
    'FRUIT_0',
  ])
})

test('vendors are found by their names in other scripts; where they may not be offered they are not', async () => {
  const vendor = {
    code: 'MANGO',
    displayName: 'Mango Cards',
    mark: 'papaya',
    aliases: ['芒果'],
    closedCountries: ['US'],
  }
  await inTransaction(deps.db, async (tx) => {
    const game = {
      vendorCode: 'MANGO',
      category: 'PVP',
      accountType: 'MANGO',
      lines: 0,
      releasedAt: clock.now(),
    } as const
    await listGames(tx, {
      vendors: [vendor],
      games: [
        { ...game, code: 'MANGO_TIEN', name: 'Tien Len', kind: 'tien_len' },
        { ...game, code: 'MANGO_ALL', name: 'All of Mango', isGame: 'VASSALAGE', devices: ['mobile'] },
      ],
      rooms: [{ id: 'MANGO_T1', gameCode: 'MANGO_TIEN', name: 'Table 1', seats: 4, position: 1 }],
    })
    const offer = {
      brandId: LUCKY,
      position: 90,
      hot: false,
      new: false,
      jackpot: false,
      rtp: '97.5000',
      stakeMin: 10_000n,
    }
    await setOut(tx, {
      places: [
        { brandId: LUCKY, category: 'PVP', vendorCode: 'MANGO', position: 1, pointsRate: '1.00', opens: 'popup' },
      ],
      offers: ['MANGO_TIEN', 'MANGO_ALL'].map((gameCode) => ({ ...offer, gameCode })),
      rooms: [{ brandId: LUCKY, roomId: 'MANGO_T1', stakeMin: 10_000n, stakeMax: 1_000_000n }],
    })
  })
  expect(await codes({ query: { gameName: '芒果' } })).toEqual(['MANGO_ALL', 'MANGO_TIEN'])
  const { value } = await ask(searchList)
  expect(value.vendors.find(({ vassalage }) => vassalage === 'MANGO')?.aliases).toEqual(['芒果'])
  const listedAt = async (remoteAddress: string) => {
    const url = `${gameList.path}?vassalage=MANGO`
    return (await app.http.inject({ url, remoteAddress, headers: { merchant: 'LUCKY' } })).json().value.total
  }
  expect([await listedAt('127.0.0.1'), await listedAt(CALIFORNIA)]).toEqual([2, 0])
})

test('a game is listed for the devices that it is made for', async () => {
  expect(await codes({ query: { gameType: 'PVP' } })).toEqual(['MANGO_ALL', 'MANGO_TIEN'])
  expect(await codes({ query: { gameType: 'PVP', channel: 'desktop' } })).toEqual(['MANGO_TIEN'])
  expect(await codes({ query: { gameType: 'PVP', channel: 'mobile' } })).toEqual(['MANGO_ALL', 'MANGO_TIEN'])
})

test('kinds are counted by category and by vendor, and narrow a list down', async () => {
  expect((await ask(vendorKinds, { query: { vassalage: 'MANGO' } })).value.list).toEqual([
    { gameType: 'PVP', kind: 'other', games: 1 },
    { gameType: 'PVP', kind: 'tien_len', games: 1 },
  ])
  expect(await codes({ query: { kind: 'tien_len' } })).toEqual(['MANGO_TIEN'])
})

test('rooms have seats and stakes, and are for who is logged in', async () => {
  const { token } = await member()
  expect((await ask(roomList, { token, query: { vassalage: 'MANGO' } })).value.list).toEqual([
    {
      roomId: 'MANGO_T1',
      nodeId: 'MANGO_TIEN',
      gameCode: 'MANGO_TIEN',
      vassalage: 'MANGO',
      displayName: 'Table 1',
      seats: 4,
      minBet: '1.00',
      maxBet: '100.00',
    },
  ])
  expect(await ask(roomList)).toMatchObject({ errorCode: 'not_logged_in' })
})

test('the menus have a card for each vendor', async () => {
  const { list } = (await ask(gameMenus)).value
  expect(list.find(({ gameCategory }) => gameCategory === 'PVP')?.cards).toEqual([
    {
      vassalage: 'MANGO',
      displayName: 'Mango Cards',
      smallIcon: 'papaya',
      gameType: 'PVP',
      accountTypeName: 'MANGO',
      isHot: 0,
    },
  ])
})

test('the menus have their titles in the language that is asked for', async () => {
  const titleIn = async (language: string) =>
    (await ask(gameMenus, { headers: { language } })).value.list.find(({ gameCategory }) => gameCategory === 'RNG')
      ?.title
  expect(await titleIn('EN')).toBe('Slots')
  expect(await titleIn('VI')).toBe('Nổ hũ')
})
