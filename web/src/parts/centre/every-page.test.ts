import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

const itself = (row: string) => row

test('an export holds every page once, in order', async () => {
  const asked: number[] = []
  const rows = await everyPage(async (pageNo) => {
    asked.push(pageNo)
    return { totalPages: 3, list: [`row of page ${pageNo}`] }
  }, itself)
  expect(asked).toEqual([1, 2, 3])
  expect(rows).toEqual(['row of page 1', 'row of page 2', 'row of page 3'])
})

test('an empty range is asked for once', async () => {
  let calls = 0
  const rows = await everyPage(async () => {
    calls += 1
    return { totalPages: 0, list: [] }
  }, itself)
  expect([calls, rows]).toEqual([1, []])
})

test('a row that is pushed to the next page while pages are fetched is there once', async () => {
  const pages = [['d', 'c'], ['c', 'b'], ['a']]
  const rows = await everyPage(async (pageNo) => ({ totalPages: 3, list: pages[pageNo - 1] ?? [] }), itself)
  expect(rows).toEqual(['d', 'c', 'b', 'a'])
})
