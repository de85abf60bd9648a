import { expect, test } from 'vitest'
import { outside } from './outside.ts'

const found = (text: string) => outside([{ path: 'server/src/modules/cashier/outside/bank.ts', text }]).length

test('what the server asks of others follows no redirect and has an end', () => {
  const whole = "await fetch(url + '/a', { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })"
  expect(found(whole)).toBe(0)
  expect(found(whole.replace("redirect: 'error', ", ''))).toBe(1)
  expect(found('await fetch(url)')).toBe(2)
  expect(found("await cache.fetch('brands')")).toBe(0)
})
