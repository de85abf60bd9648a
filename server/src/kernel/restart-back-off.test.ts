import { expect, test } from 'vitest'
import { openBackOff } from './restart-back-off.ts'

test('the first attempt follows at once, each further one waits longer, none longer than two seconds', () => {
  const backOff = openBackOff(() => 0)
  const waits = Array.from({ length: 12 }, () => backOff.nextMs())

  expect(waits[0]).toBe(0)
  waits.slice(1).forEach((ms, index) => {
    const most = Math.min(2000, 200 * 2 ** index)
    expect(ms).toBeGreaterThanOrEqual(most / 2)
    expect(ms).toBeLessThanOrEqual(most)
  })
})

test('what failed soon after each start waits longer and longer', () => {
  let now = 0
  const backOff = openBackOff(() => now)
  for (let failure = 0; failure < 5; failure++) {
    backOff.nextMs()
    backOff.started()
    now += 59_999
  }
  expect(backOff.nextMs()).toBeGreaterThanOrEqual(1000)
})

test('after a minute of health the next failure is a first one', () => {
  let now = 0
  const backOff = openBackOff(() => now)
  for (let failure = 0; failure < 5; failure++) backOff.nextMs()
  backOff.started()
  now += 60_000
  expect(backOff.nextMs()).toBe(0)
})
