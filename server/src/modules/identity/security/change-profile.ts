import type { changeProfile as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { holdIfMatched } from '../exclusion-match/exclusion-match.ts'
import { recordChanges } from '../trail/trail.ts'
import { judgeProfile } from './rules.ts'
import * as store from './store.ts'

/** Change what a member says of themselves. What was filled in once and for good stays; every change is written down. */
export async function changeProfile(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.brandId)
  await inTransaction(deps.db, (tx) => change(tx, deps, brand, ask))
  return {}
}

async function change(tx: Tx, deps: Deps, brand: Brand, { session, body }: Ask<typeof call>): Promise<void> {
  const { memberId } = session
  const person = await store.findPersonForUpdate(tx, memberId)
  if (!person) throw new Refusal('not_logged_in')

  const terms = {
    rules: brand.settings.registration.fields,
    minimumAge: brand.settings.registration.minimumAge,
    today: dayOf(deps.now(), brand.timeZone),
  }
  const changed = must(judgeProfile(body, person.own, terms))
  if (changed.size === 0) return

  await store.updateOwn(tx, memberId, { ...person.own, ...Object.fromEntries(changed) })
  await holdIfMatched(tx, deps, brand, memberId)
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [...changed].map(([field, after]) => ({ field, before: person.own[field], after })),
  })
}
