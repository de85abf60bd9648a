import type { LimitKind, LimitPeriod } from '@croupier/contract/limits.ts'
import type { Tx } from '#kernel/database.ts'
import { PERIODS } from '#kernel/period.ts'
import { endSessionsBy } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sessionTimeOf } from './entry.ts'
import { type ByPeriod, limitState } from './rules.ts'
import * as store from './store.ts'

export interface SetLimit {
  readonly author: 'member' | 'house'
  readonly memberId: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: bigint | null
  readonly changedBy: string
  readonly reason: string | null
}

/** A limit holds from now on: at the next bet, and for the sessions that live. The standing must be locked. */
export async function setNow(tx: Tx, brand: Brand, one: SetLimit, now: Date): Promise<void> {
  await store.insertLimitChange(tx, { ...one, brandId: brand.id, change: 'set', dueAt: null, lapsesAt: null }, now)
  if (one.kind === 'stake' || one.kind === 'loss') await holdAtBets(tx, brand, one.memberId, now)
  if (one.kind === 'session') await holdInSessions(tx, brand, one.memberId, now)
}

async function holdAtBets(tx: Tx, brand: Brand, memberId: string, now: Date): Promise<void> {
  const changes = await store.findLimitChanges(tx, memberId)
  const holding = (kind: LimitKind): ByPeriod<bigint | null> => {
    const [day = null, week = null, month = null] = PERIODS.map(
      (period) => limitState(changes, kind, period, now).holds,
    )
    return { day, week, month }
  }
  await store.updateMoneyLimits(tx, memberId, {
    asset: brand.currency,
    stake: holding('stake'),
    loss: holding('loss'),
  })
}

async function holdInSessions(tx: Tx, brand: Brand, memberId: string, now: Date): Promise<void> {
  const { endsAt, overUntil } = await sessionTimeOf(tx, brand, memberId, now)
  if (endsAt || overUntil) await endSessionsBy(tx, memberId, endsAt ?? now, 'session_time_over')
}
