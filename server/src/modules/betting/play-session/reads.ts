import type { ReplyOf } from '@croupier/contract/call.ts'
import type { realityCheck as call } from '@croupier/contract/limits.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { periodsAt } from '#kernel/period.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import { type Brand, brandOf } from '../../brand/brand.ts'
import { stayOf } from '#modules/standing/standing.ts'
import { heldBack } from '#modules/standing/play/play.ts'
import { isCurrent, type LimitUsage } from '../limit-usage/rules.ts'
import { findLimitUsage, sumLimitUsage } from '../limit-usage/store.ts'
import { sumSince } from './store.ts'

type Reply = ReplyOf<typeof call>

/** How long a member has been here and what they staked and won meanwhile: by the server's time and its record. */
export async function readRealityCheck(deps: Deps, { session }: Ask<typeof call>): Promise<Reply> {
  const [brand, now] = [await brandOf(deps, session.brandId), deps.now()]
  const stay = await stayOf(deps.db, brand, session.memberId, now)
  const [{ staked, won }, usage] = await Promise.all([
    sumSince(deps.db, session.memberId, stay.since),
    usageOf(deps.db, brand, session.memberId, now),
  ])

  const text = (units: bigint) => amountText(units, brand.decimals)
  const period = ({ staked, lost }: LimitUsage['periods']['day']) => ({ staked: text(staked), lost: text(lost) })
  return {
    since: stay.since.toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now.getTime() - stay.since.getTime()) / 1000)),
    everyMinutes: stay.everyMinutes,
    dueAt: stay.dueAt.toISOString(),
    due: stay.dueAt <= now,
    enforced: brand.settings.realityCheck.enforced,
    staked: text(staked),
    won: text(won),
    net: text(won - staked),
    restraint: restraintOf(session),
    sessionEndsAt: stay.sessionEndsAt?.toISOString() ?? null,
    periods: usage && {
      day: period(usage.periods.day),
      week: period(usage.periods.week),
      month: period(usage.periods.month),
    },
  }
}

const RESTRAINTS = ['timed_out', 'self_excluded', 'session_time_over'] as const

function restraintOf({ restrained, restrainedUntil }: Session): Reply['restraint'] {
  const kind = RESTRAINTS.find((known) => known === restrained)
  return kind ? { kind, until: restrainedUntil?.toISOString() ?? null } : null
}

/** What is staked and lost in the current periods, of a member who has such limits. */
async function usageOf(db: Db, brand: Brand, memberId: string, now: Date): Promise<LimitUsage | null> {
  const standing = (await heldBack(db, [memberId], [], now)).get(memberId)
  if (!standing?.counted || standing.asset === null) return null
  const spans = periodsAt(now, brand.timeZone)
  const known = (await findLimitUsage(db, [memberId])).find(({ asset }) => asset === standing.asset)
  if (known && isCurrent(known, spans)) return known
  const [day, week, month] = [spans.day.from, spans.week.from, spans.month.from]
  return sumLimitUsage(db, { memberId, asset: standing.asset, day, week, month })
}
