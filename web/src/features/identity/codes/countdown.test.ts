import { expect, test } from 'vitest'
import { clockOf, secondsLeft, startCountdown } from './countdown.ts'

test('a countdown goes by the clock, each purpose for itself, and ends', () => {
  startCountdown('login', 180, 1_000_000)
  expect(secondsLeft('login', 1_000_000)).toBe(180)
  expect(secondsLeft('login', 1_000_001)).toBe(180)
  expect(secondsLeft('login', 1_061_000)).toBe(119)
  expect(secondsLeft('register', 1_061_000)).toBe(0)
  expect(secondsLeft('login', 1_180_000)).toBe(0)
})

test('seconds are shown as a clock shows them', () => {
  expect([5, 60, 125].map(clockOf)).toEqual(['0:05', '1:00', '2:05'])
})
