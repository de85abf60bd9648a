import { expect, test } from 'vitest'
import { masked } from './masked-name.ts'

test.each([
  ['member01', 'me***01'],
  ['abcd', 'a***d'],
  ['ab', 'a***'],
  ['a', 'a***'],
])('%s is shown to others as %s', (name, shown) => expect(masked(name)).toBe(shown))
