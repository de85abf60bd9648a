import type { Restraint } from '@croupier/contract/limits.ts'
import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { endSessionsOf } from '#kernel/session.ts'
import { endRemembered } from '#modules/identity/remember-me/remember-me.ts'
import { type Bar, barOf, lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { barAfter } from './rules.ts'
import * as store from './store.ts'

export interface BarRequest {
  readonly brandId: number
  readonly memberId: string
  readonly bar: Bar
  readonly changedBy: string
}

/** Keep a member out from now on: every session and every cookie of theirs ends with the commit. */
export async function barMember(tx: Tx, { bar, ...who }: BarRequest, now: Date): Promise<Restraint> {
  const standing = await lockStanding(tx, who.memberId)
  const after = must(barAfter(barOf(standing, now), bar))

  await store.insertBar(tx, { ...who, ...after }, now)
  await saveStanding(tx, { ...standing, bar: after })
  await endRemembered(tx, who.memberId, now)
  await endSessionsOf(tx, who.memberId, now)
  await announce(tx, [{ topic: 'member_changed', brandId: who.brandId, keys: [who.memberId] }])
  return { kind: after.kind, until: after.until?.toISOString() ?? null }
}
