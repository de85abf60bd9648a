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
  expect(marked('Hội'.normalize('NFD'), ['ho'])).toEqual([
    ['Hộ'.normalize('NFD'), true],
    ['i', false],
  ])
  expect(marked('Mango Parade', ['parade', 'mango'])).toEqual([
    ['Mango', true],
    [' ', false],
    ['Parade', true],
  ])
  expect(marked('Baccarat', ['bacca', 'cara'])).toEqual([
    ['Baccara', true],
    ['t', false],
  ])
})
