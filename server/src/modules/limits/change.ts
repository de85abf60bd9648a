import type { LimitKind, LimitPeriod } from '@croupier/contract/limits.ts'
import type { Tx } from '#kernel/database.ts'
import { PERIODS } from '#kernel/period.ts'
import { endSessionsBy } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type PeriodRecord, saveStanding, sessionTimeOf, type Standing } from '#modules/standing/standing.ts'
import { limitState } from './rules.ts'
import * as store from './store.ts'

export interface SetLimit {
  readonly author: 'member' | 'house'
  /** The member's, locked. */
  readonly standing: Standing
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: bigint | null
  readonly changedBy: string
  readonly reason: string | null
}

/** A limit holds from now on: at the next bet, and for the sessions that live. */
export async function setNow(tx: Tx, brand: Brand, { standing, ...limit }: SetLimit, now: Date): Promise<void> {
  const { memberId } = standing
  const set = { ...limit, memberId, brandId: brand.id, change: 'set', dueAt: null, lapsesAt: null } as const
  await store.insertLimitChange(tx, set, now)

  const changes = await store.findLimitChanges(tx, memberId)
  const holding = (kind: LimitKind): PeriodRecord<bigint | null> => {
    const [day = null, week = null, month = null] = PERIODS.map(
      (period) => limitState(changes, kind, period, now).holds,
    )
    return { day, week, month }
  }
  if (limit.kind === 'stake' || limit.kind === 'loss') {
    const limits = { asset: brand.currency, counted: true, stake: holding('stake'), loss: holding('loss') }
    await saveStanding(tx, { ...standing, ...limits })
  }
  if (limit.kind === 'session') await holdInSessions(tx, brand, { ...standing, session: holding('session') }, now)
}

async function holdInSessions(tx: Tx, brand: Brand, standing: Standing, now: Date): Promise<void> {
  await saveStanding(tx, standing)
  const { endsAt, overUntil } = await sessionTimeOf(tx, brand, standing, now)
  if (endsAt || overUntil) await endSessionsBy(tx, standing.memberId, endsAt ?? now, 'session_time_over')
}
