import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from './contract.ts'
import { LINES, PLAIN, PlainJson, text } from './field.ts'
import { inputFaults } from './input-faults.ts'
import { LiveRequest } from './live.ts'
import { VENDOR_CALLS } from './vendor-api.ts'

const calls = Object.values(CALLS).flat()

test('whatever a call takes is bounded, and its text is well-formed and without control characters', () => {
  const faults = calls.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : inputFaults(schema, part).map((fault) => `${method} ${path} ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})

test('whatever a vendor or an open page sends is, too', () => {
  expect(Object.entries(VENDOR_CALLS).flatMap(([name, schema]) => inputFaults(schema, name))).toEqual([])
  expect(inputFaults(LiveRequest, 'live')).toEqual([])
})

test.each([
  ['a text of any length', z.strictObject({ name: z.string() })],
  ['a text of any characters', z.strictObject({ name: z.string().max(40) })],
  ['the text of an optional list', z.strictObject({ names: z.array(z.string().max(40)).max(9).optional() })],
  ['the keys of a map', z.record(z.string().max(40), text(40))],
  [
    'an expression that takes anything',
    z.strictObject({
      name: z
        .string()
        .max(40)
        .regex(/^https:.*$/),
    }),
  ],
  [
    'an expression that says what it does not take',
    z.strictObject({
      name: z
        .string()
        .max(40)
        .regex(/^[^<>]+$/),
    }),
  ],
  ['an expression without an end', z.strictObject({ name: z.string().regex(/^[a-z]{1,9}/) })],
  ['a number without an end', z.strictObject({ count: z.number().int() })],
  ['a list without an end', z.array(z.boolean())],
  ['any JSON', z.strictObject({ value: z.json() })],
  ['anything', z.strictObject({ value: z.unknown() })],
])('%s is found', (_, schema) => {
  expect(inputFaults(schema, 'body')).not.toEqual([])
})

test.each(['\uD800', 'a\uDC00b', '\u0000', '\u0007', '\u007F', '\u0085', '\u202E'])('%j is no text', (odd) => {
  expect(PLAIN.test(odd)).toBe(false)
  expect(LINES.test(odd)).toBe(false)
  expect(PlainJson.safeParse({ deep: [odd] }).success).toBe(false)
  expect(PlainJson.safeParse({ [odd]: 1 }).success).toBe(false)
})

test.each(['', 'Ñandú', '赌场', '😀', 'ราคา', 'a\u200Db'])('%j is text', (plain) => {
  expect(PLAIN.test(plain)).toBe(true)
  expect(PlainJson.parse({ [plain]: [plain, 1, null, true] })).toEqual({ [plain]: [plain, 1, null, true] })
})

test('lines may end and be indented', () => {
  expect(LINES.test('one\r\n\ttwo')).toBe(true)
  expect(PLAIN.test('one\ntwo')).toBe(false)
})

test('JSON that nobody writes by hand is refused before the stack ends', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  expect(PlainJson.safeParse(deep).success).toBe(false)
})
