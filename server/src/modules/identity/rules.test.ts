import { expect, test } from 'vitest'
import { accountName, passwordExpired, rememberUntil, sessionTerm } from './rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, 0) + minutes * 60_000)

test('a name is the same name in any case, with outer space, and however its accents are composed', () => {
  expect(accountName('  MemBer01 ')).toBe('member01')
  expect(accountName('Tha\u0309o')).toBe(accountName('Thả'.normalize('NFC') + 'o'))
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
