import { expect, test } from 'vitest'
import { blankOf, changesOf, withChange, formOf, plainAmount, sectionsOf, valueAt, withAt } from './form.ts'
import { readable } from '../../kit/setting-name.ts'

test.each([
  [{ type: 'boolean' }, 'switch'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'number'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', enum: ['a', 'b'] }, 'choice'],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'words'],
  [{ type: 'array', items: { type: 'object' } }, 'json'],
  [{ type: 'array', items: { type: 'object', properties: { code: { type: 'string' } } } }, 'list'],
  [{ type: 'object', additionalProperties: {} }, 'json'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'texts'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'optional'],
  [{ type: 'object', properties: { a: { type: 'boolean' } } }, 'group'],
])('%j is edited as a %s', (schema, kind) => {
  expect(formOf(schema).kind).toBe(kind)
})

test('a draft keeps what differs, and forgets what is as it was', () => {
  const settings = { lock: { failures: 3 } }
  expect(valueAt(settings, ['lock', 'failures'])).toBe(3)
  const draft = withChange(new Map(), settings, ['lock', 'failures'], 5)
  expect(changesOf(draft)).toEqual([{ path: ['lock', 'failures'], value: 5 }])
  expect(withChange(draft, settings, ['lock', 'failures'], 3).size).toBe(0)
})

test('keys are readable, and no section of a policy is left out', () => {
  expect(readable('windowMinutes')).toBe('Window minutes')
  expect(readable('free_play')).toBe('Free play')
  expect(sectionsOf({ properties: { lock: {}, novelty: {} } })).toEqual([
    { key: 'lock', group: 'login' },
    { key: 'novelty', group: 'more' },
  ])
})

test('an entry is changed inside, and amounts are shown as people write them', () => {
  expect(withAt({ to: { bank: 'A', name: 'B' } }, ['to', 'bank'], 'C')).toEqual({ to: { bank: 'C', name: 'B' } })
  expect([plainAmount('200.0000'), plainAmount('0.5000'), plainAmount('2000'), plainAmount('v1.0000')]).toEqual([
    '200',
    '0.5',
    '2000',
    'v1.0000',
  ])
})

test('a new entry of a list has what it must have, and nothing that somebody would have to clear', () => {
  const entry = {
    required: ['code', 'rail', 'min'],
    properties: {
      code: { type: 'string' },
      rail: { enum: ['qr', 'pix'] },
      min: { type: 'string' },
      to: { type: 'object', properties: { account: { type: 'string' } } },
    },
  }
  expect(blankOf(entry, 'NEW')).toEqual({ code: 'NEW', rail: 'qr', min: '' })
})
