import { expect, test } from 'vitest'
import { masked, publicName } from './masked-name.ts'

test.each([
  ['member01', 'me***01'],
  ['abcd', 'a***d'],
  ['ab', 'a***'],
  ['a', 'a***'],
])('%s is shown to others as %s', (name, shown) => expect(masked(name)).toBe(shown))

test('who is played by the sandbox is marked, in letters that no account has', () => {
  expect(publicName({ account: 'amihan5637', demo: true })).toBe('am***37 (demo)')
  expect(publicName({ account: 'amihan5637', demo: false })).toBe('am***37')
})
