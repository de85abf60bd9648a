import { expect, test } from 'vitest'
import { fallsOf, goneIn } from './falls.ts'

test('what is left falls by as many rows as have gone below it, and what is new comes from above', () => {
  const before = ['A', 'B', 'C', 'D', 'E']
  expect(fallsOf(['X', 'Y', 'A', 'C', 'E'], before, (row) => row === 1 || row === 3)).toEqual([
    { code: 'X', rows: 2 },
    { code: 'Y', rows: 2 },
    { code: 'A', rows: 2 },
    { code: 'C', rows: 1 },
    { code: 'E', rows: 0 },
  ])
})

test('a fresh grid falls all of it from above, and a column that lost nothing stands still', () => {
  expect(fallsOf(['A', 'B'], ['C', 'D'], () => true).map(({ rows }) => rows)).toEqual([2, 2])
  expect(fallsOf(['C', 'D'], ['C', 'D'], () => false).map(({ rows }) => rows)).toEqual([0, 0])
})

test('cells that are gone are told apart by their column', () => {
  expect([
    ...goneIn(new Set(['0:1', '1:2']), 1, [
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ]),
  ]).toEqual([2])
})
