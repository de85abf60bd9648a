import type { GameEvent } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { placeAfter } from './rejoin.ts'

const spin: GameEvent = {
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
}
const spins = Array.from({ length: 10 }, () => spin)

test('another page goes on with the event that is being shown by now', () => {
  expect([0, 2599, 2600, 13_000].map((ms) => placeAfter(spins, ms))).toEqual([0, 0, 1, 5])
})

test('a round that has been shown to its end by now is left alone, and so is a short one', () => {
  expect(placeAfter(spins, 26_000)).toBeUndefined()
  expect(placeAfter([spin], 0)).toBeUndefined()
})
