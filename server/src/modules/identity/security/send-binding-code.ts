import type { ReplyOf } from '@croupier/contract/call.ts'
import type { sendBindingCode as call } from '@croupier/contract/security.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { sendCode } from '../codes/codes.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { addressOf } from './address.ts'

/** Send a code to a number or an e-mail that a member wants to bind. Whether it is somebody else’s is not told. */
export async function sendBindingCode(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { body, session, language } = ask
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(session, brand, deps.now()))
  const to = must(addressOf(body.channel, body.to, body.countryDialingCode))

  const wanted = { brand, channel: body.channel, to, purpose: 'bind', memberId: session.memberId, language } as const
  return must(await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, visitor: ask })))
}
