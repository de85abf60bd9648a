import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { anyContent } from '../test/method-proof.ts'
import { seededWords } from '../test/words.ts'
import { chooseExact } from './combinatorics.ts'
import { drawResult } from './draw.ts'
import { familyOf, lotteryFamilies } from './families.ts'
import type { DrawResult, LotteryFamily } from './family.ts'

const hmac = (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()
const LINK = '5f3c1a9e7b2d4860c1f0a3b5d7e9124680acebdf13579bdf02468ace13579bdf'

const draw = (family: LotteryFamily, issueNo: string, salt = 'salt') =>
  drawResult(family, { link: LINK, salt, gameCode: family.key, issueNo }, hmac)

const DRAWS = 4000
/** So many standard errors a mean may lie away; the draws are the same each time. */
const ERRORS_MAX = 5

const families = ['VN_NORTH', 'VN_SOUTH', 'TH', 'LA', 'HN', 'D4_MY', 'D4_SG', 'D4_HOUSE', 'KL8'].map((key) =>
  familyOf(key)!,
)

describe.each(families.map((family) => [family.key, family] as const))('%s', (_, family) => {
  const results = Array.from({ length: 2 * DRAWS }, (__, issue) => draw(family, `${issue}`))
  const resultsOf = (count: number): DrawResult[] =>
    count === 1
      ? results.slice(0, DRAWS)
      : Array.from({ length: DRAWS }, (__, at) => [...results[2 * at]!, ...results[2 * at + 1]!])

  test.each(family.methods.map((method) => [method.key, method] as const))(
    '%s wins as often as it says, and never more than it says',
    (key, method) => {
      const words = seededWords(key.length * 31 + key.charCodeAt(0))
      for (let sample = 0; sample < 2; sample++) {
        const content = anyContent(method, words)
        const [counts, most] = [new Map<string, number[]>(), method.most(content, () => new Fraction(1n))]
        let winning = 0
        for (const result of resultsOf(method.draws)) {
          const hits = method.hits(content, result)
          if (hits.size > 0) winning += 1
          let all = 0
          for (const [tier, count] of hits) {
            counts.set(tier, [...(counts.get(tier) ?? []), count])
            all += count
          }
          expect(new Fraction(BigInt(all)).atMost(most)).toBe(true)
        }
        for (const [tier, mean] of method.expected(content)) {
          const seen = counts.get(tier) ?? []
          const sum = seen.reduce((total, each) => total + each, 0)
          const expected = (Number(mean.numerator) / Number(mean.denominator)) * DRAWS
          // Hits of a draw come in bunches of at most as many as were seen.
          const error = Math.sqrt(expected * Math.max(1, ...seen)) + 1
          expect(Math.abs(sum - expected) / error).toBeLessThan(ERRORS_MAX)
        }
        const share = method.covered(content)
        const covered = (Number(share.numerator) / Number(share.denominator)) * DRAWS
        expect(Math.abs(winning - covered) / (Math.sqrt(covered) + 1)).toBeLessThan(ERRORS_MAX)
      }
    },
  )
})

test.each(lotteryFamilies.map((family) => [family.key, family] as const))(
  '%s shows its prizes, the same from the same link',
  (_, family) => {
    const result = draw(family, '202611280001')
    const digits = family.prizes.flatMap(({ count, digits: length }) => Array.from({ length: count }, () => length))
    expect(result).toHaveLength(digits.length)
    for (const [at, number] of result.entries())
      expect(number).toMatch(new RegExp(`^[0-9]{${digits[at]},${Math.max(digits[at]!, 2)}}$`))
    const different = family.draw.kind === 'shuffle' ? result.length : 1
    expect(new Set(result).size).toBeGreaterThanOrEqual(different)
    expect(draw(family, '202611280001')).toEqual(result)
    expect(draw(family, '202611280002')).not.toEqual(result)
    expect(draw(family, '202611280001', 'other')).not.toEqual(result)
  },
)

test('the sums of twenty of eighty are counted', () => {
  const byCount = Array.from({ length: 21 }, () => new Map<number, bigint>())
  byCount[0]!.set(0, 1n)
  for (let number = 1; number <= 80; number++)
    for (let taken = 20; taken > 0; taken--)
      for (const [sum, ways] of byCount[taken - 1]!)
        byCount[taken]!.set(sum + number, (byCount[taken]!.get(sum + number) ?? 0n) + ways)
  const all = chooseExact(80, 20)
  const waysOf = (isIn: (sum: number) => boolean) =>
    [...byCount[20]!].reduce((ways, [sum, each]) => (isIn(sum) ? ways + each : ways), 0n)
  const odds = new Map(
    familyOf('KL8')!.methods.flatMap(({ key, tiers }) => tiers.map((tier) => [`${key} ${tier.key}`, tier.odds])),
  )
  expect(odds.get('SUM B')).toEqual(
    new Fraction(
      all,
      waysOf((sum) => sum > 810),
    ),
  )
  expect(odds.get('SUM O')).toEqual(
    new Fraction(
      all,
      waysOf((sum) => sum % 2 === 1),
    ),
  )
  expect(odds.get('SUM_TIE TIE')).toEqual(
    new Fraction(
      all,
      waysOf((sum) => sum === 810),
    ),
  )
  expect(odds.get('ELEMENT WATER')).toEqual(
    new Fraction(
      all,
      waysOf((sum) => sum >= 764 && sum <= 855),
    ),
  )
})
