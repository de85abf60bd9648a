import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { roomList } from '@croupier/contract/catalogue.ts'
import { changeRoom, deskRooms } from '@croupier/contract/console-catalogue.ts'
import { launchGame } from '@croupier/contract/launch.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { listGames, setOut } from '../catalogue.ts'

const it = await callersWorld()
const token = await operatorIn(it)
const lea = await operatorIn(it, 'operator05')
const player = await it.member()
const gameCode = 'NATIVE_GAMES_CARDS'
const rooms = [
  { id: 'CARDS_1', gameCode, name: 'Shore', seats: 5, position: 1 },
  { id: 'CARDS_2', gameCode, name: 'Pier', seats: 5, position: 2 },
]
const seedRooms = () =>
  inTransaction(it.deps.db, async (tx) => {
    await listGames(tx, { vendors: [], games: [], rooms })
    const stakes = { brandId: 1, stakeMin: 10_000n, stakeMax: 1_000_000n }
    await setOut(tx, { places: [], offers: [], rooms: rooms.map(({ id }) => ({ ...stakes, roomId: id })) })
  })
await seedRooms()

const TERMS = { stakeMin: '2.00', stakeMax: '50.00', position: 1, open: true }
const change = (roomId: string, changed = {}) =>
  it.ask(changeRoom, { token, params: { roomId }, body: { ...TERMS, ...changed, reason: 'planned', note: '' } })
const shown = async () =>
  (await it.ask(roomList, { token: player.token, query: { gameCode } })).value.list.map((room) => room.roomId)
const sitDown = (roomId: string, gameId = gameCode) =>
  it.ask(launchGame, { token: player.token, query: { gameId, roomId } })

test('a room’s stakes, place and door are changed at once, on record, and stay at the next start', async () => {
  expect(await shown()).toEqual(['CARDS_1', 'CARDS_2'])
  expect((await change('CARDS_1', { position: 9 })).status).toBe(200)
  await seedRooms()
  expect(await shown()).toEqual(['CARDS_2', 'CARDS_1'])
  expect((await it.ask(deskRooms, { token, query: { game: gameCode } })).value.list).toMatchObject([
    { id: 'CARDS_2', stakeMin: '1.00' },
    { id: 'CARDS_1', stakeMin: '2.00', stakeMax: '50.00', position: 9 },
  ])
  await change('CARDS_1', { open: false })
  expect(await shown()).toEqual(['CARDS_2'])

  const { value } = await it.ask(audit, { token, query: { subject: 'room:CARDS_1' } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(value.list[0]?.number) } })
  expect(entry.value).toMatchObject({ action: 'rooms.change', before: { open: true }, after: { open: false } })
})

test('a vendor is told in which room a member sits down; a closed room, or one of another game, is not found', async () => {
  const url = new URL((await sitDown('CARDS_2')).value.gameUrl)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    game: gameCode,
    room: 'CARDS_2',
    stakeMin: '1.00',
    stakeMax: '100.00',
  })
  expect((await sitDown('CARDS_1')).errorCode).toBe('not_found')
  expect((await sitDown('CARDS_2', 'NATIVE_GAMES_SLOT')).errorCode).toBe('not_found')
})

test('stakes that make no sense are refused at their field; a stranger’s room is not found', async () => {
  expect(await change('CARDS_2', { stakeMin: '0.00' })).toMatchObject({ status: 400, fields: { stakeMin: [{}] } })
  expect(await change('CARDS_2', { stakeMax: '1.99' })).toMatchObject({ status: 400, fields: { stakeMax: [{}] } })
  expect((await change('NOBODY')).errorCode).toBe('not_found')
})

test('a dearer or cheaper seat than before is set by two, a narrower span by one', async () => {
  expect((await change('CARDS_2', { stakeMin: '5.00', stakeMax: '40.00' })).status).toBe(200)
  const first = await change('CARDS_2', { stakeMin: '5.00', stakeMax: '5000.00' })
  expect(first).toMatchObject({ status: 202, extra: { rule: 'room_looser' } })
  expect((await byTwo(it, lea, Promise.resolve(first))).status).toBe(200)
  expect((await it.ask(deskRooms, { token, query: { game: gameCode } })).value.list).toContainEqual(
    expect.objectContaining({ id: 'CARDS_2', stakeMax: '5000.00' }),
  )
})
