import { OWN_REASONS } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import words from '../../words/en/cashier.json' with { type: 'json' }
import { reasonKey } from './reason.ts'

test.each(OWN_REASONS)('%s is said in words and never as it is', (reason) => {
  expect(Object.keys(words)).toContain(reasonKey(reason))
})

test('what a person has written is left alone', () => {
  expect(reasonKey('The name on the slip differs')).toBeUndefined()
})
