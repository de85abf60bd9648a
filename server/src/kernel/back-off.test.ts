import { expect, test } from 'vitest'
import { backOffMs, Failures } from './back-off.ts'

const most = () => Buffer.from('ffffffff', 'hex')
const least = () => Buffer.from('00000000', 'hex')
const half = () => Buffer.from('7fffffff', 'hex')

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [7, 60_000],
  [1000, 60_000],
])('after %i failures in a row at most %i ms are waited, and anything less', (failures, ms) => {
  expect(backOffMs(most, failures)).toBe(ms)
  expect(backOffMs(half, failures)).toBe(ms / 2)
  expect(backOffMs(least, failures)).toBe(1)
})

test('what fails is left alone for longer each time, and comes at once when it has succeeded', () => {
  let at = 0
  const deps = { now: () => new Date(at), random: most }
  const failures = new Failures()
  expect(failures.restOf('one', deps.now())).toBe(0)
  expect([failures.failed('one', deps), failures.restOf('one', deps.now())]).toEqual([1000, 1000])
  at = 400
  expect([failures.restOf('one', deps.now()), failures.restOf('other', deps.now())]).toEqual([600, 0])
  at = 1000
  expect([failures.restOf('one', deps.now()), failures.failed('one', deps)]).toEqual([0, 2000])
  failures.succeeded('one')
  expect([failures.restOf('one', deps.now()), failures.failed('one', deps)]).toEqual([0, 1000])
})
