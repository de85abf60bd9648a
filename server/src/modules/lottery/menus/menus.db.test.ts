import { popularGames } from '@croupier/contract/catalogue.ts'
import { openedNumbers, ownOpenedNumbers, recentVietnamMenu, vietnamMenu } from '@croupier/contract/lottery-menus.ts'
import { expect, test } from 'vitest'
import { lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const play = await lotteryPlay(here, 'HN_1M')
const pair = { method: 'LO_2', content: '25', tickets: 27, stake: '1' }

test('Vietnamese lotteries are listed by region, the house’s own after them', async () => {
  const { groups } = (await ask(vietnamMenu)).value
  expect(groups.map(({ region }) => region)).toEqual(['NORTH', 'CENTRAL', 'SOUTH', 'HOUSE'])
  expect(groups[0]?.list.map(({ gameCode }) => gameCode)).toEqual(['VN_MB'])
  expect(groups[1]?.list.map(({ gameCode }) => gameCode)).toContain('VN_DNA')
  expect(groups[2]?.list.map(({ gameCode }) => gameCode)).toContain('VN_HCM')
  expect([groups[1]?.list.length, groups[2]?.list.length]).toEqual([14, 21])
  expect(groups[3]?.list.map(({ gameCode }) => gameCode)).toEqual(['HANOI_VIP', 'HN_1M', 'HN_5M', 'SG_1M', 'SG_5M'])
  expect(groups.flatMap(({ list }) => list).every(({ issue }) => issue !== null)).toBe(true)
})

test('what a member bet on last comes first, and its numbers are told to them', async () => {
  const one = await member()
  const token = one.token
  expect((await ask(recentVietnamMenu, { token })).value.list).toEqual([])
  expect((await ask(ownOpenedNumbers, { token })).value.list).toEqual([])
  expect((await ask(recentVietnamMenu)).errorCode).toBe('not_logged_in')
  const { issueNo } = await play.onSale()
  expect((await play.place(one, [pair])).errorCode).toBeUndefined()
  const drawn = await play.toDraw(issueNo)
  expect((await ask(recentVietnamMenu, { token })).value.list.map(({ gameCode }) => gameCode)).toEqual(['HN_1M'])
  const { list } = (await ask(ownOpenedNumbers, { token, query: { count: 3 } })).value
  expect(list).toHaveLength(3)
  expect(list[0]).toMatchObject({ gameCode: 'HN_1M', issueNo, numbers: drawn.numbers })
})

test('opened numbers are the newest of all Vietnamese lotteries together', async () => {
  const { list } = (await ask(openedNumbers)).value
  expect(list).toHaveLength(100)
  expect(list.map(({ drawAt }) => drawAt)).toEqual(
    list
      .map(({ drawAt }) => drawAt)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(list.map(({ prizeMode }) => prizeMode)).difference(new Set(['Lott', 'ZY'])).size).toBe(0)
  expect((await ask(openedNumbers, { query: { count: 101 } })).status).toBe(400)
})

test('popular games of a prize mode are its lotteries', async () => {
  const codes = async (prizeMode: 'Elott' | 'SEA') =>
    (await ask(popularGames, { query: { count: 100, prizeMode } })).value.list.map(({ vassalage }) => vassalage)
  expect(new Set(await codes('Elott'))).toEqual(new Set(['ELOTT']))
  expect(new Set(await codes('SEA'))).toEqual(new Set(['TCG_SEA']))
})
