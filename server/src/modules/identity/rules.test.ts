import { describe, expect, test } from 'vitest'
import {
  accountName,
  afterFailure,
  mayTry,
  NO_FAILURES,
  passwordExpired,
  rememberUntil,
  sessionTerm,
  standing,
} from './rules.ts'

const rule = { failures: 3, windowMinutes: 30, lockMinutes: 30 }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, 0) + minutes * 60_000)

test('a name is the same name in any case, with outer space, and however its accents are composed', () => {
  expect(accountName('  MemBer01 ')).toBe('member01')
  expect(accountName('Tha\u0309o')).toBe(accountName('Thả'.normalize('NFC') + 'o'))
})

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

const session = {
  idleMinutes: 30,
  rememberedIdleMinutes: 1440,
  absoluteHours: 24,
  rememberHours: 24,
  fullLoginDays: 30,
  freshMinutes: 10,
}

test('a session may idle thirty minutes, a remembered one a day; both end some time whatever happens', () => {
  expect(sessionTerm(session, false, at(0))).toEqual({ idleForS: 1800, endsAt: at(24 * 60) })
  expect(sessionTerm(session, true, at(0))).toEqual({ idleForS: 86_400, endsAt: at(30 * 24 * 60) })
})

test('a remember-me cookie lasts a day, and never past the next full login', () => {
  expect(rememberUntil(session, at(0), at(30 * 24 * 60))).toEqual(at(24 * 60))
  expect(rememberUntil(session, at(0), at(60))).toEqual(at(60))
})

test('a password given by the house must be changed; an old one only where that is enforced', () => {
  const old = { isDefault: false, changedAt: at(-91 * 24 * 60) }
  const settings = (flags: readonly string[]) =>
    ({ flags, passwordExpiryDays: 90 }) as Parameters<typeof passwordExpired>[1]
  expect(passwordExpired({ isDefault: true, changedAt: at(0) }, settings([]), at(0))).toBe(true)
  expect(passwordExpired(old, settings([]), at(0))).toBe(false)
  expect(passwordExpired(old, settings(['password_expiry_force']), at(0))).toBe(true)
  expect(passwordExpired({ ...old, changedAt: at(-89 * 24 * 60) }, settings(['password_expiry_force']), at(0))).toBe(
    false,
  )
})
