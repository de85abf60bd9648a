import { describe, expect, test } from 'vitest'
import { afterFailure, mayTry, NO_FAILURES, standing } from './lock-rule.ts'

const rule = { failures: 3, windowMinutes: 30, lockMinutes: 30 }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, 0) + minutes * 60_000)

describe('the lock', () => {
  const failedAt = (...minutes: number[]) =>
    minutes.reduce((known, minute) => afterFailure(known, at(minute), rule), { ...NO_FAILURES, keepUntil: at(0) })

  test('holds after three failures within thirty minutes, and says how long it lasts', () => {
    expect(mayTry(failedAt(0, 1), at(2)).ok).toBe(true)
    expect(mayTry(failedAt(0, 1, 2), at(2))).toMatchObject({
      ok: false,
      code: 'login_locked',
      detail: { fill: { minutes: 30 }, retryAfterS: 1800 },
    })
    expect(mayTry(failedAt(0, 1, 2), at(31.5))).toMatchObject({ detail: { fill: { minutes: 1 } } })
  })

  test('is over thirty minutes after the failure that made it', () => {
    expect(mayTry(failedAt(0, 1, 2), at(32)).ok).toBe(true)
  })

  test('does not count failures that are older than the window', () => {
    expect(mayTry(failedAt(0, 1, 31), at(31)).ok).toBe(true)
    expect(standing(failedAt(0, 1), at(30), rule)).toHaveLength(1)
  })

  test('starts from nothing when it is over', () => {
    expect(mayTry(failedAt(0, 20, 25, 56), at(56)).ok).toBe(true)
    expect(mayTry(failedAt(0, 20, 25, 56, 57, 58), at(58)).ok).toBe(false)
  })

  test('stays as it is when a failure was under way as it was made, and those count no more afterwards', () => {
    const late = failedAt(0, 1, 2, 2, 3)
    expect(late.lockedUntil).toEqual(at(32))
    expect(mayTry(late, at(31)).ok).toBe(false)
    expect(standing(late, at(33), rule)).toEqual([])
  })

  test('is kept as long as it can matter', () => {
    expect(afterFailure(NO_FAILURES, at(0), { failures: 3, windowMinutes: 10, lockMinutes: 60 }).keepUntil).toEqual(
      at(60),
    )
  })
})
