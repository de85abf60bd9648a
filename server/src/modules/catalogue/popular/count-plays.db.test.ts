import { randomUUID } from 'node:crypto'
import { popularGames } from '@croupier/contract/catalogue.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { world } from '../../../../test/world.ts'
import { countPlays } from './count-plays.ts'

const HOUR_MS = 3_600_000
const { ask, clock, deps, member } = await world()
const popular = async (query = {}) => (await ask(popularGames, { query })).value.list.map(({ code }) => code)
const first = async () => (await popular())[0]
const roll = (token: string) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: true } } as never,
  })

test('what is played most comes first, once the hour is over, and until a week has gone by', async () => {
  const { token } = await member()
  expect(await first()).toBe('LUCKY_TWENTY')
  for (let rounds = 0; rounds < 3; rounds++) await roll(token)
  await countPlays(deps)
  expect(await first()).toBe('LUCKY_TWENTY')
  clock.move(HOUR_MS)
  await countPlays(deps)
  expect(await first()).toBe('DICE')

  clock.move(8 * 24 * HOUR_MS)
  await countPlays(deps)
  expect(await first()).toBe('LUCKY_TWENTY')
})

test('counting many times at once counts each hour once', async () => {
  const { token } = await member()
  await roll(token)
  clock.move(HOUR_MS)
  await Promise.all(Array.from({ length: 4 }, () => countPlays(deps)))
  expect(await first()).toBe('DICE')
})

test('so many are listed as are asked for, twenty unless it is said', async () => {
  expect(await popular({ count: 1 })).toHaveLength(1)
  expect((await ask(popularGames, { query: { count: 101 } })).status).toBe(400)
})
