import { type Day, dayOf, daysAfter } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { TeamSpan } from './store.ts'

const DAYS = 14
const DAYS_MAX = 93

/** The days asked for, the last fourteen where none are; refused where there is none between, or more than a quarter of a year. */
export function teamSpan(
  deps: Deps,
  { currency, timeZone }: Brand,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): TeamSpan {
  const today = dayOf(deps.now(), timeZone)
  const to = asked.to ?? today
  const from = asked.from ?? daysAfter(to, 1 - DAYS)
  if (from > to || daysAfter(from, DAYS_MAX) <= to) must(atField('from', 'invalid_date'))
  return {
    asset: currency,
    timeZone,
    from,
    to,
    since: midnight(from, timeZone),
    until: midnight(daysAfter(to, 1), timeZone),
    today,
  }
}

/** The days of a span, oldest first. */
export function daysOf({ from, to }: Pick<TeamSpan, 'from' | 'to'>): readonly Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** So many days as a span has, right before it. */
export function spanBefore(deps: Deps, brand: Brand, span: TeamSpan): TeamSpan {
  const to = daysAfter(span.from, -1)
  return teamSpan(deps, brand, { from: daysAfter(to, 1 - daysOf(span).length), to })
}

/** The least valid bets of who is active in a span. */
export const leastOf = ({ settings }: Brand, { from, to }: TeamSpan): bigint =>
  from === to ? settings.agent.active.day : settings.agent.active.longer
