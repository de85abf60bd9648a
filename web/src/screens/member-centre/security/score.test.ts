import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

const open = { shown: null, confirmed: false }
const bound = { shown: 'ju***@inbox.example', confirmed: true }
const rule = { enabled: true, required: false, minLength: 6, maxLength: 6, patternId: 6, acceptedPattern: '*' }

test('an account with a password alone is protected by a fifth, and an e-mail is what it needs first', () => {
  const score = scoreOf({ email: open, mobile: open, paymentPassword: { set: false, rule }, factors: [] })
  expect(score).toEqual({ points: 20, next: 'email' })
})

test('an address that was typed but never proved protects nothing', () => {
  const typed = { shown: 'ju***@inbox.example', confirmed: false }
  expect(scoreOf({ email: typed, mobile: open, paymentPassword: { set: false, rule }, factors: [] }).points).toBe(20)
})

test('an account with everything has nothing more to do', () => {
  const all = { email: bound, mobile: bound, paymentPassword: { set: true, rule }, factors: ['totp' as const] }
  expect(scoreOf(all)).toEqual({ points: 100, next: undefined })
})
