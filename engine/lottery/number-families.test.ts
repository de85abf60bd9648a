import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { anyContent, countContent, statedOf } from '../test/method-proof.ts'
import { seededWords } from '../test/words.ts'
import { readContent } from './content.ts'
import type { DrawResult, LotteryMethod } from './family.ts'
import { k3 } from './k3.ts'
import { pk10 } from './pk10.ts'
import { x5 } from './x5.ts'

/** Every ordered choice of so many of these numbers, with the others behind it. */
const rows = (numbers: readonly string[], count: number): string[][] =>
  count === 0
    ? [[...numbers]]
    : numbers.flatMap((number) =>
        rows(
          numbers.filter((other) => other !== number),
          count - 1,
        ).map((rest) => [number, ...rest]),
      )

const numbersTo = (count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}`.padStart(digits, '0'))

const draws = {
  X5: rows(numbersTo(11, 2), 5).map((row) => row.slice(0, 5)),
  K3: Array.from({ length: 216 }, (_, at) =>
    [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((n) => `${n + 1}`),
  ),
  PK10: rows(numbersTo(10, 1), 5),
}

const stated = (method: LotteryMethod, text: string) => {
  const { content } = readContent(method.form, text)
  if (!content) throw new Error(`${method.key} does not take ${text}`)
  return { content, says: statedOf(method, content) }
}

const samplesOf = (method: LotteryMethod, results: readonly DrawResult[]) => {
  const words = seededWords(method.key.length * 31 + method.key.charCodeAt(0))
  return Array.from({ length: 3 }, () => {
    const content = anyContent(method, words)
    return { content, counted: countContent(method, content, results), says: statedOf(method, content) }
  })
}

/** A push is not won, and is no part of the fair odds. */
const PUSHES = 'SUM'

describe('11x5', () => {
  test.each(x5.methods.filter(({ key }) => key !== PUSHES).map((method) => [method.key, method] as const))(
    '%s is what its outcomes say',
    (_, method) => {
      for (const { content, counted, says } of samplesOf(method, draws.X5))
        expect({ content, counted }).toEqual({ content, counted: says })
    },
  )

  test('a sum of thirty gives the stake back and is not won', () => {
    const method = x5.methods.find(({ key }) => key === PUSHES)!
    const { content } = stated(method, 'B')
    const expected = method.expected(content)
    const counts = new Map<string, number>()
    for (const draw of draws.X5)
      for (const [tier, count] of method.hits(content, draw)) counts.set(tier, (counts.get(tier) ?? 0) + count)
    for (const [tier, count] of counts)
      expect(expected.get(tier)).toEqual(new Fraction(BigInt(count), BigInt(draws.X5.length)))
    expect(method.covered(content)).toEqual(expected.get('WIN'))
  })
})

test.each(k3.methods.map((method) => [method.key, method] as const))(
  'three dice: %s is what its outcomes say',
  (_, method) => {
    for (const { content, counted, says } of samplesOf(method, draws.K3))
      expect({ content, counted }).toEqual({ content, counted: says })
  },
)

describe('the order of ten', () => {
  const first = pk10.methods.filter(({ key }) => /^(ZX|ZU|SUM2)/.test(key))
  test.each(first.map((method) => [method.key, method] as const))('%s is what its outcomes say', (_, method) => {
    for (const { content, counted, says } of samplesOf(method, draws.PK10))
      expect({ content, counted }).toEqual({ content, counted: says })
  })

  test.each([
    ['DWD', '1,2,3|1|4,5,6,7,8,9,10|2||||||'],
    ['DWD', '||||5|||||'],
    ['BSOE_1', 'B,O|S|B,S,O,E|E||||||'],
    ['BSOE_1', 'O|O|O|O|O|||||'],
  ])('%s of %s is what its outcomes say', (key, text) => {
    const method = pk10.methods.find((one) => one.key === key)!
    const { content, says } = stated(method, text)
    expect(countContent(method, content, draws.PK10)).toEqual(says)
  })

  test('the first is compared with the last, and so on', () => {
    const method = pk10.methods.find(({ key }) => key === 'DT')!
    const { content, says } = stated(method, '1,10|D')
    const pairs = draws.PK10.map((row) => row.with(9, row[1] ?? '').with(1, row[9] ?? ''))
    expect(countContent(method, content, pairs)).toEqual(says)
    expect(readContent(method.form, '1,9|D').fault).toEqual({ kind: 'combination' })
  })
})
