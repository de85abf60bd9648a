import { randomUUID } from 'node:crypto'
import { bets, round, winnerBoard } from '@croupier/contract/betting.ts'
import { collections, gameList, hotGames, popularGames, recentGames, searchList } from '@croupier/contract/catalogue.ts'
import { addFavourite, favouriteGames } from '@croupier/contract/favourites.ts'
import { launchGame } from '@croupier/contract/launch.ts'
import { gameReturns } from '@croupier/contract/returns.ts'
import { playRound, studioGame } from '@croupier/contract/studio.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { listGames, setOut } from './catalogue.ts'

const { ask, deps, clock, member } = await world()
const speaking = (language: string) => ({ headers: { language } })
const listed = async (language: string, query: Parameters<typeof ask<typeof gameList>>[1] = {}) =>
  (await ask(gameList, { ...query, ...speaking(language) })).value.games.map(({ displayName }) => displayName)

test.each([
  ['VI', 'Dò Mìn', 'Vận May 20', 'Tài Xỉu'],
  ['CN', '扫雷', '幸运二十', '骰宝'],
  ['TH', 'กับระเบิด', 'ยี่สิบนำโชค', 'ไฮโล'],
  ['EN', 'Mines', 'Lucky Twenty', 'Sic Bo'],
])('who reads in %s sees games by their names there: %s', async (language, ...names) => {
  expect(await listed(language, { query: { pageSize: 100 } })).toEqual(expect.arrayContaining(names))
})

test('favourite, hot, popular and collected games, returns and live tables are named in the caller’s language', async () => {
  const { token } = await member()
  await ask(addFavourite, { token, body: { nodeId: 'MINES' } })
  const inVietnamese = { token, ...speaking('VI') }
  const named = async (call: typeof hotGames | typeof popularGames | typeof favouriteGames) =>
    (await ask(call, inVietnamese)).value.list.map(({ displayName }) => displayName)
  expect(await named(favouriteGames)).toEqual(['Dò Mìn'])
  expect(await named(hotGames)).toContain('Vận May 20')
  expect(await named(popularGames)).toContain('Vận May 20')
  const [shelf] = (await ask(collections, { ...inVietnamese, query: { place: 'home' } })).value.list
  expect(shelf?.games.map(({ displayName }) => displayName)).toContain('Dò Mìn')
  const returns = (await ask(gameReturns, inVietnamese)).value.list
  expect(returns.find(({ gameCode }) => gameCode === 'BELL_STREET')?.gameName).toBe('Phố Chuông Vàng')
  const { tables } = (await ask(liveTables, inVietnamese)).value
  expect(tables.find(({ gameCode }) => gameCode === 'YU_SIA_XIE')).toMatchObject({ gameName: 'Bầu Cua' })
})

test('a game that is opened and its page are named in the caller’s language', async () => {
  const { token } = await member()
  const asked = { token, ...speaking('CN') }
  expect((await ask(launchGame, { ...asked, query: { gameId: 'DICE' } })).value.displayName).toBe('骰子')
  for (const gameCode of ['DICE', 'CRASH'] as const) {
    const page = await ask(studioGame, { ...asked, params: { gameCode } })
    expect(page.value.name).toBe({ DICE: '骰子', CRASH: '火箭' }[gameCode])
  }
})

test('what was played is named in the caller’s language: last games, record, round and winners', async () => {
  const { token } = await member()
  const choices = { target: '98.00', over: false }
  const body = { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices }
  const { roundId } = (await ask(playRound, { token, body: body as never })).value
  const inThai = { token, ...speaking('TH') }
  expect((await ask(recentGames, inThai)).value.list).toMatchObject([{ game: { displayName: 'ลูกเต๋า' } }])
  expect((await ask(bets, inThai)).value.list).toMatchObject([{ gameName: 'ลูกเต๋า' }])
  expect((await ask(round, { ...inThai, params: { roundId } })).value.gameName).toBe('ลูกเต๋า')
  const wins = (await ask(winnerBoard, { ...inThai, query: { count: 5 } })).value.list
  expect(wins.map(({ gameName }) => gameName)).toEqual(wins.map(() => 'ลูกเต๋า'))
})

test('a name is found without its marks, in Chinese by a part of it, and everywhere by its English one', async () => {
  const found = (gameName: string, language: string) => listed(language, { query: { gameName } })
  expect(await found('do min', 'VI')).toEqual(['Dò Mìn'])
  expect(await found('den long', 'VI')).toEqual(['Đèn Lồng Đôi'])
  expect(await found('翡翠', 'CN')).toEqual(['翡翠之路'])
  expect(await found('จันทรา', 'TH')).toEqual(['คัมภีร์จันทรา'])
  expect(await found('twin lanterns', 'VI')).toEqual(['Đèn Lồng Đôi'])
  expect(await found('do min', 'EN')).not.toContain('Mines')
})

test('the list that the browser searches has the English name beside one that differs', async () => {
  const games = (await ask(searchList, speaking('VI'))).value.games
  expect(games.find(({ code }) => code === 'MINES')).toMatchObject({ displayName: 'Dò Mìn', englishName: 'Mines' })
  expect(games.find(({ code }) => code === 'PLINKO')).not.toHaveProperty('englishName')
})

test('by name a list is in the order of the caller’s language', async () => {
  const names = await listed('VI', { query: { gameType: 'INHOUSE', sort: 'name' } })
  expect(names).toEqual(['Cao Thấp', 'Crash', 'Dò Mìn', 'Keno', 'Limbo', 'Plinko', 'Vòng Quay', 'Xúc Xắc'])
  const pinyin = await listed('CN', { query: { gameType: 'INHOUSE', sort: 'name' } })
  expect(pinyin.filter((name) => name !== 'Limbo')).toEqual(
    ['猜高低', '弹珠', '火箭', '基诺', '骰子', '扫雷', '转盘'].toSorted(new Intl.Collator('zh').compare),
  )
})

test('a game without a name in a language is called by its English one', async () => {
  const game = {
    vendorCode: 'FRUIT',
    category: 'RNG',
    accountType: 'FRUIT',
    lines: 0,
    releasedAt: clock.now(),
  } as const
  await inTransaction(deps.db, async (tx) => {
    await listGames(tx, {
      vendors: [{ code: 'FRUIT', displayName: 'Fruit Works', mark: 'papaya' }],
      games: [{ ...game, code: 'FRUIT_1', name: 'Apple Reels', names: { vi: 'Guồng Táo' } }],
    })
    const marks = { hot: false, new: false, jackpot: false, rtp: '96.0000', stakeMin: 10_000n }
    await setOut(tx, {
      places: [{ brandId: 1, category: 'RNG', vendorCode: 'FRUIT', position: 9, pointsRate: '1.00' }],
      offers: [{ brandId: 1, gameCode: 'FRUIT_1', position: 900, ...marks }],
    })
  })
  const called = (language: string) => listed(language, { query: { code: 'FRUIT_1' } })
  expect([await called('VI'), await called('CN')]).toEqual([['Guồng Táo'], ['Apple Reels']])
})
