import { expect, test } from 'vitest'
import { CALLS } from './contract.ts'
import { leavesOf } from './leaves.ts'
import { REASONS_OF } from './reasons.ts'

const reasoned = Object.values(CALLS)
  .flat()
  .filter(({ body }) => body !== undefined && leavesOf(body).some(({ path }) => path === 'reason'))
  .map(({ method, path }) => `${method} ${path}`)

test('of every call with a reason it is said which list of the brand it is from', () => {
  expect(reasoned.length).toBeGreaterThan(50)
  expect(Object.keys(REASONS_OF).toSorted()).toEqual(reasoned.toSorted())
})
