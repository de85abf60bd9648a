import { expect, test } from 'vitest'
import { policyOf } from '#modules/brand/brand.ts'
import { luckySettings } from '../../../seed/brand-lucky.ts'
import { type Form, judgeForm } from './registration.ts'

const settings = policyOf(luckySettings)
const terms = {
  brand: { name: 'Sampa', merchant: 'SAMPA', settings },
  way: 'username' as const,
  today: '2026-11-21',
}
const good = { username: 'juandc27', password: 'Sampag1ta', confirmPassword: 'Sampag1ta', agree: true } as Form
const judge = (changes: Partial<Form>, given = terms) => judgeForm({ ...good, ...changes }, given)

test('a username and a password are enough, and the name is taken without its outer space', () => {
  expect(judge({ username: ' juandc27 ' })).toMatchObject({
    ok: true,
    value: { username: 'juandc27', password: 'Sampag1ta' },
  })
})

const wrong: [string, Partial<Form>, string, string][] = [
  ['a missing username', { username: undefined }, 'username', 'required'],
  ['an empty username', { username: '  ' }, 'username', 'required'],
  ['a short username', { username: 'abc' }, 'username', 'too_short'],
  ['a long username', { username: 'a234567890123456' }, 'username', 'too_long'],
  ['a username that starts with a digit', { username: '1juan' }, 'username', 'invalid'],
  ['a short password', { password: 'abc1234', confirmPassword: 'abc1234' }, 'password', 'too_short'],
  ['a password without a digit', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password', 'invalid'],
  [
    'a password of 65 characters',
    { password: `a1${'x'.repeat(63)}`, confirmPassword: `a1${'x'.repeat(63)}` },
    'password',
    'too_long',
  ],
  [
    'a common password in other case',
    { password: 'PassWord123', confirmPassword: 'PassWord123' },
    'password',
    'common_password',
  ],
  [
    'a password that is the username',
    { username: 'juandc27x', password: 'Juandc27x', confirmPassword: 'Juandc27x' },
    'password',
    'common_password',
  ],
  ['two different passwords', { confirmPassword: 'Sampag1tb' }, 'confirmPassword', 'not_the_same'],
  ['a disagreement', { agree: false }, 'agree', 'must_agree'],
  ['a birthday that no calendar has', { birthday: '2000-02-30' }, 'birthday', 'invalid'],
  ['a birthday a day too late', { birthday: '2005-11-22' }, 'birthday', 'too_young'],
  ['an address that is no e-mail address', { email: 'juan@' }, 'email', 'invalid'],
  ['a field that the brand does not ask for', { recommenderId: 'AG01' }, 'recommenderId', 'not_allowed'],
  ['a code that nobody sent', { verificationCode: '123456' }, 'verificationCode', 'not_allowed'],
]
test.each(wrong)('%s is refused at its field', (_name, changes, field, code) => {
  const verdict = judge(changes)
  expect(verdict.ok ? undefined : verdict.detail.fields?.[field]).toEqual([expect.objectContaining({ code })])
})

test('every fault is named at once, with what its words need', () => {
  expect(judge({ username: 'a', password: 'b', email: 'c', agree: false })).toMatchObject({
    code: 'invalid_request',
    detail: {
      fields: {
        username: [{ code: 'too_short', patternId: 1, fill: { min: 4, max: 15 } }],
        password: [{ code: 'invalid', patternId: 5, fill: { min: 8, max: 64 } }],
        confirmPassword: [{ code: 'not_the_same' }],
        email: [{ code: 'invalid', patternId: 3 }],
        agree: [{ code: 'must_agree', fill: { age: 21 } }],
      },
    },
  })
})

test('whoever turns the age today may come in', () => {
  expect(judge({ birthday: '2005-11-21' }).ok).toBe(true)
})

test('the default password is nobody’s own', () => {
  const open = { ...terms, brand: { ...terms.brand, settings: { ...settings, defaultPassword: 'Welcome2Sampa' } } }
  expect(judge({ password: 'welcome2sampa', confirmPassword: 'welcome2sampa' }, open)).toMatchObject({
    detail: { fields: { password: [{ code: 'common_password' }] } },
  })
})

test('a brand that is closed to newcomers says only that', () => {
  const shut = {
    ...terms,
    brand: { ...terms.brand, settings: { ...settings, registration: { ...settings.registration, open: false } } },
  }
  expect(judge({ username: '!' }, shut)).toMatchObject({ ok: false, code: 'registration_closed' })
})
