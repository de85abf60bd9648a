import { expect, test } from 'vitest'
import { maskedName, publicName } from './masked-name.ts'

test.each([
  ['member01', 'me***01'],
  ['abcd', 'a***d'],
  ['ab', 'a***'],
  ['a', 'a***'],
])('%s is shown to others as %s', (name, shown) => expect(maskedName(name)).toBe(shown))

test('who is played by the sandbox is marked, in letters that no account has', () => {
  expect(publicName({ account: 'amihan5637', demo: true })).toBe('am***37 (demo)')
  expect(publicName({ account: 'amihan5637', demo: false })).toBe('am***37')
})

test.each(['amihan (demo)', '(demo)', 'x(demo)', 'DEMO (demo) (demo)'])(
  'a person who calls themselves %s does not look like one',
  (account) => {
    expect(maskedName(account)).not.toMatch(/demo/i)
    expect(publicName({ account, demo: false })).not.toContain('(demo)')
  },
)
