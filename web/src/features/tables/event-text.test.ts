import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

const t = (key: string) => key
const said = (event: Readonly<Record<string, unknown>>) =>
  eventText(t, { takes: 1, at: '2026-01-01T00:00:00.000Z', kind: 'card', ...event })

test('a card is said with the hand that it went to', () => {
  expect(said({ kind: 'card', to: 'banker', card: '10h' })).toBe('spot.banker: 10♥')
})

test('a card that lies face down says only where it lies', () => {
  expect(said({ kind: 'card_hidden', to: 'dealer' })).toBe('spot.dealer')
})

test('what is thrown is said by its numbers, and a hand that was set by its tiles', () => {
  expect(said({ kind: 'dice', dice: [1, 4, 6] })).toBe('1 + 4 + 6')
  expect(said({ kind: 'ball', number: 17 })).toBe('17')
  expect(said({ kind: 'set', to: 'player1', high: ['6-6', '6-6'], low: ['1-3', '2-4'] })).toBe(
    'spot.player1: 6-6 6-6 · 1-3 2-4',
  )
})
