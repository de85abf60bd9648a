import type { sendRecoveryMail as call } from '@croupier/contract/codes.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { accountName } from '../rules.ts'
import { sendCode } from './codes.ts'
import { findByNameAndEmail } from './store.ts'

/**
 * Mail a code for a new password to the e-mail of this name. The name says whose account it is, so an e-mail that its member
 * has only typed will do: the code proves it. Nobody learns whether the two belong together.
 */
export async function sendRecoveryMail(
  deps: Deps,
  ask: Ask<typeof call>,
): Promise<{ readonly expiredMinutes: number }> {
  const brand = await brandOf(deps, ask.brandId)
  const { username, email: to, challenge } = ask.body
  if (!brand.settings.flags.includes('forgot_password_email')) throw new Refusal('forbidden')
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, challenge))

  const verdict = await inTransaction(deps.db, async (tx) => {
    const memberId = (await findByNameAndEmail(tx, brand.id, accountName(username), to)) ?? null
    const wanted = { brand, channel: 'mail', to, purpose: 'recover', memberId } as const
    return sendCode(tx, deps, { ...wanted, language: ask.language, visitor: ask })
  })
  return must(verdict)
}
