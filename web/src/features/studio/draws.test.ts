import { expect, test } from 'vitest'
import { fillOf, numberOf } from './draws.ts'

test('a number of one word is the word, a wide one the first word and twenty bits of the second', () => {
  expect(numberOf([0xac7ea145])).toBe(0xac7ea145n)
  expect(numberOf([0xac7ea145, 0xfffff000])).toBe(0xac7ea145fffffn)
})

test('a draw is told by which of several it is and what it drew', () => {
  expect(fillOf({ name: 'reel', index: 2, words: [7], of: 32n, drawn: 19n })).toMatchObject({ reel: 2, stop: 19 })
})
