import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@croupier/contract/favourites.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { world } from '../../../../test/world.ts'

const { ask, clock, member, logIn } = await world()
const add = (token: string, nodeId: string) => ask(addFavourite, { token, body: { nodeId } })
const remove = (token: string, nodeId: string) => ask(removeFavourite, { token, body: { nodeId } })

test('the one added last comes first, and one that is a favourite already stays where it is', async () => {
  const { token } = await member()
  await add(token, 'DICE')
  clock.move(1000)
  expect((await add(token, 'LUCKY_TWENTY')).value.list).toEqual(['LUCKY_TWENTY', 'DICE'])
  clock.move(1000)
  expect((await add(token, 'DICE')).value.list).toEqual(['LUCKY_TWENTY', 'DICE'])
})

test('favourites belong to the member: another one has none of them, and a new login finds them', async () => {
  const [one, other] = [await member(), await member()]
  await add(one.token, 'DICE')
  expect((await ask(favouriteIds, { token: other.token })).value.list).toEqual([])
  const later = await logIn(one.account, one.password)
  expect((await ask(favouriteGames, { token: later })).value.list).toMatchObject([
    { code: 'DICE', displayName: 'Dice' },
  ])
})

test('one taken away is gone, and once more changes nothing', async () => {
  const { token } = await member()
  await add(token, 'DICE')
  expect((await remove(token, 'DICE')).value.list).toEqual([])
  expect(await remove(token, 'DICE')).toMatchObject({ status: 200, value: { list: [] } })
})

test('the id of one to be taken away may stand in the address instead, and must stand somewhere', async () => {
  const { token } = await member()
  await add(token, 'DICE')
  const asked = await ask(removeFavourite, { token, query: { nodeId: 'DICE' } })
  expect(asked).toMatchObject({ status: 200, value: { list: [] } })
  expect(await ask(removeFavourite, { token, body: {} })).toMatchObject({
    status: 400,
    fields: { nodeId: [{ code: 'required' }] },
  })
})

test('the same favourite added many times at once is there once', async () => {
  const { token } = await member()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, 'DICE')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ask(favouriteIds, { token })).value.list).toEqual(['DICE'])
})

test('a game that is not offered is not found, and a guest has no favourites', async () => {
  const { token } = await member()
  expect(await add(token, 'NOT_A_GAME')).toMatchObject({ status: 404, errorCode: 'not_found' })
  expect(await ask(favouriteIds)).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('a lobby shows the favourites alone to whoever has some, and none to a guest', async () => {
  const { token } = await member()
  await add(token, 'DICE')
  const query = { gameClassify: 'favourite' } as const
  expect((await ask(gameList, { token, query })).value.games.map(({ code }) => code)).toEqual(['DICE'])
  expect((await ask(gameList, { query })).value.total).toBe(0)
})
