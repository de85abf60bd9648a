import { expect, test } from 'vitest'
import { filtersOf, nextSort, queryOf, readListSearch, viewOf } from './list-search.ts'

test('an address says what is asked, and what it does not say has a default', () => {
  expect(queryOf({})).toEqual({ pageNo: 1, pageSize: 50 })
  expect(queryOf({ q: 'ana', sort: '-at', page: 3, rows: 100, state: 'active' })).toEqual({
    state: 'active',
    search: 'ana',
    sort: '-at',
    pageNo: 3,
    pageSize: 100,
  })
})

test.each([0, -4, 'x', 1.7])('page %s of an address is a page that exists', (page) => {
  expect(queryOf({ page })['pageNo']).toBe(1)
})

test('a number of rows that is not offered is not asked for', () => {
  expect(queryOf({ rows: 100_000 })['pageSize']).toBe(50)
})

test('an address carries only short texts and numbers into a list', () => {
  expect(readListSearch({ q: 'x', page: 2, list: ['a'], long: 'x'.repeat(101), nothing: null })).toEqual({
    q: 'x',
    page: 2,
  })
})

test('filters are what is left of an address', () => {
  expect(filtersOf({ q: 'x', sort: 'at', page: 1, rows: 25, state: 'active', by: 'ana' })).toEqual([
    ['state', 'active'],
    ['by', 'ana'],
  ])
})

test('a head sorts up, then down, then not at all', () => {
  expect(nextSort(undefined, 'at')).toBe('at')
  expect(nextSort('at', 'at')).toBe('-at')
  expect(nextSort('-at', 'at')).toBeUndefined()
  expect(nextSort('name', 'at')).toBe('at')
})

test('a view keeps everything but the page, in one order', () => {
  expect(viewOf({ sort: 'at', page: 7, by: 'ana', q: '' })).toBe('by=ana&sort=at')
  expect(viewOf({ by: 'ana', sort: 'at' })).toBe(viewOf({ sort: 'at', by: 'ana' }))
})
