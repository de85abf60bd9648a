import type { LobbyTable } from '@croupier/contract/tables.ts'
import { expect, test } from 'vitest'
import { readLive } from './live-search.ts'
import { fullestOf, leastStakes, runOf, shownTables } from './shown-tables.ts'

const wins = (...sides: readonly string[]): LobbyTable['summaries'] =>
  sides.map((side, at) => ({ roundId: String(at), number: at + 1, won: [side], score: '' }))

const table = (change: Partial<LobbyTable>): LobbyTable => ({
  tableId: 'one',
  gameCode: 'BACCARAT',
  gameName: 'Baccarat',
  name: 'Baccarat 1',
  paytable: 'COMMISSION',
  paytableVersion: '1',
  state: 'open',
  currency: 'PHP',
  limits: [{ group: 'main', min: '20', max: '50000' }],
  roundMax: '100000',
  pace: { betMs: 20_000, guardMs: 1000, stepMs: 1000, decideMs: 1000, decideAllMs: 1000, resultMs: 5000 },
  roundId: null,
  phase: 'betting',
  phaseEndsAt: null,
  people: 0,
  shoe: null,
  laid: [],
  favourite: false,
  summaries: [],
  ...change,
})

const names = (tables: readonly LobbyTable[]) => tables.map(({ tableId }) => tableId)

const lobby = [
  table({ tableId: 'calm', summaries: wins('banker', 'player') }),
  table({ tableId: 'dealing', phase: 'dealing', favourite: true }),
  table({ tableId: 'dear', limits: [{ group: 'main', min: '500', max: '9000' }], people: 3 }),
  table({ tableId: 'run', summaries: wins('player', 'banker', 'banker', 'tie', 'banker', 'banker'), people: 3 }),
  table({ tableId: 'wheel', gameCode: 'ROULETTE', limits: [{ group: 'inside', min: '5', max: '100' }] }),
  table({ tableId: 'shut', state: 'closed', people: 9 }),
]

test.each([
  { search: { game: 'ROULETTE' }, shown: ['wheel'] },
  { search: { least: '20', only: 'betting' } as const, shown: ['calm', 'run', 'wheel'] },
  { search: { only: 'stars' } as const, shown: ['dealing'] },
  { search: { roads: true } as const, shown: ['run', 'calm', 'dealing', 'dear', 'wheel', 'shut'] },
])('the lobby shows by $search', ({ search, shown }) => {
  expect(names(shownTables(lobby, search))).toEqual(shown)
})

test('a run counts past ties, and a short one is not worth a word', () => {
  expect(lobby.map((each) => runOf(each)?.count)).toEqual([undefined, undefined, undefined, 4, undefined, undefined])
})

test('the limits to choose from are those that leave something out', () => {
  expect(leastStakes(lobby)).toEqual(['5', '20'])
})

test('of the open tables the fullest is the one to sit down at', () => {
  expect(fullestOf(lobby)?.tableId).toBe('dear')
  expect(fullestOf([table({ state: 'closed' })])).toBeUndefined()
})

test('an address says only what it can mean', () => {
  expect(readLive({ game: 'BACCARAT', least: 20, only: 'betting', roads: true })).toEqual({
    game: 'BACCARAT',
    least: '20',
    only: 'betting',
    roads: true,
  })
  expect(readLive({ game: '<b>', least: 'much', only: 'me', roads: 'yes' })).toEqual({})
})
