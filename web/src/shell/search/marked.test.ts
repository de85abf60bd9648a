import { expect, test } from 'vitest'
import { marked } from './marked.ts'

test('shows in the name what was meant, accents or not', () => {
  expect(marked('Đêm Hội', ['hoi'])).toEqual([
    ['Đêm ', false],
    ['Hội', true],
  ])
  expect(marked('Fiesta Reels', ['ta'])).toEqual([
    ['Fies', false],
    ['ta', true],
    [' Reels', false],
  ])
  expect(marked('Dice', ['dcie', 'dice'])).toEqual([['Dice', true]])
  expect(marked('Dice', ['croupier'])).toEqual([['Dice', false]])
})
