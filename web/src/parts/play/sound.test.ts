import { expect, test } from 'vitest'
import { winSound } from './sound.ts'

test.each([
  [0, undefined],
  [0.6, undefined],
  [1, undefined],
  [1.01, 'win'],
  [9.99, 'win'],
  [10, 'win_10'],
  [50, 'win_50'],
])('a return of %s times the stake sounds as %s', (multiple, sound) => {
  expect(winSound(multiple)).toBe(sound)
})
