import type { sendLoginCode as call } from '@croupier/contract/codes.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { ownerOf, sendCode } from './codes.ts'
import { phoneOf } from './phone.ts'

/** Which of the brand's switches opens each purpose. */
const FLAGS = { login: 'sms_code_login', recover: 'forgot_password_phone' } as const

/** Send a code to whoever has proved this number. Nobody learns whether somebody has. */
export async function sendLoginCode(deps: Deps, ask: Ask<typeof call>): Promise<{ readonly expiredMinutes: number }> {
  const brand = await brandOf(deps, ask.brandId)
  const { mobileNum, countryDialingCode, purpose = 'login', challenge } = ask.body
  if (!brand.settings.flags.includes(FLAGS[purpose])) throw new Refusal('forbidden')
  const phone = phoneOf(mobileNum, countryDialingCode)
  if (!phone) throw new Refusal('mobile_invalid')
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, challenge))

  const verdict = await inTransaction(deps.db, async (tx) => {
    const to = phone.e164
    const memberId = (await ownerOf(tx, { brandId: brand.id, channel: 'sms', to })) ?? null
    return sendCode(tx, deps, { brand, channel: 'sms', to, purpose, memberId, language: ask.language, visitor: ask })
  })
  return must(verdict)
}
