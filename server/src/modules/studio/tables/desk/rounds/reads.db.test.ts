import { randomUUID } from 'node:crypto'
import {
  deskTableBets,
  deskTableEffect,
  deskTableRound,
  deskTableRounds,
} from '@croupier/contract/console-table-rounds.ts'
import { deskTables } from '@croupier/contract/console-tables.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../../test/policy.ts'
import { tablePlay } from '../../../../../../test/tables.ts'
import { world } from '../../../../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const token = await operatorIn(here)
const seen = async (roundId: string) => (await ask(deskTableRound, { token, params: { roundId } })).value
const effectOf = async (roundId: string, action: 'void' | 'resettle') =>
  (await ask(deskTableEffect, { token, params: { roundId }, query: { action } })).value.effect

test('a round that runs shows what lies on it, and nothing of what comes', async () => {
  const [one, other] = [await member(), await member()]
  const { roundId } = await play.to('betting')
  await play.bet(one, { dragon: '100.00', tie: '20.00' })
  await play.bet(other, { dragon: '50.00' })
  const { round, events, spots, shoe, possible } = await seen(roundId)
  expect(round).toMatchObject({ phase: 'betting', bets: 3, people: 2, stake: '170.00', payout: '0.00', result: '0.00' })
  expect([events, shoe.hash]).toEqual([[], null])
  expect(spots.map(({ spot, stake }) => [spot, stake])).toEqual([
    ['dragon', '150.00'],
    ['tie', '20.00'],
  ])
  expect(possible).toEqual({ void: true, resettle: false })
  expect(await effectOf(roundId, 'void')).toEqual({
    bets: 3,
    members: 2,
    returned: '170.00',
    taken: '0.00',
    owed: '0.00',
  })
  expect(await effectOf(roundId, 'resettle')).toBeNull()
  const { list } = (await ask(deskTableBets, { token, query: { roundId, spot: 'dragon' } })).value
  expect(list.map(({ stake }) => stake).toSorted()).toEqual(['100.00', '50.00'])
  expect(list.every(({ account }) => account.includes('***') && account !== one.account)).toBe(true)
  await play.to('settled')
})

test('a round that is over shows what it paid, and what it would come to to give it back or judge it anew', async () => {
  const one = await member()
  const { roundId } = await play.to('betting')
  await play.bet(one, { dragon: '100.00', tiger: '50.00' })
  await play.to('settled')
  const { round, events, possible } = await seen(roundId)
  expect(events.length).toBeGreaterThan(0)
  expect(round.result).toBe((150 - Number(round.payout)).toFixed(2))
  expect(possible).toEqual({ void: true, resettle: true })
  const { returned, taken } = (await effectOf(roundId, 'void'))!
  expect(Number(round.payout) + Number(returned) - Number(taken)).toBe(150)
  expect(await effectOf(roundId, 'resettle')).toEqual({
    bets: 0,
    members: 0,
    returned: '0.00',
    taken: '0.00',
    owed: '0.00',
  })
})

test('rounds are found by state, day and code, with the sums of all that fit; other brands see none of them', async () => {
  const query = { tableId: play.tableId }
  const found = async (more: object) => (await ask(deskTableRounds, { token, query: { ...query, ...more } })).value
  const all = await found({})
  expect(all.sums.stake).toBe('320.00')
  expect((await found({ state: 'settled' })).list.every(({ phase }) => phase === 'settled')).toBe(true)
  expect((await found({ state: 'void' })).total).toBe(0)
  expect((await found({ from: '2099-01-01' })).total).toBe(0)
  const code = all.list.at(-1)!.code
  expect((await found({ search: code.toLowerCase() })).list.map((round) => round.code)).toContain(code)
  expect((await ask(deskTableRounds, { token, query: { ...query, from: '2026-02-31' } })).fields['from']).toBeDefined()
  const headers = { merchant: 'SAMPA' }
  const { roundId } = all.list[0]!
  expect((await ask(deskTableRounds, { token, query, headers })).errorCode).toBe('not_found')
  expect((await ask(deskTableRound, { token, params: { roundId }, headers })).errorCode).toBe('not_found')
  expect((await ask(deskTableBets, { token, query: { roundId }, headers })).errorCode).toBe('not_found')
  expect((await ask(deskTableRound, { token, params: { roundId: randomUUID() } })).errorCode).toBe('not_found')
  for (const params of [{ roundId }, { roundId: randomUUID() }])
    expect(await ask(deskTableEffect, { token, params, query: { action: 'void' }, headers })).toMatchObject({
      errorCode: 'not_found',
    })
})

test('tables are found by state, game, code and name', async () => {
  const codes = async (query: object) => (await ask(deskTables, { token, query })).value.list.map(({ code }) => code)
  expect(await codes({ gameCode: 'DRAGON_TIGER' })).toEqual(['DT1', 'DT2'])
  expect(await codes({ search: 'dt1' })).toEqual(['DT1'])
  expect(await codes({ state: 'closed' })).toEqual([])
})

test('a round is shown without going through what it would come to to correct it', async () => {
  const one = await member()
  const { roundId } = await play.to('betting')
  await play.bet(one, { dragon: '100.00' })
  await play.to('settled')
  // Corrections ask for balances, in whose table nothing else of a round is.
  await sql`alter table wallet.balance rename to hidden`.execute(deps.db)
  try {
    expect((await seen(roundId)).possible).toEqual({ void: true, resettle: true })
  } finally {
    await sql`alter table wallet.hidden rename to balance`.execute(deps.db)
  }
})
