import { expect, test } from 'vitest'
import { momentText } from './moment.ts'

test.each([
  ['2026-11-21T12:00:05.000Z', 'Asia/Manila', '2026-11-21 20:00:05'],
  ['2026-12-31T16:00:00.000Z', 'Asia/Manila', '2027-01-01 00:00:00'],
  ['2026-03-01T00:09:09.000Z', 'UTC', '2026-03-01 00:09:09'],
])('%s in %s is written %s', (moment, zone, text) => {
  expect(momentText(moment, zone)).toBe(text)
})
