import { expect, test } from 'vitest'
import { askRoads, bigRoadOf, derivedMarks, derivedRoads, drawnPlaces, runsOf } from './roads.ts'
import type { RoadResult } from './roads.ts'

const results = (text: string): RoadResult[] => [...text].map((won) => ({ won: won as RoadResult['won'] }))
const lengthsOf = (text: string) => bigRoadOf(results(text)).columns.map(({ length }) => length)
const marks = (text: string, back: number) => derivedMarks(lengthsOf(text), back).join('')

test('ties are counted on the last cell, and those before the first winner on the first cell', () => {
  const road = bigRoadOf(results('TTBBTBPP'))
  expect(road.leadingTies).toBe(2)
  expect(road.columns.map((column) => column.map(({ side, ties }) => `${side}${ties}`))).toEqual([
    ['B2', 'B1', 'B0'],
    ['P0', 'P0'],
  ])
})

test('the derived roads of a shoe that begins with ties', () => {
  const shoe = 'TTBBTBPPBBPPBBPPBBBPP'
  expect(marks(shoe, derivedRoads.bigEyeBoy)).toBe('RBRRRRRRRRRBBR')
  expect(marks(shoe, derivedRoads.small)).toBe('RBRRRRRRRBBR')
  expect(marks(shoe, derivedRoads.cockroach)).toBe('RBRRRRRBBR')
})

test('a long run turns right at the foot, and the next one starts behind its head', () => {
  const [long, next] = drawnPlaces([8, 2])
  expect(long?.slice(4)).toEqual([
    { column: 0, row: 4 },
    { column: 0, row: 5 },
    { column: 1, row: 5 },
    { column: 2, row: 5 },
  ])
  expect(next).toEqual([
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ])
})

test('a run that meets the tail of another turns above it and does not come down again', () => {
  const [, , third] = drawnPlaces([8, 1, 7])
  expect(third?.map(({ column, row }) => `${column}.${row}`)).toEqual(['2.0', '2.1', '2.2', '2.3', '2.4', '3.4', '4.4'])
})

test('asking the road says what appending the result would draw', () => {
  const shoe = 'BBPPPBTBBPBPPBBBBPTPPBPBPPPPPPPB'
  for (const next of ['B', 'P'] as const) {
    const after = (back: number) => derivedMarks(lengthsOf(shoe + next), back).at(-1)
    expect(askRoads(results(shoe), next)).toEqual({ bigEyeBoy: after(1), small: after(2), cockroach: after(3) })
  }
})

test('asking a young road has no answer yet', () => {
  expect(askRoads(results('B'), 'P')).toEqual({ bigEyeBoy: undefined, small: undefined, cockroach: undefined })
})

test('equal marks make a run', () => {
  expect(runsOf([...'RRB'])).toEqual([
    { mark: 'R', length: 2 },
    { mark: 'B', length: 1 },
  ])
})
