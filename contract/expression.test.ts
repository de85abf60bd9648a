import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accepts, isExpression } from './expression.ts'

describe('an accepted pattern reads like a regular expression', () => {
  test.each([
    ['^(09|\\+639)\\d{9}$', '09171234567', true],
    ['^(09|\\+639)\\d{9}$', '+639171234567', true],
    ['^(09|\\+639)\\d{9}$', '0917123456', false],
    ['^[^@]+@[^@]+$', 'a@b', true],
    ['^[^@]+@[^@]+$', 'a@b@c', false],
    ['^(?:ab?)*$', 'abaab', true],
    ['^(?:ab?)*$', 'abba', false],
    ['^\\p{L}{2,}$', 'ñé', true],
    ['^a{0}$', '', true],
    ['^.$', '💎', true],
    ['^a|b$', 'b', true],
    ['^$', '', true],
    ['^[\\]\\-a]+$', ']-a', true],
  ])('%s on %j is %s', (expression, text, accepted) => {
    expect(accepts(expression, text)).toBe(accepted)
  })

  test('it agrees with the built-in expressions on anything they share', () => {
    const piece = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '(a|b)', '(?:ab)', '\\d', 'c')
    const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{0,}')
    const expression = fc
      .array(fc.tuple(piece, sign), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.map((part) => part.join('')).join(''))
    fc.assert(
      fc.property(expression, fc.stringMatching(/^[abc1]{0,8}$/), (source, text) => {
        expect(accepts(`^${source}$`, text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text))
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
})

describe('an accepted pattern is turned down', () => {
  test.each([
    ['when it is not anchored', 'abc'],
    ['for a back-reference', '^(a)\\1$'],
    ['for looking ahead', '^(?=a)a$'],
    ['for a lazy repeat', '^a+?$'],
    ['for a group left open', '^(a$'],
    ['for a bracket too many', '^a)$'],
    ['for a class left open', '^[a$'],
    ['for nothing to repeat', '^*$'],
    ['for repeats the wrong way round', '^a{3,1}$'],
    ['for more repeats than memory should hold', '^((a{99}){99}){99}$'],
    ['for an anchor in its middle', '^a^b$'],
  ])('%s', (_, expression) => {
    expect(isExpression(expression)).toBe(false)
    expect(() => accepts(expression, 'a')).toThrow(SyntaxError)
  })
})

test('an expression that makes others hang answers at once', () => {
  const started = performance.now()
  expect(accepts('^(a+)+b$', 'a'.repeat(5000))).toBe(false)
  // One that tries every way needs longer than anybody waits.
  expect(performance.now() - started).toBeLessThan(20_000)
})
