import { expect, test } from 'vitest'
import { isRoomFor } from './table-hours.ts'

const until = new Date('2026-11-29T06:56:00.000Z')

test.each([
  ['2026-11-29T06:55:20.000Z', true],
  ['2026-11-29T06:55:24.999Z', true],
  // Dealt until then, no round would open, and asked again there would be room for ever.
  ['2026-11-29T06:55:25.000Z', false],
  ['2026-11-29T06:55:50.000Z', false],
])('of a table whose rounds take 35 seconds, one from %s has room: %s', (next, room) => {
  expect(isRoomFor(35_000, new Date(next), until)).toBe(room)
})
