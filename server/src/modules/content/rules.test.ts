import { expect, test } from 'vitest'
import { typesOf } from './rules.ts'

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
