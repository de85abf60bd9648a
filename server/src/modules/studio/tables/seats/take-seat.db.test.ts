import { takeSeat } from '@croupier/contract/table-answers.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world, type TestMember } from '../../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'BJ1')
const { bet, table, tableId, to, units } = play
const params = { tableId }

const sit = ({ token }: TestMember, seat: number, what: 'take' | 'leave' = 'take') =>
  ask(takeSeat, { token, params, body: { seat, do: what } })
const taken = async () => (await table()).seats.map(({ seat }) => seat)

test('a table without seats has none to take', async () => {
  const others = await tablePlay(here, 'DT1')
  const { token } = await member()
  const refused = await ask(takeSeat, { token, params: { tableId: others.tableId }, body: { seat: 1, do: 'take' } })
  expect(refused.fields['seat']?.[0]?.code).toBe('not_allowed')
  expect((await sit({ token } as TestMember, 8)).fields['seat']?.[0]?.code).toBe('not_allowed')
})

test('of many who want a seat at the same moment one sits down, and the others are told that it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => member()))
  const said = await Promise.all(people.map((one) => sit(one, 1)))
  const refused = said.flatMap(({ errorCode }) => errorCode ?? [])
  expect(refused).toEqual(['seat_taken', 'seat_taken', 'seat_taken'])
  expect(said.flatMap(({ errorCode, value }) => (errorCode ? [] : value.seats))).toEqual([1])
  const owner = people[said.findIndex(({ errorCode }) => errorCode === undefined)]!
  expect((await sit(owner, 1)).value.seats).toEqual([1])
  const [seen] = (await table()).seats
  expect(seen?.player).not.toBe(owner.account)
  expect(seen?.player).toContain('*')
  expect((await table(owner)).mine.seats).toEqual([1])
  await sit(owner, 1, 'leave')
  expect(await taken()).toEqual([])
})

test('a stranger’s seat takes no bets but those behind it, and nobody else can give it up', async () => {
  const [owner, stranger] = [await member(), await member()]
  await to('betting')
  await sit(owner, 2)
  for (const spot of ['seat2', 'seat2_perfect_pairs', 'seat2_21_3'])
    expect((await bet(stranger, { [spot]: '50.00' })).errorCode).toBe('seat_taken')
  expect((await bet(stranger, { seat2_insurance: '50.00' })).fields['bets.0.spot']?.[0]?.code).toBe('not_allowed')
  expect((await bet(stranger, { seat2_behind: '50.00' })).errorCode).toBeUndefined()
  await sit(stranger, 2, 'leave')
  expect(await taken()).toEqual([2])
  await sit(owner, 2, 'leave')
})

test('behind a seat that nobody plays the stake comes back', async () => {
  const one = await member()
  const start = await units(one)
  await to('betting')
  await bet(one, { seat6_behind: '50.00', seat6_follow: '20.00' })
  expect(start - (await units(one))).toBe(130_0000n)
  await to('settled')
  expect(await units(one)).toBe(start)
})

test('whoever has bet stays until the round is over, and the bets are played', async () => {
  const one = await member()
  const start = await units(one)
  await to('betting')
  await sit(one, 3)
  await bet(one, { seat3: '50.00' })
  expect((await sit(one, 3, 'leave')).errorCode).toBe('round_open')
  await to('dealing')
  expect((await sit(one, 3, 'leave')).errorCode).toBe('round_open')
  expect(await taken()).toEqual([3])
  await to('settled')
  expect((await table(one)).mine.bets).toMatchObject([{ spot: 'seat3', stake: '50.00' }])
  expect((await table(one)).mine.bets[0]?.state).not.toBe('placed')
  expect([-50_0000n, -25_0000n, 0n, 50_0000n, 75_0000n]).toContain((await units(one)) - start)
  expect((await sit(one, 3, 'leave')).value.seats).toEqual([])
})

test('a seat whose owner has not bet for three minutes is free when the next round begins', async () => {
  const [away, there] = [await member(), await member()]
  await to('betting')
  await sit(away, 4)
  await sit(there, 5)
  clock.move(170_000)
  await to('betting')
  await bet(there, { seat5: '50.00' })
  expect(await taken()).toEqual([4, 5])
  await to('settled')
  clock.move(10_000)
  await to('betting')
  expect(await taken()).toEqual([5])
  expect((await sit(away, 5)).errorCode).toBe('seat_taken')
  expect((await sit(away, 4)).errorCode).toBeUndefined()
  await sit(there, 5, 'leave')
  await sit(away, 4, 'leave')
})

test('a table that is closed has no seats, and one that is not there is not found', async () => {
  const one = await member()
  await sql`update studio.live_table set state = 'closed' where id = ${tableId}`.execute(deps.db)
  expect((await sit(one, 1)).errorCode).toBe('table_closed')
  const nowhere = { tableId: '00000000-0000-7000-8000-000000000000' }
  const lost = await ask(takeSeat, { token: one.token, params: nowhere, body: { seat: 1, do: 'take' } })
  expect(lost.errorCode).toBe('not_found')
  expect((await ask(takeSeat, { params, body: { seat: 1, do: 'take' } })).errorCode).toBe('not_logged_in')
})
