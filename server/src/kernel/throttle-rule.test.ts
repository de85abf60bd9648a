import { expect, test } from 'vitest'
import { NO_FAILURES } from './lock-rule.ts'
import { judge, judgePlain, type ThrottleRule, timesDue } from './throttle-rule.ts'

const now = new Date('2026-11-21T12:00:00Z')
const lock = { failures: 3, windowMinutes: 30, lockMinutes: 30 }
const rule: ThrottleRule = {
  lock,
  challengeAfter: 2,
  strangers: { ...lock, failures: 10, meetsWith: 'challenge' },
  address: { ...lock, failures: 100 },
}
const missed = (many: number) => ({ failedAt: Array.from({ length: many }, () => now), lockedUntil: null })
const locked = { ...missed(3), lockedUntil: new Date('2026-11-21T12:10:00Z') }
const nothing = { origin: NO_FAILURES, strangers: NO_FAILURES, address: NO_FAILURES }

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 2],
  [0, 9, 0],
  [0, 10, 4],
  [0, 12, 4],
  [0, 13, 8],
  [2, 16, 16],
  [0, 5000, 64],
])('%i failures here and %i of strangers take %i times the usual work', (byOrigin, byStrangers, times) =>
  expect(timesDue({ byOrigin, byStrangers, byAddress: 0 }, rule)).toBe(times),
)

test('where somebody has logged in before, what strangers miss counts for nothing', () => {
  const crowd = { ...nothing, strangers: missed(50) }
  expect(judge({ ...crowd, known: true }, rule, now)).toMatchObject({ ok: true, value: { byStrangers: 0 } })
  expect(judgePlain({ ...crowd, known: true }, rule, now).ok).toBe(true)
  expect(judge({ ...crowd, known: false }, rule, now)).toMatchObject({ ok: true, value: { byStrangers: 50 } })
  expect(judgePlain({ ...crowd, known: false }, rule, now)).toMatchObject({ ok: false, code: 'login_locked' })
})

test('the own lock and that of the address hold for everybody', () => {
  for (const known of [true, false]) {
    expect(judge({ ...nothing, known, origin: locked }, rule, now).ok).toBe(false)
    expect(judge({ ...nothing, known, address: locked }, rule, now).ok).toBe(false)
  }
})

test('strangers are locked out together only where the rule says so', () => {
  const strict: ThrottleRule = { ...rule, strangers: { ...rule.strangers, meetsWith: 'lock' } }
  const counted = { ...nothing, strangers: locked }
  expect(judge({ ...counted, known: false }, rule, now).ok).toBe(true)
  expect(judge({ ...counted, known: false }, strict, now).ok).toBe(false)
  expect(judge({ ...counted, known: true }, strict, now).ok).toBe(true)
})
