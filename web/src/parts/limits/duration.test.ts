import { expect, test } from 'vitest'
import { clockOf } from './duration.ts'

test.each([
  [0, '0:00:00'],
  [-5, '0:00:00'],
  [59_999, '0:00:59'],
  [3_600_000, '1:00:00'],
  [26 * 3_600_000 + 61_000, '26:01:01'],
])('%i ms are shown as %s', (ms, text) => expect(clockOf(ms)).toBe(text))
