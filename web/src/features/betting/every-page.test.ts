import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

test('an export holds every page once, in order', async () => {
  const asked: number[] = []
  const rows = await everyPage(async (pageNo) => {
    asked.push(pageNo)
    return { totalPages: 3, list: [`row of page ${pageNo}`] }
  })
  expect(asked).toEqual([1, 2, 3])
  expect(rows).toEqual(['row of page 1', 'row of page 2', 'row of page 3'])
})

test('an empty range is asked for once', async () => {
  let calls = 0
  const rows = await everyPage(async () => {
    calls += 1
    return { totalPages: 0, list: [] }
  })
  expect([calls, rows]).toEqual([1, []])
})
