import { gameList } from '@croupier/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'
import { noteTableStakes } from './note-table-stakes.ts'

const here = await world()
const { ask, deps } = here
const news = (stakeMin: string) => ({
  topic: 'table_stakes_changed',
  brandId: 1,
  keys: ['ROULETTE'],
  detail: { stakeMin },
})
const listed = async () =>
  (await ask(gameList, { query: { gameType: 'LIVE' } })).value.games.find(({ code }) => code === 'ROULETTE')?.minBet

test('what the tables of a game take at least stands in its list from then on, however often it is told', async () => {
  await here.hear()
  expect(Number(await listed())).toBeGreaterThan(0)
  await noteTableStakes(deps, news('75000'))
  await noteTableStakes(deps, news('75000'))
  expect(await listed()).toBe('7.50')
  await noteTableStakes(deps, news('20000'))
  expect(await listed()).toBe('2.00')
})

test('a stake that is no amount is a mistake and changes nothing', async () => {
  const before = await listed()
  await expect(noteTableStakes(deps, news('-1'))).rejects.toThrow('stakeMin')
  expect(await listed()).toBe(before)
})
