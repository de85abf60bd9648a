import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { CallRefusal, type CallFailure } from '@croupier/kit/calls.ts'

/** What can go wrong while a number is proved. */
export type PhoneError =
  | 'invalid_number'
  | 'missing_number'
  | 'too_many'
  | 'unknown'
  | 'wrong_code'
  | 'missing_code'
  | 'captcha_failed'
  | 'quota'
  | 'not_allowed'
  | 'code_expired'
  | 'popup_closed'

/** The phone-code provider said no, or this page did before asking it. */
export class PhoneProviderError extends Error {
  readonly why: PhoneError

  constructor(why: PhoneError) {
    super(why)
    this.name = 'PhoneTrouble'
    this.why = why
  }
}

/** The codes of the provider's protocol. */
const SAID: Readonly<Record<string, PhoneError>> = {
  INVALID_PHONE_NUMBER: 'invalid_number',
  MISSING_PHONE_NUMBER: 'missing_number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many',
  RESOURCE_EXHAUSTED: 'too_many',
  INVALID_CODE: 'wrong_code',
  MISSING_CODE: 'missing_code',
  CAPTCHA_CHECK_FAILED: 'captcha_failed',
  INVALID_RECAPTCHA_TOKEN: 'captcha_failed',
  MISSING_RECAPTCHA_TOKEN: 'captcha_failed',
  INVALID_APP_CREDENTIAL: 'captcha_failed',
  MISSING_APP_CREDENTIAL: 'captcha_failed',
  QUOTA_EXCEEDED: 'quota',
  OPERATION_NOT_ALLOWED: 'not_allowed',
  ADMIN_ONLY_OPERATION: 'not_allowed',
  UNAUTHORIZED_DOMAIN: 'not_allowed',
  USER_DISABLED: 'not_allowed',
  SESSION_EXPIRED: 'code_expired',
  CODE_EXPIRED: 'code_expired',
  // What ties the code to its sending is lost or broken: only another code helps.
  INVALID_SESSION_INFO: 'code_expired',
  MISSING_SESSION_INFO: 'code_expired',
}

/** What a failed answer of the provider means; its message begins with the code, and may go on. */
export const phoneErrorOf = (message: unknown): PhoneError =>
  SAID[/^[A-Z_]+/.exec(typeof message === 'string' ? message : '')?.[0] ?? ''] ?? 'unknown'

/** Refusals of our own server that mean the same. */
const REFUSED: Readonly<Partial<Record<CallFailure, PhoneError>>> = {
  mobile_invalid: 'invalid_number',
  too_many_requests: 'too_many',
  third_party_failed: 'unknown',
  internal_error: 'unknown',
  code_wrong: 'wrong_code',
  code_missing: 'missing_code',
  captcha_failed: 'captcha_failed',
  challenge_failed: 'captcha_failed',
  too_many_codes: 'quota',
  forbidden: 'not_allowed',
  code_expired: 'code_expired',
}

/** The refusal that says where on a form each belongs. */
const AS_REFUSAL: Readonly<Partial<Record<PhoneError, RefusalCode>>> = {
  invalid_number: 'mobile_invalid',
  missing_number: 'mobile_invalid',
  wrong_code: 'code_wrong',
  missing_code: 'code_missing',
  code_expired: 'code_expired',
}

/** A trouble as forms show it, in the words for proving a number where there are such; anything else stays what it is. */
export function wordedTrouble(error: unknown, words: (why: PhoneError) => string): unknown {
  if (error instanceof PhoneProviderError)
    return new CallRefusal(AS_REFUSAL[error.why] ?? 'third_party_failed', 0, { message: words(error.why) })
  const why = error instanceof CallRefusal ? REFUSED[error.code] : undefined
  if (!(error instanceof CallRefusal) || why === undefined) return error
  return new CallRefusal(error.code, error.status, { message: words(why), value: { ...error.value } })
}
