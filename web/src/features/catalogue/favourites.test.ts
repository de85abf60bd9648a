import { expect, test } from 'vitest'
import { added, removed } from './favourites.ts'

test('a new favourite comes first, one that is there already is skipped', () => {
  expect(added(['DICE'], 'REEF')).toEqual(['REEF', 'DICE'])
  expect(added(['REEF', 'DICE'], 'DICE')).toEqual(['REEF', 'DICE'])
})

test('one taken away is gone from the list at once', () => {
  expect(removed(['REEF', 'DICE'], 'REEF')).toEqual(['DICE'])
  expect(removed(['DICE'], 'REEF')).toEqual(['DICE'])
})
