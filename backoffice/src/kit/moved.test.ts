import { expect, test } from 'vitest'
import { reordered } from './reordered.ts'

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
])('%s is put at place %i', (id, to, order) => {
  expect(reordered(['a', 'b', 'c'], id, to)).toEqual(order)
})
