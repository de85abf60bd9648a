import { expect, test } from 'vitest'
import { changesBetween, listChange } from './changes.ts'

test('only what differs is a change, wherever it stands', () => {
  const before = { name: 'Ana', limits: { day: '100.00', week: '500.00' }, tags: ['a'] }
  const after = { name: 'Ana', limits: { day: '200.00', week: '500.00' }, tags: ['a', 'b'] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'limits.day', before: '100.00', after: '200.00' },
    { path: 'tags', before: ['a'], after: ['a', 'b'] },
  ])
})

test('what was not there before comes from nothing, and what is gone leads to nothing', () => {
  expect(changesBetween(null, { name: 'Ana' })).toEqual([{ path: 'name', before: undefined, after: 'Ana' }])
  expect(changesBetween({ name: 'Ana' }, undefined)).toEqual([{ path: 'name', before: 'Ana', after: undefined }])
})

test('equal values have no change', () => {
  expect(changesBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
})

test('a list says what came and what went', () => {
  expect(listChange(['a', 'b'], ['b', 'c'])).toEqual({ gone: ['a'], come: ['c'] })
  expect(listChange(undefined, ['c'])).toEqual({ gone: [], come: ['c'] })
  expect(listChange('a', 'b')).toBeUndefined()
})
