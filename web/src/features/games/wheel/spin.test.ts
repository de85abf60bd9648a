import { expect, test } from 'vitest'
import { turnedTo } from './spin.ts'

test('the wheel always turns onwards, by at least five turns, and stops with the middle of its segment under the pointer', () => {
  let at = 0
  for (const [index, segments] of [
    [0, 10],
    [9, 10],
    [29, 30],
    [13, 50],
    [13, 50],
  ] as const) {
    const next = turnedTo(at, index, segments)
    expect(next - at).toBeGreaterThanOrEqual(5 * 360)
    expect(next - at).toBeLessThan(6 * 360)
    expect((next + ((index + 0.5) * 360) / segments) % 360).toBeCloseTo(0, 6)
    at = next
  }
})
