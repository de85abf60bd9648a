import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sendCode } from '../codes/codes.ts'
import { phoneOf } from '../codes/phone.ts'
import { noOf, type ProviderNo } from './rules.ts'
import { sessionInfo } from './session-info.ts'

interface CodeRequest {
  readonly brand: Brand
  /** As +639175550142. */
  readonly phoneNumber: string
  /** What the captcha gave to whoever ticked it. */
  readonly recaptchaToken: string
  readonly language: string
  readonly ip: string
}

/** What the sandbox's captcha gives: there it keeps nobody out, and only shows where it stands. */
export const TICKED = 'sandbox-person'

/** The sandbox's own provider sends a code to a number, whoever has it, within the brand's limits of codes. */
export async function sendVerificationCode(
  deps: Deps,
  { brand, phoneNumber, recaptchaToken, language, ip }: CodeRequest,
): Promise<{ readonly sessionInfo: string } | ProviderNo> {
  if (phoneNumber.trim() === '') return 'MISSING_PHONE_NUMBER'
  const to = phoneOf(phoneNumber)?.e164
  if (to === undefined) return 'INVALID_PHONE_NUMBER'
  if (brand.phoneProvider?.captcha && recaptchaToken === '') return 'MISSING_RECAPTCHA_TOKEN'
  if (brand.phoneProvider?.captcha && recaptchaToken !== TICKED) return 'CAPTCHA_CHECK_FAILED'

  const sent = await inTransaction(deps.db, (tx) =>
    sendCode(tx, deps, { brand, channel: 'sms', to, purpose: 'provider', memberId: null, language, visitor: { ip } }),
  )
  return sent.ok ? { sessionInfo: await sessionInfo(deps, { brandId: brand.id, phone: to }) } : noOf(sent.code)
}
