import { expect, test } from 'vitest'
import { tileAfter } from './grid-keys.ts'

test('arrow keys move among tiles by column and row', () => {
  expect(tileAfter('ArrowRight', 0, 10, 7)).toBe(1)
  expect(tileAfter('ArrowLeft', 3, 10, 7)).toBe(2)
  expect(tileAfter('ArrowDown', 1, 10, 7)).toBe(8)
  expect(tileAfter('ArrowUp', 8, 10, 7)).toBe(1)
  expect(tileAfter('Home', 8, 10, 7)).toBe(0)
  expect(tileAfter('End', 0, 10, 7)).toBe(9)
})

test('at an edge the focus stays, and other keys are left to the page', () => {
  expect(tileAfter('ArrowLeft', 0, 10, 7)).toBeUndefined()
  expect(tileAfter('ArrowDown', 5, 10, 7)).toBeUndefined()
  expect(tileAfter('ArrowUp', 2, 10, 7)).toBeUndefined()
  expect(tileAfter('a', 2, 10, 7)).toBeUndefined()
})
