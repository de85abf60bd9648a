import { expect, test } from 'vitest'
import { tablesIn } from './side-search.ts'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

test('an address names up to four tables, each once', () => {
  expect(tablesIn(`${id(1)},${id(2)},${id(1)}`)).toEqual([id(1), id(2)])
  expect(tablesIn([1, 2, 3, 4, 5].map(id).join(','))).toEqual([1, 2, 3, 4].map(id))
})

test('what is no table is left out', () => {
  expect(tablesIn(`baccarat,${id(3)},`)).toEqual([id(3)])
  expect(tablesIn(undefined)).toEqual([])
})
