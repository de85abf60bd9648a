import type { sendRegistrationCode as call } from '@croupier/contract/codes.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { sendCode } from './codes.ts'
import { phoneOf } from './phone.ts'

/** Send a code to somebody who registers. A number that has an account gets a word of warning instead; the answer does not tell. */
export async function sendRegistrationCode(
  deps: Deps,
  ask: Ask<typeof call>,
): Promise<{ readonly expiredMinutes: number }> {
  const brand = await brandOf(deps, ask.brandId)
  const { registration, flags, challengeOn } = brand.settings
  if (!registration.open) throw new Refusal('registration_closed')
  if (!flags.includes('sms_verification')) throw new Refusal('forbidden')
  const phone = phoneOf(ask.body.mobileNo, ask.body.countryDialingCode)
  if (!phone) throw new Refusal('mobile_invalid')
  if (challengeOn.registration) must(await takeChallenge(deps, ask.body.challenge))

  const wanted = { brand, channel: 'sms', to: phone.e164, purpose: 'register', memberId: null } as const
  return must(
    await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, language: ask.language, visitor: ask })),
  )
}
