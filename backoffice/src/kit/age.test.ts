import { expect, test } from 'vitest'
import { ageOf, urgencyOf } from './age.ts'

const AT = '2026-11-21T06:00:00.000Z'
const after = (seconds: number) => Date.parse(AT) + seconds * 1000

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 hr'],
  [86_400, '1 day'],
  [6 * 86_400, '6 days'],
])('after %i seconds the age is %s', (seconds, says) => {
  expect(ageOf(AT, after(seconds), 'en')).toBe(says)
})

test('a wait is dim within the promise, warns past it and is lost past twice the promise', () => {
  expect(urgencyOf(AT, after(600), 600_000)).toBe('dim')
  expect(urgencyOf(AT, after(601), 600_000)).toBe('warn')
  expect(urgencyOf(AT, after(1201), 600_000)).toBe('loss')
})
