import type { RefusalCode } from '@croupier/contract/refusal.ts'

/** How the provider's protocol says no, of what can happen here. */
export type ProviderNo =
  | 'INVALID_PHONE_NUMBER'
  | 'MISSING_PHONE_NUMBER'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'QUOTA_EXCEEDED'
  | 'OPERATION_NOT_ALLOWED'
  | 'MISSING_RECAPTCHA_TOKEN'
  | 'CAPTCHA_CHECK_FAILED'
  | 'INVALID_CODE'
  | 'MISSING_CODE'
  | 'INVALID_SESSION_INFO'
  | 'MISSING_SESSION_INFO'
  | 'SESSION_EXPIRED'

const WORDS: Readonly<Partial<Record<RefusalCode, ProviderNo>>> = {
  too_many_requests: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  too_many_codes: 'QUOTA_EXCEEDED',
  code_wrong: 'INVALID_CODE',
  code_missing: 'MISSING_CODE',
  code_expired: 'SESSION_EXPIRED',
}

/** A refusal of ours as the protocol says it. */
export function noOf(code: RefusalCode): ProviderNo {
  const word = WORDS[code]
  if (word === undefined) throw new Error(`the provider's protocol has no word for ${code}`)
  return word
}
