import { expect, test } from 'vitest'
import { goneBefore, litBy, winShows } from './win-shows.ts'
import type { SpinEvent, TumbleEvent } from './events.ts'
import { jadeWays } from './titles/jade-ways.ts'
import { luckyTwenty } from './titles/lucky-twenty.ts'
import { stormTumble } from './titles/storm-tumble.ts'

const spun: SpinEvent = {
  kind: 'spun',
  free: false,
  index: 0,
  stops: [0, 0, 0, 0, 0],
  window: [
    ['A', 'W', 'T'],
    ['H2', 'K', 'H3'],
    ['A', 'H2', 'H1'],
    ['S', 'K', 'H2'],
    ['T', 'A', 'Q'],
  ],
  wins: [{ line: 11, symbol: 'H2', count: 4, wild: true, amount: '175.00' }],
  scatters: 1,
  scatterAmount: '0.00',
  amount: '175.00',
  awarded: 0,
  left: 0,
}

test('a line win lights the cells of its run and no others', () => {
  const shows = winShows(luckyTwenty, spun)
  expect(shows).toHaveLength(1)
  expect([...litBy(shows)]).toEqual(['0:1', '1:0', '2:1', '3:2'])
})

test('one scatter that pays nothing is not shown as a win', () => {
  expect(winShows(luckyTwenty, { ...spun, wins: [] })).toEqual([])
})

test('scatters that award free spins are shown after the lines, wherever they stand', () => {
  const [, scatter] = winShows(luckyTwenty, {
    ...spun,
    window: [['S', 'A', 'A'], ['A', 'S', 'A'], ['A', 'A', 'S'], ...spun.window.slice(3)],
    scatters: 4,
    scatterAmount: '20.00',
    awarded: 10,
  })
  expect(scatter).toMatchObject({ kind: 'scatter', count: 4, amount: '20.00' })
  expect([...(scatter?.cells ?? [])]).toEqual(['0:0', '1:1', '2:2', '3:0'])
})

test('a win in ways lights its symbol and the wilds on the reels that it spans', () => {
  const window = [
    ['P1', 'A', 'P1'],
    ['K', 'P1', 'J'],
    ['W', 'Q', 'J'],
    ['A', 'A', 'Q'],
    ['P1', 'K', 'A'],
  ]
  const wins = [{ symbol: 'P1', count: 3, ways: 2, wild: true, amount: '2.40' }]
  const [show] = winShows(jadeWays, { ...spun, window, wins, scatters: 0 })
  expect(show).toMatchObject({ kind: 'ways', ways: 2 })
  expect([...(show?.cells ?? [])]).toEqual(['0:0', '0:2', '1:1', '2:0'])
})

test('a symbol that pays anywhere is lit wherever it stands, and exactly that is gone before the tumble', () => {
  const window = Array.from({ length: 6 }, (_, column) => ['L1', column < 2 ? 'L1' : 'H1', 'H2', 'H3', 'H4'])
  const wins = [{ symbol: 'L1', count: 8, wild: false, amount: '0.45' }]
  const drop: SpinEvent = { ...spun, stops: [], window, wins, scatters: 0, amount: '0.45' }
  const tumble: TumbleEvent = { kind: 'tumbled', free: false, index: 0, step: 1, window, wins: [], amount: '0.00' }
  const expected = ['0:0', '0:1', '1:0', '1:1', '2:0', '3:0', '4:0', '5:0']
  expect([...litBy(winShows(stormTumble, drop))]).toEqual(expected)
  expect([...goneBefore(stormTumble, [drop, tumble], 1)]).toEqual(expected)
})
