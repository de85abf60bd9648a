import { expect, test } from 'vitest'
import { autoStep, cardsOf, guessKey, skippedOf } from './table.ts'

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

test('autoplay guesses the likelier side until enough guesses were right, then leaves with what they won', () => {
  const on = (rank: number, after: 'deal' | 'hi') => ({ ...card(after), card: (rank - 1) * 4 })
  expect(autoStep([on(3, 'deal')], 2)).toEqual({ kind: 'hi' })
  expect(autoStep([on(3, 'deal'), on(12, 'hi')], 2)).toEqual({ kind: 'lo' })
  expect(autoStep([on(3, 'deal'), on(12, 'hi'), on(12, 'hi')], 2)).toEqual({ kind: 'cash_out' })
})
