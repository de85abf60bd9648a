import type { GameEvent } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { endsFree, freeAt, freeWon, heldAt, spinWon } from './events.ts'
import type { SpinEvent } from './events.ts'

const spin = (fields: Partial<SpinEvent>): SpinEvent => ({
  kind: 'spun',
  free: false,
  index: 0,
  stops: [],
  window: [],
  wins: [],
  scatters: 0,
  scatterAmount: '0.00',
  amount: '0.00',
  awarded: 0,
  left: 0,
  ...fields,
})
const free = (index: number, left: number, amount: string) => spin({ free: true, index, left, amount })
const tumble = (amount: string): GameEvent => ({
  kind: 'tumbled',
  free: true,
  index: 1,
  step: 1,
  window: [],
  wins: [],
  amount,
})
const times: GameEvent = { kind: 'multiplied', free: true, index: 1, by: 5, from: '3.00', amount: '15.00' }

test('a spin has won what its window, its tumbles and its multiplier have brought so far', () => {
  const events = [spin({ amount: '9.00' }), free(1, 1, '2.00'), tumble('1.00'), times]
  expect([1, 2, 3, 4].map((count) => spinWon(events, count))).toEqual(['9.00', '2.00', '3.00', '15.00'])
})

test('what the paid spin won is not counted among the free spins', () => {
  expect(freeWon([spin({ amount: '4.00' }), free(1, 0, '1.20')], 2)).toBe('1.20')
})

test('free spins that were bought count from the first', () => {
  const bought: GameEvent = { kind: 'feature_started', feature: 'free_spins', bought: true, count: 10 }
  expect(freeAt([bought], 1)).toBeUndefined()
  expect(freeAt([bought, free(1, 9, '0.60')], 2)).toEqual({ index: 1, of: 10, won: '0.60', symbol: undefined })
})

test('the free spins are over after the last event of the last one, whatever its kind', () => {
  const events = [free(1, 0, '2.00'), tumble('1.00'), times]
  expect(events.map((_, place) => endsFree(events, place))).toEqual([false, false, true])
  expect(endsFree([free(1, 1, '2.00'), free(2, 0, '0.00')], 0)).toBe(false)
})

test('coins are held until they are collected', () => {
  const held: GameEvent = { kind: 'held', step: 0, left: 3, coins: [{ column: 0, row: 0, amount: '1.00' }] }
  const collected: GameEvent = { kind: 'collected', full: false, bonus: '0.00', amount: '1.00' }
  expect(heldAt([spin({}), held], 2)).toBe(held)
  expect(heldAt([spin({}), held, collected], 3)).toBeUndefined()
})
