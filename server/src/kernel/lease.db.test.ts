import { afterAll, expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { openLeases } from './lease.ts'

const { deps, database } = await bare()

async function node() {
  const leases = await openLeases(deps, database.url)
  afterAll(() => leases.stop())
  return leases
}

test('a number of a kind is in one hand, and the same number of another kind in another', async () => {
  const [first, second] = [await node(), await node()]
  expect(await first.own('rings', [1, 2])).toEqual([1, 2])
  expect(await second.own('rings', [1, 2, 3])).toEqual([3])
  expect(await second.own('draws', [1])).toEqual([1])
  expect(await first.own('draws', [1])).toEqual([])
})

test('what a node had in hand that is gone is taken over', async () => {
  const [first, second] = [await openLeases(deps, database.url), await node()]
  expect(await first.own('wheels', [5])).toEqual([5])
  await first.stop()
  await expect.poll(() => second.own('wheels', [5])).toEqual([5])
})
