import { expect, test } from 'vitest'
import { statusOf, typesOf } from './rules.ts'

const KNOWN = ['B', 'PL', 'H'] as const

test('announcements are asked for by their types; by none means by all', () => {
  expect(typesOf('B, H', KNOWN)).toEqual({ ok: true, value: new Set(['B', 'H']) })
  expect(typesOf(undefined, KNOWN)).toEqual({ ok: true, value: new Set(KNOWN) })
  expect(typesOf('', KNOWN)).toEqual({ ok: true, value: new Set(KNOWN) })
})

test('a type that does not exist is said to be wrong', () => {
  expect(typesOf('B,X', KNOWN)).toMatchObject({
    ok: false,
    code: 'invalid_request',
    detail: { fields: { types: [{ code: 'invalid' }] } },
  })
})

const NOON = new Date('2026-11-21T12:00:00Z')
const at = (hour: number) => new Date(`2026-11-21T${hour}:00:00Z`)
test.each([
  ['before its first moment', at(13), null, 'upcoming'],
  ['at its first moment', NOON, null, 'running'],
  ['without an end', at(10), null, 'running'],
  ['before its last moment', at(10), at(13), 'running'],
  ['at its last moment', at(10), NOON, 'ended'],
] as const)('a promotion %s is %s', (_case, from, until, status) => {
  expect(statusOf({ from, until }, NOON)).toBe(status)
})
