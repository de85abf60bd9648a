import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
])('%s is put at place %i', (id, to, order) => {
  expect(moved(['a', 'b', 'c'], id, to)).toEqual(order)
})
