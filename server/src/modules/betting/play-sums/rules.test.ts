import { expect, test } from 'vitest'
import { sinceOf } from './rules.ts'

test('a window begins with whole five minutes of the clock', () => {
  const now = new Date('2026-11-24T15:32:10Z')
  expect(sinceOf('five_minutes', now).toISOString()).toBe('2026-11-24T15:25:00.000Z')
  expect(sinceOf('hour', now).toISOString()).toBe('2026-11-24T14:30:00.000Z')
  expect(sinceOf('day', now).toISOString()).toBe('2026-11-23T15:30:00.000Z')
  expect(sinceOf('five_minutes', new Date('2026-11-24T15:35:00Z')).toISOString()).toBe('2026-11-24T15:30:00.000Z')
})
