import { expect, test } from 'vitest'
import { rulingFor } from './ruling.ts'

test('a guest logs in before a guarded action', () => {
  expect(rulingFor(undefined)).toBe('log_in')
})

test('a trial account needs a real one', () => {
  expect(rulingFor({ isAgent: 4 })).toBe('true_account')
})

test.each([0, 1, 2, 41, 42])('an account of type %i goes on', (isAgent) => {
  expect(rulingFor({ isAgent })).toBe('go_on')
})
