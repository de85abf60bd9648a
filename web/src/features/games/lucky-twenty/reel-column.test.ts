import { strips } from '@croupier/engine/slots/lucky-twenty-data.ts'
import { windowAt } from '@croupier/engine/slots/lucky-twenty.ts'
import { expect, test } from 'vitest'
import { cellsFor, columnOf } from './reel-column.ts'

const codes = (cells: readonly { code: string }[]) => cells.map(({ code }) => code)

test('a reel comes to rest on the window that the round decided, with the true neighbours around it', () => {
  const column = columnOf(2, 30, 20, ['A', 'K', 'Q'])
  expect(codes(column).slice(1, 4)).toEqual(windowAt([0, 0, 30, 0, 0])[2])
  expect(column[0]?.code).toBe(strips[2]?.[29])
  expect(column[4]?.code).toBe(strips[2]?.[1])
})

test('it starts from the window that stood before', () => {
  const column = columnOf(0, 0, 20, ['A', 'K', 'Q'])
  expect(codes(column).slice(-3)).toEqual(['A', 'K', 'Q'])
  expect(column).toHaveLength(1 + 20 + 3)
})

test('the first stop has the last symbol of the strip above it', () => {
  expect(columnOf(0, 0, 8, [])[0]?.code).toBe(strips[0]?.at(-1))
})

test('pictures blur only where the reel runs, not in either window', () => {
  const column = columnOf(1, 5, 18, ['A', 'K', 'Q'])
  expect(column.slice(0, 6).some(({ blurred }) => blurred)).toBe(false)
  expect(column.slice(6, -3).every(({ blurred }) => blurred)).toBe(true)
})

test('a waiting reel runs slower, not farther', () => {
  expect(cellsFor(900, 0)).toBe(20)
  expect(cellsFor(2400, 1200)).toBeLessThan(cellsFor(2400, 0))
})
