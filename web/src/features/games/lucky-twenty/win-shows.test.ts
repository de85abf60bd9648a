import { expect, test } from 'vitest'
import { litBy, winShows } from './win-shows.ts'
import type { Spun } from './win-shows.ts'

const spun: Spun = {
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
  const shows = winShows(spun)
  expect(shows).toHaveLength(1)
  expect([...litBy(shows)]).toEqual(['0:1', '1:0', '2:1', '3:2'])
})

test('one scatter that pays nothing is not shown as a win', () => {
  expect(winShows({ ...spun, wins: [] })).toEqual([])
})

test('scatters that award free spins are shown after the lines, wherever they stand', () => {
  const [, scatter] = winShows({
    ...spun,
    window: [['S', 'A', 'A'], ['A', 'S', 'A'], ['A', 'A', 'S'], ...spun.window.slice(3)],
    scatters: 4,
    scatterAmount: '20.00',
    awarded: 10,
  })
  expect(scatter).toMatchObject({ kind: 'scatter', count: 4, amount: '20.00' })
  expect([...(scatter?.cells ?? [])]).toEqual(['0:0', '1:1', '2:2', '3:0'])
})
