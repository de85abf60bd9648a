import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { expect, test } from 'vitest'
import { type PhoneError, phoneErrorOf, PhoneProviderError, wordedTrouble } from './phone-error.ts'

const WORDS = join(import.meta.dirname, '../../../words')
const wordsIn = (language: string) =>
  JSON.parse(readFileSync(join(WORDS, language, 'codes.json'), 'utf8')) as Readonly<Record<string, string>>

/** Each with its text, the provider's codes for it, the refusals of ours, and the refusal that leads it to its box. */
const ERRORS: readonly [PhoneError, string, readonly string[], readonly RefusalCode[], RefusalCode][] = [
  ['invalid_number', 'Invalid phone number format.', ['INVALID_PHONE_NUMBER'], ['mobile_invalid'], 'mobile_invalid'],
  ['missing_number', 'Missing phone number.', ['MISSING_PHONE_NUMBER'], [], 'mobile_invalid'],
  [
    'too_many',
    'Too many requests, retry after 5 minutes.',
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'TOO_MANY_ATTEMPTS_TRY_LATER : blocked for now', 'RESOURCE_EXHAUSTED'],
    ['too_many_requests'],
    'third_party_failed',
  ],
  [
    'unknown',
    'Unknown error.',
    ['INTERNAL_ERROR', 'API key not valid. Please pass a valid API key.', ''],
    ['third_party_failed', 'internal_error'],
    'third_party_failed',
  ],
  ['wrong_code', 'Invalid verification code.', ['INVALID_CODE'], ['code_wrong'], 'code_wrong'],
  ['missing_code', 'Missing verification code.', ['MISSING_CODE'], ['code_missing'], 'code_missing'],
  [
    'captcha_failed',
    'Captcha check failed.',
    [
      'CAPTCHA_CHECK_FAILED',
      'CAPTCHA_CHECK_FAILED : Hostname match not found',
      'INVALID_RECAPTCHA_TOKEN',
      'MISSING_RECAPTCHA_TOKEN',
      'INVALID_APP_CREDENTIAL',
      'MISSING_APP_CREDENTIAL',
    ],
    ['captcha_failed', 'challenge_failed'],
    'third_party_failed',
  ],
  [
    'quota',
    'Quota insufficient, contact customer service.',
    ['QUOTA_EXCEEDED : Exceeded daily quota'],
    ['too_many_codes'],
    'third_party_failed',
  ],
  [
    'not_allowed',
    'Operation not allowed, contact customer service.',
    ['OPERATION_NOT_ALLOWED', 'ADMIN_ONLY_OPERATION', 'UNAUTHORIZED_DOMAIN', 'USER_DISABLED'],
    ['forbidden'],
    'third_party_failed',
  ],
  [
    'code_expired',
    'Verification code expired, send again.',
    ['SESSION_EXPIRED', 'CODE_EXPIRED', 'INVALID_SESSION_INFO', 'MISSING_SESSION_INFO'],
    ['code_expired'],
    'code_expired',
  ],
  ['popup_closed', 'Popup closed by user, login failure.', [], [], 'third_party_failed'],
]

const english = (why: PhoneError) => wordsIn('en')[`phone_${why}`] ?? ''

test.each(ERRORS)('%s is said as “%s”', (why, text, codes, refusals, at) => {
  expect(english(why)).toBe(text)
  expect(codes.map(phoneErrorOf)).toEqual(codes.map(() => why))
  const own = wordedTrouble(new PhoneProviderError(why), english)
  expect(own).toMatchObject({ name: 'CallRefusal', code: at, message: text })
  for (const code of refusals)
    expect(wordedTrouble(new CallRefusal(code, 400, { message: 'in other words' }), english)).toMatchObject({
      code,
      message: text,
    })
})

test('what is no text, or no answer at all, is an unknown error', () => {
  expect([undefined, null, 7, {}].map(phoneErrorOf)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('what has nothing to do with proving a number keeps its own words', () => {
  const closed = new CallRefusal('account_closed', 403, { message: 'This account is closed.' })
  const lost = new CallRefusal('unreachable')
  const bug = new TypeError('a mistake of ours')
  expect([closed, lost, bug].map((error) => wordedTrouble(error, english))).toEqual([closed, lost, bug])
})

test('every language has words of its own for each', () => {
  for (const language of readdirSync(WORDS).filter((name) => name !== 'en')) {
    const said = ERRORS.map(([why]) => wordsIn(language)[`phone_${why}`])
    expect(said.every((text) => text !== undefined && text !== '')).toBe(true)
    expect(new Set([...said, ...ERRORS.map(([, text]) => text)]).size).toBe(2 * ERRORS.length)
  }
})
