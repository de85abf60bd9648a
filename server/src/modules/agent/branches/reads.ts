import type * as contract from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { countActive, sumDays } from '../figures/store.ts'
import { sumsView } from '../figures/view.ts'
import { rebatesOf } from '../rebates/rebates.ts'
import { rebateView } from '../rebates/rules.ts'
import { brandOfAgent, headOf } from '../team/asker.ts'
import { daysOf, leastOf, teamSpan } from '../team/span.ts'
import { findBelow, findPath } from '../team/store.ts'
import { personView } from '../team/view.ts'
import * as store from './store.ts'
import { rowView } from './view.ts'

/** Those right below somebody of the team, or all below, a page of them. */
export async function readTeam(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentTeam>,
): Promise<ReplyOf<typeof contract.agentTeam>> {
  const brand = await brandOfAgent(deps, session)
  const span = teamSpan(deps, brand, query)
  const head = await headOf(deps, session, query.memberId, span.today)
  const { reach, filter, sort, ascending, pageNo, pageSize } = query
  const asked: store.TeamQuery = {
    memberId: head.memberId,
    depth: head.depth,
    reach,
    filter,
    sort,
    ascending: ascending === 'true',
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    now: deps.now(),
    active: leastOf(brand, span),
  }
  const [{ rows, total, sums }, path] = await Promise.all([
    store.findTeam(deps.db, asked, span),
    findPath(deps.db, session.memberId, head.memberId, span.today),
  ])
  const rebates = await rebatesBelow(deps, brand, rows)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map((row) => rowView(row, rebates(row), brand.decimals)),
    asset: span.asset,
    from: span.from,
    to: span.to,
    path: path.map(personView),
    sums: sumsView(sums, brand.decimals),
  }
}

interface MemberBelow {
  readonly memberId: string
}

/** The rebates of members below another: none of them is a top agent, who alone could have the brand's tops. */
async function rebatesBelow(deps: Deps, brand: Brand, members: readonly MemberBelow[]) {
  const held = await rebatesOf(
    deps.db,
    brand,
    members.map(({ memberId }) => ({ memberId, agentType: 0 })),
  )
  return ({ memberId }: MemberBelow) => rebateView(held.get(memberId) ?? { lottery: 0, casino: 0 })
}

/** Somebody of the team. */
export async function readPerson(
  deps: Deps,
  { query, params, session }: Ask<typeof contract.agentTeamPerson>,
): Promise<ReplyOf<typeof contract.agentTeamPerson>> {
  const brand = await brandOfAgent(deps, session)
  const span = teamSpan(deps, brand, query)
  const head = await findBelow(deps.db, session.memberId, params.memberId, span.today)
  if (!head) throw new Refusal('not_found')
  const [row, days, active, path] = await Promise.all([
    store.findPerson(deps.db, head, span, deps.now()),
    sumDays(deps.db, head.memberId, span, 'together'),
    countActive(deps.db, head.memberId, span, leastOf(brand, span)),
    findPath(deps.db, session.memberId, head.memberId, span.today),
  ])
  if (!row) throw new Refusal('not_found')
  const rebates = await rebatesBelow(deps, brand, [row])
  const byDay = new Map(days.map((one) => [one.day, one]))
  return {
    ...rowView(row, rebates(row), brand.decimals),
    asset: span.asset,
    from: span.from,
    to: span.to,
    path: path.map(personView),
    active,
    days: daysOf(span).map((day) => ({
      day,
      result: amountText(byDay.get(day)?.result ?? 0n, brand.decimals),
      validBets: amountText(byDay.get(day)?.validBets ?? 0n, brand.decimals),
    })),
  }
}
