import type { removePayoutAccount as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { recordChanges } from '../trail/trail.ts'
import { secondProof } from './guard.ts'
import * as store from './store.ts'
import { notifyMember } from './notify-member.ts'

/** Remove an account that a member was paid at. */
export async function removePayoutAccount(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  must(await inTransaction(deps.db, (tx) => remove(tx, deps, brand, ask)))
  return {}
}

async function remove(tx: Tx, deps: Deps, brand: Brand, ask: Ask<typeof call>): Promise<Verdict<undefined>> {
  const { memberId } = ask.session
  const person = await store.findPersonForUpdate(tx, memberId)
  if (!person) throw new Refusal('not_logged_in')
  const row = await store.findPayoutAccount(tx, ask.params.accountId)
  if (row?.memberId !== memberId || row.removedAt !== null) return no('not_found')

  const proof = await secondProof(tx, deps, { brand, memberId }, ask.body.factor)
  if (!proof.ok) return proof

  await store.updateRemoved(tx, row.id, deps.now())
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: 'payoutAccount', before: `${row.provider} …${row.numberEnd}`, after: null }],
  })
  await notifyMember(tx, deps, { brand, memberId, guarded: person.guarded, language: ask.language })
  return yes(undefined)
}
