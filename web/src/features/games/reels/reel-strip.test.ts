import { strips } from '@croupier/engine/slots/lucky-twenty-data.ts'
import { columnAt } from '@croupier/engine/slots/reels.ts'
import { expect, test } from 'vitest'
import { cellsFor, columnOf } from './reel-strip.ts'

const before = ['A', 'K', 'Q']
const run = (reel: number, stop: number, distance: number) => {
  const strip = strips[reel] ?? []
  return columnOf({ strip, stop, shown: columnAt(strip, 3, stop), distance, before })
}

test('a reel comes to rest on the window that the round decided, with the true neighbours around it', () => {
  const { coming } = run(2, 30, 20)
  expect(coming.slice(1, 4)).toEqual(columnAt(strips[2] ?? [], 3, 30))
  expect(coming[0]).toBe(strips[2]?.[29])
  expect(coming[4]).toBe(strips[2]?.[1])
})

test('it starts from the window that stood before, so many cells away', () => {
  const { coming, passing, standing } = run(0, 0, 20)
  expect(standing).toEqual(before)
  expect(coming.length + passing.length).toBe(1 + 20)
})

test('the first stop has the last symbol of the strip above it', () => {
  expect(run(0, 0, 8).coming[0]).toBe(strips[0]?.at(-1))
})

test('pictures blur only where the reel runs: not in either window, nor next to what comes', () => {
  const { coming, passing, standing } = run(1, 5, 18)
  expect(coming).toHaveLength(1 + 3 + 2)
  expect(passing).toHaveLength(18 - 3 - 2)
  expect(standing).toHaveLength(3)
})

test('a reel that hardly runs has nothing between what stood and what comes', () => {
  expect(run(0, 0, 0)).toMatchObject({ coming: { length: 4 }, passing: [] })
  expect(run(0, 0, 4)).toMatchObject({ coming: { length: 5 }, passing: [] })
})

test('a waiting reel runs slower, not farther', () => {
  expect(cellsFor(900, 0)).toBe(20)
  expect(cellsFor(2400, 1200)).toBeLessThan(cellsFor(2400, 0))
})

test('what is blurred is the very same in every run, so that its pictures stay', () => {
  expect(run(1, 5, 18).passing).toBe(run(1, 17, 18).passing)
  expect(run(1, 5, 18).passing).not.toContain('')
})
