import { strips } from '@croupier/engine/slots/lucky-twenty-data.ts'
import { columnAt } from '@croupier/engine/slots/reels.ts'
import { expect, test } from 'vitest'
import { cellsFor, columnOf } from './reel-strip.ts'

const before = ['A', 'K', 'Q']
const run = (reel: number, stop: number, distance: number) => {
  const strip = strips[reel] ?? []
  return columnOf({ strip, stop, shown: columnAt(strip, 3, stop), distance, before })
}
const codes = (cells: readonly { code: string }[]) => cells.map(({ code }) => code)

test('a reel comes to rest on the window that the round decided, with the true neighbours around it', () => {
  const column = run(2, 30, 20)
  expect(codes(column).slice(1, 4)).toEqual(columnAt(strips[2] ?? [], 3, 30))
  expect(column[0]?.code).toBe(strips[2]?.[29])
  expect(column[4]?.code).toBe(strips[2]?.[1])
})

test('it starts from the window that stood before', () => {
  const column = run(0, 0, 20)
  expect(codes(column).slice(-3)).toEqual(before)
  expect(column).toHaveLength(1 + 20 + 3)
})

test('the first stop has the last symbol of the strip above it', () => {
  expect(run(0, 0, 8)[0]?.code).toBe(strips[0]?.at(-1))
})

test('pictures blur only where the reel runs, not in either window', () => {
  const column = run(1, 5, 18)
  expect(column.slice(0, 6).some(({ blurred }) => blurred)).toBe(false)
  expect(column.slice(6, -3).every(({ blurred }) => blurred)).toBe(true)
})

test('a waiting reel runs slower, not farther', () => {
  expect(cellsFor(900, 0)).toBe(20)
  expect(cellsFor(2400, 1200)).toBeLessThan(cellsFor(2400, 0))
})

test('what is blurred is the same in every run, so that its pictures stay', () => {
  const blurred = (stop: number) => codes(run(1, stop, 18).filter((cell) => cell.blurred))
  expect(blurred(5)).toEqual(blurred(17))
  expect(blurred(5)).not.toContain('')
})
