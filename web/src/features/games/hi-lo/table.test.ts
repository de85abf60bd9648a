import { expect, test } from 'vitest'
import { cardsOf, guessKey, skippedOf } from './table.ts'

const card = (after: 'deal' | 'skip' | 'hi') =>
  ({ kind: 'card_shown', card: 5, after, right: true, multiplier: '0.0000' }) as const

test('a guess is called what it is: on ace and king one side is the same rank again', () => {
  expect([guessKey(0, 'lo'), guessKey(0, 'hi')]).toEqual(['same', 'strictly_higher'])
  expect([guessKey(51, 'lo'), guessKey(51, 'hi')]).toEqual(['strictly_lower', 'same'])
  expect([guessKey(24, 'lo'), guessKey(24, 'hi')]).toEqual(['lower', 'higher'])
})

test('skipped cards are counted, other events are none', () => {
  const cards = cardsOf([card('deal'), card('skip'), card('hi'), { kind: 'mines_shown', mines: [] }])
  expect(cards).toHaveLength(3)
  expect(skippedOf(cards)).toBe(1)
})
