import { expect, test } from 'vitest'
import { SleepWatch } from './sleep-watch.ts'

const MINUTE = 60_000

test('a page that goes on is never out of date, also where a browser slows it down', () => {
  const watch = new SleepWatch(0)
  expect([10_000, 20_000, 80_000, 140_000].map((now) => watch.beat(now))).toEqual([false, false, false, false])
})

test('a page that slept is out of date once', () => {
  const watch = new SleepWatch(0)
  expect([watch.beat(2 * MINUTE), watch.beat(2 * MINUTE + 10_000)]).toEqual([true, false])
})

test.each([
  [4, false],
  [6, true],
])('a page that was hidden for %d minutes is out of date: %s', (minutes, expected) => {
  const watch = new SleepWatch(0)
  watch.hide(0)
  for (let now = 0; now < minutes * MINUTE; now += MINUTE) watch.beat(now)
  expect(watch.show(minutes * MINUTE)).toBe(expected)
  expect(watch.show(minutes * MINUTE + 1)).toBe(false)
})

test('a page whose line was lost is out of date when it is back, and not before', () => {
  const watch = new SleepWatch(0)
  expect([false, true, true, false, false].map((lost) => watch.line(lost))).toEqual([false, false, false, true, false])
})
