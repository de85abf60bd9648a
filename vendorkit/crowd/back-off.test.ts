import { expect, test } from 'vitest'
import { backOffMs, retryMs } from './back-off.ts'
import { answerOf } from './caller.ts'
import { randomOf } from './random.ts'

test('who fails again waits longer, up to half a minute, and no two wait alike', () => {
  const bounds = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  for (const [at, bound] of bounds.entries()) {
    const waits = Array.from({ length: 50 }, (_, player) => backOffMs(at + 1, randomOf(`player ${player}`)))
    expect(Math.max(...waits)).toBeLessThanOrEqual(bound)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(bound / 2)
    expect(new Set(waits).size).toBeGreaterThan(40)
  }
  expect(backOffMs(10_000, randomOf('long away'))).toBeLessThanOrEqual(30_000)
})

test('what the site asks to wait is waited for in full', () => {
  const waits = Array.from({ length: 50 }, (_, player) => retryMs(7000, randomOf(`player ${player}`)))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(7000)
  expect(new Set(waits).size).toBeGreaterThan(40)
})

test('a 429 says how long, a fault that says nothing is no answer, a refusal is its code', () => {
  const said = { status: 429, headers: { 'retry-after': '3' }, text: '' }
  expect(answerOf(said)).toEqual({ kind: 'later', waitMs: 3000 })
  expect(answerOf({ ...said, headers: {} })).toEqual({ kind: 'later', waitMs: 1000 })
  expect(answerOf({ ...said, status: 503 })).toEqual({ kind: 'later', waitMs: 3000 })
  expect(answerOf({ ...said, status: 500, headers: {} })).toEqual({ kind: 'lost' })
  const refused = JSON.stringify({ success: false, errorCode: 'limit_reached', message: '…' })
  expect(answerOf({ status: 409, headers: {}, text: refused })).toEqual({
    kind: 'refused',
    code: 'limit_reached',
    extra: {},
  })
})
