import type { recoverByEmail as call } from '@croupier/contract/codes.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { originOf } from '../login-throttle.ts'
import { newPasswordFaults } from '../new-password.ts'
import { hashPassword } from '../password/password.ts'
import { accountName } from '../rules.ts'
import { entered } from '../mfa/complete-login.ts'
import { bindAddress, takeCode } from './codes.ts'
import { setPassword } from './set-password.ts'
import { findByNameAndEmail } from './store.ts'

/** Set a new password by the code that was mailed, and log in. Whoever had the code has proved the e-mail. */
export async function recoverByEmail(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const { email: to, verificationCode: code, newPassword } = ask.body
  const account = accountName(ask.body.username)
  if (!brand.settings.flags.includes('forgot_password_email')) throw new Refusal('forbidden')
  const faults = newPasswordFaults(newPassword, account, brand)
  if (faults.length > 0) throw new Refusal('invalid_request', { fields: { newPassword: faults } })
  const passwordHash = await hashPassword(deps, newPassword)

  const verdict = await inTransaction(deps.db, async (tx) => {
    const address = { channel: 'mail', to } as const
    const memberId = (await findByNameAndEmail(tx, brand.id, account, to)) ?? null
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

    // Another account may have proved it before; then it stays that one's, and this one is recovered all the same.
    await bindAddress(tx, deps, { ...address, brandId: brand.id, memberId })
    return setPassword(tx, deps, { ...address, brand, memberId, passwordHash, language: ask.language, visitor: ask })
  })
  return entered(ask, verdict)
}
