import { expect, test } from 'vitest'
import { z } from 'zod'
import { Amount, Day } from '@croupier/contract/field.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { malformed } from './faults.ts'

const Form = z.strictObject({
  name: z.string().min(3).max(5).optional(),
  age: z.number().int().min(21).max(120).optional(),
  kind: z.enum(['a', 'b']).optional(),
  day: Day.optional(),
  stake: Amount.optional(),
  word: z.string().min(1, 'required').optional(),
  tags: z.array(z.string()).max(2).optional(),
  deep: z.strictObject({ choice: z.string() }).optional(),
})

function faultsOf(schema: z.ZodType, given: unknown) {
  const read = schema.safeParse(given)
  expect(read.success).toBe(false)
  return malformed(read.error!.issues, given)
}

test.each([
  ['too short', { name: 'ab' }, { name: [{ code: 'too_short', fill: { min: 3 } }] }],
  ['too long', { name: 'abcdef' }, { name: [{ code: 'too_long', fill: { max: 5 } }] }],
  ['too small', { age: 20 }, { age: [{ code: 'too_small', fill: { min: 21 } }] }],
  ['too large', { age: 121 }, { age: [{ code: 'too_large', fill: { max: 120 } }] }],
  ['a number for a text', { name: 5 }, { name: [{ code: 'wrong_type' }] }],
  ['a null', { name: null }, { name: [{ code: 'wrong_type' }] }],
  ['a choice that does not exist', { kind: 'c' }, { kind: [{ code: 'invalid' }] }],
  ['a day that is none', { day: '21.11.2026' }, { day: [{ code: 'invalid_date' }] }],
  ['an empty word that is required', { word: '' }, { word: [{ code: 'required', fill: { min: 1 } }] }],
  ['a missing part of a part', { deep: {} }, { 'deep.choice': [{ code: 'required' }] }],
  ['too many', { tags: ['a', 'b', 'c'] }, { tags: [{ code: 'too_long', fill: { max: 2 } }] }],
  ['a field nobody knows', { other: 1 }, { other: [{ code: 'unknown_field' }] }],
  ['a field nobody knows, inside', { deep: { choice: 'x', other: 1 } }, { 'deep.other': [{ code: 'unknown_field' }] }],
])('%s is named at its field', (_name, given, fields) => {
  const refusal = faultsOf(Form, given)
  expect(refusal.code).toBe('invalid_request')
  expect({ ...refusal.detail.fields }).toEqual(fields)
})

test.each([[null], ['text'], [[]], [5], [undefined]])('%j in place of an object is named as the body', (given) => {
  expect(Object.keys(faultsOf(Form, given).detail.fields ?? {})).toEqual(['body'])
})

const bet = {
  id: '0198c0de-0000-7000-8000-000000000001',
  gameCode: 'DICE',
  stake: '1.00',
  choices: { target: '50.00', over: true },
}

test.each([
  '-1',
  '1e-37',
  '1e400',
  'NaN',
  ' 5',
  '99999999999999999999',
  '',
  '1.',
  '.5',
  '1,5',
  '0x10',
  '١',
  ['1'],
  null,
  1,
  undefined,
  {},
])('a stake of %j is an invalid amount at its field', (stake) => {
  const refusal = faultsOf(playRound.body, { ...bet, stake })
  expect(refusal.code).toBe('invalid_amount')
  expect(refusal.detail.fields?.stake?.map((fault) => fault.code)).toEqual(['invalid_amount'])
})

test('a field called like a part of every object is only a name', () => {
  const given: unknown = JSON.parse('{"constructor": 1, "toString": 2, "hasOwnProperty": 3}')
  expect(Object.keys(faultsOf(Form, given).detail.fields ?? {}).toSorted()).toEqual([
    'constructor',
    'hasOwnProperty',
    'toString',
  ])
})
