import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

test.each([
  ['* * * * *', '2026-11-22T05:10:00.000Z', '2026-11-22T05:11:00.000Z'],
  ['* * * * *', '2026-11-22T05:10:59.999Z', '2026-11-22T05:11:00.000Z'],
  ['*/15 * * * *', '2026-11-22T05:46:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['17 * * * *', '2026-11-22T05:17:00.000Z', '2026-11-22T06:17:00.000Z'],
  ['41 4 * * *', '2026-11-22T05:10:00.000Z', '2026-11-23T04:41:00.000Z'],
])('a timer of %s runs after %s at %s', (cron, after, next) => {
  expect(nextRun(cron, new Date(after)).toISOString()).toBe(next)
})

test('a timer that says more than minute and hour, or never runs, is a mistake', () => {
  expect(() => nextRun('0 0 1 * *', new Date(0))).toThrow('no timer of a day')
  expect(() => nextRun('61 * * * *', new Date(0))).toThrow('never runs')
})
