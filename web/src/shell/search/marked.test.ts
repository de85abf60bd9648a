import { expect, test } from 'vitest'
import { highlightsOf } from './highlights.ts'

test('shows in the name what was meant, accents or not', () => {
  expect(highlightsOf('Đêm Hội', ['hoi'])).toEqual([
    ['Đêm ', false],
    ['Hội', true],
  ])
  expect(highlightsOf('Fiesta Reels', ['ta'])).toEqual([
    ['Fies', false],
    ['ta', true],
    [' Reels', false],
  ])
  expect(highlightsOf('Dice', ['dcie', 'dice'])).toEqual([['Dice', true]])
  expect(highlightsOf('Dice', ['croupier'])).toEqual([['Dice', false]])
  expect(highlightsOf('Hội'.normalize('NFD'), ['ho'])).toEqual([
    ['Hộ'.normalize('NFD'), true],
    ['i', false],
  ])
  expect(highlightsOf('Mango Parade', ['parade', 'mango'])).toEqual([
    ['Mango', true],
    [' ', false],
    ['Parade', true],
  ])
  expect(highlightsOf('Baccarat', ['bacca', 'cara'])).toEqual([
    ['Baccara', true],
    ['t', false],
  ])
})
