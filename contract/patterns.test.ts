import { describe, expect, test } from 'vitest'
import type { FieldRule } from './brand.ts'
import { checkField, lengthOf, matchesPattern, PATTERN_IDS, type PatternId, partsOf } from './patterns.ts'

interface Samples {
  readonly accepted: readonly string[]
  readonly refused: readonly string[]
}

const samples: Record<PatternId, Samples> = {
  0: { accepted: ['', ' any thing\n', '💎'], refused: [] },
  1: { accepted: ['a', 'Juan27', 'xY9z'], refused: ['1abc', 'juan_27', 'ábc', '', 'abc\n'] },
  2: { accepted: ['王小明', '王88', '88'], refused: ['王a', '王 小', 'ひらがな', ''] },
  3: {
    accepted: ['juan@example.com', 'j.d+news@mail-2.example.co', "o'neil_1@x.io"],
    refused: ['juan', 'juan@host', '.juan@example.com', 'juan@-example.com', 'a@b@example.com', 'juan@example.c'],
  },
  4: { accepted: ['abc', '123', '9Lives'], refused: ['a-b', 'a b', 'à', ''] },
  5: { accepted: ['a1', '1a', 'Passw0rd'], refused: ['abc', '123', 'a1!', 'a 1', ''] },
  6: { accepted: ['0', '007', '1234567890'], refused: ['12a', '-1', '١٢', ''] },
  7: { accepted: ['A', 'abC1', '9Z'], refused: ['abc1', 'A b', 'Á1', ''] },
  8: { accepted: ['Juan', 'Juan dela Cruz', ' a '], refused: ['Juan2', 'José', "O'Neil", ''] },
  9: { accepted: ['juan_27', 'ñ!@#', '王'], refused: ['a b', 'a\tb', 'a\u00a0b', ''] },
  10: { accepted: ['王小明', '王·小明', '你好，世界。'], refused: ['王a', '王1', '王 小', ''] },
  11: {
    accepted: ['2000-02-29', '1999-12-31', '2024-01-01'],
    refused: ['2001-02-29', '2024-13-01', '24-01-01', '0000-01-01', '2024-1-1'],
  },
  12: {
    accepted: ['Nguyễn Văn An', 'José', 'Ольга Иванова'],
    refused: ['Juan  Cruz', ' Juan', 'Juan ', 'Juan2', 'Juan-Cruz'],
  },
  13: {
    accepted: ['02-29-2000', '12-31-1999', '01-01-2024'],
    refused: ['31-12-1999', '02-30-2000', '2000-02-29', '1-1-2024'],
  },
  14: { accepted: ['Nguyễn27', 'สมชาย9', '王1'], refused: ['a b', 'a_b', '😀', ''] },
  15: { accepted: ['홍길동', 'ㄱ', '김'], refused: ['홍 길동', '홍1', '王', ''] },
  16: { accepted: ['สมชาย', 'กา', 'น้ำ'], refused: ['สมชาย ใจดี', 'สม1a', 'ลาวlo', ''] },
  17: { accepted: ['สมชาย ใจดี', 'Somchai', 'สมชาย Jaidee'], refused: ['สมชาย1', 'Søren', '홍', ''] },
  18: { accepted: ['JUAN', 'DELA CRUZ', ' X'], refused: ['Juan', '   ', 'JUAN2', ''] },
  19: { accepted: ['a!1', '~', 'P@ss_w0rd'], refused: ['a b', 'é', '', 'a\n'] },
}

describe.each(PATTERN_IDS)('registration pattern %i', (id) => {
  test.each([...samples[id].accepted])('accepts %j', (text) => {
    expect(matchesPattern(id, text)).toBe(true)
  })

  test.each([...samples[id].refused])('refuses %j', (text) => {
    expect(matchesPattern(id, text)).toBe(false)
  })
})

test('every pattern but the first has three accepted and three refused samples', () => {
  for (const id of PATTERN_IDS.slice(1)) {
    expect(samples[id].accepted.length).toBeGreaterThanOrEqual(3)
    expect(samples[id].refused.length).toBeGreaterThanOrEqual(3)
  }
})

test('a pattern that does not exist is a mistake of ours, not of the visitor', () => {
  expect(() => matchesPattern(20, 'a')).toThrow(RangeError)
})

test('no pattern takes long over a hostile text', () => {
  const hostile = ['a', ' ', '1', 'a.', 'a-', 'é', '王', 'aA1'].flatMap((piece) => [
    piece.repeat(50_000),
    `${piece.repeat(50_000)}\n`,
  ])
  const started = performance.now()
  for (const id of PATTERN_IDS) for (const text of hostile) matchesPattern(id, text)
  // A quadratic expression needs minutes for these.
  expect(performance.now() - started).toBeLessThan(30_000)
})

const rule = (part: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 15,
  patternId: 1,
  acceptedPattern: '*',
  ...part,
})

describe('a field is judged by the rule of its brand', () => {
  test.each([
    ['a good entry', rule({}), 'juan27', undefined],
    ['an empty field that is required', rule({}), '', 'required'],
    ['an empty field that is optional', rule({ required: false }), '', undefined],
    ['an optional field with something in it', rule({ required: false }), 'ju', 'too_short'],
    ['one character too few', rule({}), 'jua', 'too_short'],
    ['the least', rule({}), 'juan', undefined],
    ['the most', rule({}), 'j'.repeat(15), undefined],
    ['one character too many', rule({}), 'j'.repeat(16), 'too_long'],
    ['another pattern', rule({}), '27juan', 'invalid'],
    ['a short entry of another pattern', rule({}), '2', 'invalid'],
    ['an entry outside the accepted pattern', rule({ acceptedPattern: '^vip[0-9]+$' }), 'juan27', 'invalid'],
    ['an entry inside the accepted pattern', rule({ acceptedPattern: '^vip[0-9]+$' }), 'vip27', undefined],
    ['letters that are two code units long', rule({ patternId: 0, minLength: 2, maxLength: 2 }), '💎💎', undefined],
    [
      'letters written with a separate accent',
      rule({ patternId: 12, minLength: 3, maxLength: 3 }),
      'Jose\u0301'.slice(1),
      undefined,
    ],
  ])('%s', (_, given, text, fault) => {
    expect(checkField(given, text)?.fault).toBe(fault)
  })

  test('the trouble names the lengths of the rule', () => {
    expect(checkField(rule({}), 'x')).toEqual({ fault: 'too_short', min: 4, max: 15 })
  })
})

test('the pieces that a form ticks off are the pattern and nothing else', () => {
  expect(partsOf(5)).toEqual(['letter', 'digit', 'letters_digits'])
  expect(partsOf(0)).toEqual([])
})

test('a length counts characters, not code units or separate accents', () => {
  expect(lengthOf('e\u0301💎')).toBe(2)
})
