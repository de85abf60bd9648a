import type * as contract from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { firstDayOf } from '#kernel/period.ts'
import type { Ask } from '#kernel/route.ts'
import { findTeam, type TeamQuery } from '../branches/store.ts'
import { brandOfAgent, headOf } from '../team/asker.ts'
import { daysOf, leastOf, spanBefore, teamSpan } from '../team/span.ts'
import { countTeam, findPath } from '../team/store.ts'
import { personView } from '../team/view.ts'
import { sumOf } from './rules.ts'
import * as store from './store.ts'
import { profitView, sumsView } from './view.ts'

const BEST = 5

/** What everybody below the agent came to. */
export async function readOverview(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentOverview>,
): Promise<ReplyOf<typeof contract.agentOverview>> {
  const brand = await brandOfAgent(deps, session)
  const { memberId } = session
  const { decimals, settings } = brand
  const span = teamSpan(deps, brand, query)
  const before = spanBefore(deps, brand, span)
  const { day: ofDay } = settings.agent.active
  const least = leastOf(brand, span)
  const [size, days, daysBefore, categories, newcomers] = await Promise.all([
    countTeam(deps.db, memberId, span.today),
    store.sumDays(deps.db, memberId, span, 'below'),
    store.sumDays(deps.db, memberId, before, 'below'),
    store.sumCategories(deps.db, memberId, span),
    store.countNewcomers(deps.db, memberId, span),
  ])
  const [members, membersBefore, byDay, best] = await Promise.all([
    store.countActive(deps.db, memberId, span, least),
    store.countActive(deps.db, memberId, before, least),
    store.countActiveByDay(deps.db, memberId, span, ofDay),
    findTeam(deps.db, bestOf(deps, memberId), span),
  ])
  const sums = new Map(days.map((row) => [row.day, row]))
  const active = new Map(byDay.map((row) => [row.day, row.members]))
  return {
    asset: span.asset,
    from: span.from,
    to: span.to,
    size,
    sums: sumsView(sumOf(days), decimals),
    before: sumsView(sumOf(daysBefore), decimals),
    active: { members, before: membersBefore },
    ...newcomers,
    days: daysOf(span).map((day) => ({
      day,
      ...sumsView(sums.get(day) ?? sumOf([]), decimals),
      active: active.get(day) ?? 0,
    })),
    categories: categories.map(({ category, validBets, result }) => ({
      category,
      validBets: amountText(validBets, decimals),
      result: amountText(result, decimals),
    })),
    best: best.rows.map((row) => ({
      ...personView(row),
      below: { agents: row.agentsBelow, members: row.membersBelow },
      sums: sumsView(row, decimals),
    })),
  }
}

const bestOf = (deps: Deps, memberId: string): TeamQuery => ({
  memberId,
  depth: 0,
  reach: 'children',
  filter: undefined,
  sort: 'validBets',
  ascending: false,
  offset: 0,
  limit: BEST,
  now: deps.now(),
  active: 0n,
})

/** Profit and loss of the team or of a branch. */
export async function readProfit(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentProfit>,
): Promise<ReplyOf<typeof contract.agentProfit>> {
  const brand = await brandOfAgent(deps, session)
  const span = teamSpan(deps, brand, query)
  const { memberId, own } = await headOf(deps, session, query.memberId, span.today)
  const [days, path] = await Promise.all([
    store.sumDays(deps.db, memberId, span, own ? 'below' : 'together'),
    findPath(deps.db, session.memberId, memberId, span.today),
  ])
  const byPart = Map.groupBy(days, ({ day }) => firstDayOf(day, query.by))
  const parts = [...new Set(daysOf(span).map((day) => firstDayOf(day, query.by)))].toReversed()
  return {
    asset: span.asset,
    from: span.from,
    to: span.to,
    path: path.map(personView),
    list: parts.map((from) => ({ from, ...profitView(sumOf(byPart.get(from) ?? []), brand.decimals) })),
    totals: profitView(sumOf(days), brand.decimals),
  }
}
