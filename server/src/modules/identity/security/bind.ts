import type { bind as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { bindAddress, takeCode } from '../codes/codes.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { addressOf } from './address.ts'
import { recordChanges } from '../trail/trail.ts'
import * as store from './store.ts'
import { notifyMember } from './notify-member.ts'

/** Bind the number or e-mail that a code went to; what was bound before is told. */
export async function bind(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { body, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(session, brand, deps.now()))
  const to = must(addressOf(body.channel, body.to, body.countryDialingCode))

  must(await inTransaction(deps.db, (tx) => change(tx, deps, { brand, to }, ask)))
  return {}
}

interface BindTarget {
  readonly brand: Brand
  readonly to: string
}

async function change(
  tx: Tx,
  deps: Deps,
  { brand, to }: BindTarget,
  ask: Ask<typeof call>,
): Promise<Verdict<undefined>> {
  const { memberId } = ask.session
  const { channel, verificationCode: code } = ask.body
  const person = await store.findPersonForUpdate(tx, memberId)
  if (!person) throw new Refusal('not_logged_in')

  const taken = await takeCode(tx, deps, { brand, channel, to, purpose: 'bind', code, memberId, origin: undefined })
  if (!taken.ok) return taken
  const bound = await bindAddress(tx, deps, { brandId: brand.id, memberId, channel, to })
  if (!bound.ok) return bound

  const { guarded } = person
  const [field, before] = channel === 'mail' ? ['email', guarded.email] : ['mobileNum', guarded.mobile]
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: field ?? '', before: before ?? null, after: to }],
  })
  await notifyMember(tx, deps, { brand, memberId, guarded, language: ask.language })
  return yes(undefined)
}
