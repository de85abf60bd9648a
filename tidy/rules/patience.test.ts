import { expect, test } from 'vitest'
import { patience } from './patience.ts'

const found = (text: string, path = 'server/src/kernel/relay.db.test.ts') => patience([{ path, text }]).length

test('a test does not give up after a second', () => {
  expect(found('await vi.waitFor(() => expect(heard).toEqual([1]))')).toBe(1)
  expect(found('await vi.waitUntil(() => heard.length > 0)')).toBe(1)
  expect(found('await vi.waitFor(() => expect(heard).toEqual([1]), { timeout: 60_000 })')).toBe(0)
  expect(found('await expect.poll(() => heard).toEqual([1])')).toBe(0)
  expect(found('await page.waitFor(() => 1)')).toBe(0)
})
