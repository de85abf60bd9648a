import { randomUUID } from 'node:crypto'
import { addTableFavourite, removeTableFavourite } from '@croupier/contract/favourites.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { expect, test } from 'vitest'
import { world } from '../../../../../test/world.ts'

const { ask, member } = await world()

test('favourite tables are marked in the lobby of who made them so, until they are none any more', async () => {
  const [one, other] = [await member(), await member()]
  const [first, second] = (await ask(liveTables)).value.tables.map(({ tableId }) => tableId)
  const add = (tableId = '') => ask(addTableFavourite, { token: one.token, params: { tableId } })
  await add(first)
  await add(first)
  await add(second)
  const marked = async (token: string) =>
    (await ask(liveTables, { token })).value.tables.filter(({ favourite }) => favourite).map(({ tableId }) => tableId)
  expect(await marked(one.token)).toEqual([first, second])
  expect(await marked(other.token)).toEqual([])
  const left = await ask(removeTableFavourite, { token: one.token, params: { tableId: first ?? '' } })
  expect(left.value.favourites).toEqual([second])
  expect((await add(randomUUID())).errorCode).toBe('not_found')
})

test('the lobby shows every type with tables of different limits, named in the caller’s language', async () => {
  const { tables } = (await ask(liveTables, { headers: { 'accept-language': 'vi' } })).value
  const baccarat = tables.filter(({ gameCode }) => gameCode === 'BACCARAT')
  expect(new Set(baccarat.map(({ paytable }) => paytable))).toEqual(new Set(['COMMISSION', 'NO_COMMISSION']))
  expect(new Set(baccarat.map(({ limits }) => limits[0]?.max)).size).toBeGreaterThan(2)
  expect(baccarat.map(({ pace }) => pace.betMs)).toContain(12_000)
})
