import { expect, test } from 'vitest'
import { keptWithin } from './use-window-offset.ts'

const SCREEN = { width: 1000, height: 800 }
const BOX = { left: 600, right: 960, top: 300, bottom: 760 }

test.each([
  ['stays where it is put', { x: -100, y: -50 }, { x: -100, y: -50 }],
  ['does not leave at the right or below', { x: 500, y: 500 }, { x: 40, y: 40 }],
  ['does not leave at the left or above', { x: -5000, y: -5000 }, { x: -600, y: -300 }],
])('a small window %s', (_case, wished, kept) => {
  expect(keptWithin(wished, BOX, SCREEN)).toEqual(kept)
})

test('a window larger than the screen keeps its head there', () => {
  expect(
    keptWithin({ x: 50, y: 900 }, { left: 0, right: 390, top: 10, bottom: 900 }, { width: 390, height: 600 }),
  ).toEqual({
    x: 0,
    y: -10,
  })
})
