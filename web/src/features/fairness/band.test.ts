import type { GameReturn } from '@croupier/contract/returns.ts'
import { expect, test } from 'vitest'
import { bandOf } from './band.ts'
import { percentText } from '../../parts/play/percent-text.ts'

const game: GameReturn = {
  gameCode: 'DICE',
  gameName: 'Dice',
  vendorName: 'Croupier Studio',
  category: 'INHOUSE',
  rtp: '99.0000',
  bets: 10_000,
  measured: '99.0000',
  low: '97.0000',
  high: '101.0000',
  verdict: 'inside',
}

test('the exact return stands in the middle, the interval around it, the measured return where it belongs', () => {
  expect(bandOf(game)).toEqual({ from: 18.75, to: 81.25, exact: 50, measured: 50 })
  expect(bandOf({ ...game, measured: '98.0000' })?.measured).toBe(34.375)
})

test('what lies far outside stands at the end of the track, and without a measurement there is no track', () => {
  expect(bandOf({ ...game, measured: '180.0000' })?.measured).toBe(100)
  expect(bandOf({ ...game, measured: '20.0000' })?.measured).toBe(0)
  expect(bandOf({ ...game, measured: null, low: null, high: null })).toBeUndefined()
})

test('a percentage is cut and not rounded, and follows the language', () => {
  expect(percentText('96.0899', 'en')).toBe('96.08%')
  expect(percentText('99.5', 'vi')).toBe('99,50%')
})
