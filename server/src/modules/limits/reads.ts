import type { Limits, LimitKind, readLimits as call } from '@croupier/contract/limits.ts'
import { LIMIT_KINDS } from '@croupier/contract/limits.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { PERIODS, periodsAt } from '#kernel/period.ts'
import type { Ask } from '#kernel/route.ts'
import { secondsLoggedIn } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { barOf, checkMinutes, standingOf } from '#modules/standing/standing.ts'
import { identityStateOf } from '#modules/verification/verification.ts'
import { limitState } from './rules.ts'
import * as store from './store.ts'

/** The limits of whoever asks. */
export const readLimits = async (deps: Deps, { session }: Ask<typeof call>): Promise<Limits> =>
  limitsOf(deps, await brandOf(deps, session.brandId), session.memberId)

/** All that holds a member back, as they see it. */
export async function limitsOf(deps: Deps, brand: Brand, memberId: string): Promise<Limits> {
  const now = deps.now()
  const spans = periodsAt(now, brand.timeZone)
  const since = PERIODS.map((period) => spans[period].from)
  const [changes, standing, seconds, deposits, identity] = await Promise.all([
    store.findLimitChanges(deps.db, memberId),
    standingOf(deps.db, memberId),
    secondsLoggedIn(deps.db, memberId, since, now),
    store.sumDeposits(deps.db, memberId, since),
    identityStateOf(deps.db, memberId),
  ])

  const used = (kind: LimitKind, index: number) => {
    if (kind === 'session') return String(Math.floor((seconds[index] ?? 0) / 60))
    return kind === 'deposit' ? amountText(deposits[index] ?? 0n, brand.decimals) : null
  }
  const bar = barOf(standing, now)
  const { raiseAfterHours, confirmWithinHours, timeOutHours, exclusionMonths, exclusionForGood } = brand.settings.limits
  return {
    limits: LIMIT_KINDS.flatMap((kind) =>
      PERIODS.map((period, index) => {
        const { own, house, holds, pending } = limitState(changes, kind, period, now)
        const text = (value: bigint | null) => valueText(kind, value, brand)
        return {
          kind,
          period,
          own: text(own),
          house: text(house),
          holds: text(holds),
          used: used(kind, index),
          resetsAt: spans[period].to.toISOString(),
          pending: pending && {
            value: text(pending.value),
            from: pending.from.toISOString(),
            until: pending.until.toISOString(),
          },
        }
      }),
    ),
    restraint: bar && { kind: bar.kind, until: bar.until?.toISOString() ?? null },
    identity,
    realityCheck: {
      everyMinutes: checkMinutes(standing, brand),
      choices: brand.settings.realityCheck.everyMinutes.toSorted((one, other) => one - other),
    },
    policy: { raiseAfterHours, confirmWithinHours, timeOutHours, exclusionMonths, exclusionForGood },
  }
}

const valueText = (kind: LimitKind, value: bigint | null, { decimals }: Brand): string | null => {
  if (value === null) return null
  return kind === 'session' ? String(value) : amountText(value, decimals)
}
