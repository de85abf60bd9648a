import type { recoverByPhone as call } from '@croupier/contract/codes.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { originOf } from '../login-throttle.ts'
import { newPasswordFaults } from '../new-password.ts'
import { hashPassword } from '../password/password.ts'
import { entered } from '../mfa/complete-login.ts'
import { ownerOf, takeCode } from './codes.ts'
import { phoneOf } from './phone.ts'
import { setPassword } from './set-password.ts'

/** Set a new password by a code that was sent to the member's mobile number, and log in. */
export async function recoverByPhone(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const { mobileNum, countryDialingCode, verificationCode: code, newPassword } = ask.body
  if (!brand.settings.flags.includes('forgot_password_phone')) throw new Refusal('forbidden')
  const phone = phoneOf(mobileNum, countryDialingCode)
  if (!phone) throw new Refusal('mobile_invalid')
  const faults = newPasswordFaults(newPassword, phone.national, brand)
  if (faults.length > 0) throw new Refusal('invalid_request', { fields: { newPassword: faults } })
  const passwordHash = await hashPassword(deps, newPassword)

  const verdict = await inTransaction(deps.db, async (tx) => {
    const address = { channel: 'sms', to: phone.e164 } as const
    const memberId = (await ownerOf(tx, { ...address, brandId: brand.id })) ?? null
    const right = await takeCode(tx, deps, {
      ...address,
      brand,
      purpose: 'recover',
      code,
      memberId,
      origin: originOf(ask),
    })
    if (!right.ok) return right
    if (memberId === null) return no('code_wrong')
    return setPassword(tx, deps, { ...address, brand, memberId, passwordHash, language: ask.language, visitor: ask })
  })
  return entered(ask, verdict)
}
