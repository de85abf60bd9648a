import type * as contract from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '#modules/betting/game-names/game-names.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import { amountsOf, partOf, sumOf } from './rules.ts'
import { daysOf, lineSpan, spanBefore } from './span.ts'
import * as store from './store.ts'
import { betView, personView, profitView, rowView, sumsView } from './view.ts'

const BEST = 5

interface AgentSession {
  readonly memberId: string
  readonly agentType: number
  readonly brandId: number
}

/** The brand of an agent who asks; others have no line. */
async function brandOfAgent(deps: Deps, { agentType, brandId }: AgentSession): Promise<Brand> {
  if (!isAgent(agentType)) throw new Refusal('forbidden')
  return brandOf(deps, brandId)
}

/** Whom a call is about: the agent who asks, or somebody below; a stranger is answered as nobody is. */
async function headOf(
  deps: Deps,
  { memberId: agentId }: AgentSession,
  memberId: string | undefined,
  today: string,
): Promise<store.PersonRow & { readonly own: boolean }> {
  if (memberId === undefined || memberId === agentId)
    return { memberId: agentId, account: '', isAgent: true, depth: 0, own: true }
  const found = await store.findBelow(deps.db, agentId, memberId, today)
  if (!found) throw new Refusal('not_found')
  return { ...found, own: false }
}

/** What everybody below the agent came to. */
export async function readOverview(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentOverview>,
): Promise<ReplyOf<typeof contract.agentOverview>> {
  const brand = await brandOfAgent(deps, session)
  const { memberId } = session
  const { decimals, settings } = brand
  const span = lineSpan(deps, brand, query)
  const before = spanBefore(deps, brand, span)
  const { day: ofDay } = settings.agent.active
  const least = leastOf(brand, span)
  const [size, days, daysBefore, categories, newcomers] = await Promise.all([
    store.countLine(deps.db, memberId, span.today),
    store.sumDays(deps.db, memberId, span, 'below'),
    store.sumDays(deps.db, memberId, before, 'below'),
    store.sumCategories(deps.db, memberId, span),
    store.countNewcomers(deps.db, memberId, span),
  ])
  const [members, membersBefore, byDay, best] = await Promise.all([
    store.countActive(deps.db, memberId, span, least),
    store.countActive(deps.db, memberId, before, least),
    store.countActiveByDay(deps.db, memberId, span, ofDay),
    store.findLine(deps.db, bestOf(deps, memberId), span),
  ])
  const sums = new Map(days.map((row) => [row.day, row]))
  const active = new Map(byDay.map((row) => [row.day, row.members]))
  return {
    asset: span.asset,
    from: span.from,
    to: span.to,
    size,
    sums: sumsView(amountsOf(days), decimals),
    before: sumsView(amountsOf(daysBefore), decimals),
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

const leastOf = ({ settings }: Brand, { from, to }: store.LineSpan): bigint =>
  from === to ? settings.agent.active.day : settings.agent.active.longer

const bestOf = (deps: Deps, memberId: string): store.LineQuery => ({
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

/** Those right below somebody of the line, or all below, a page of them. */
export async function readLine(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentLine>,
): Promise<ReplyOf<typeof contract.agentLine>> {
  const brand = await brandOfAgent(deps, session)
  const span = lineSpan(deps, brand, query)
  const head = await headOf(deps, session, query.memberId, span.today)
  const { reach, filter, sort, ascending, pageNo, pageSize } = query
  const asked: store.LineQuery = {
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
    store.findLine(deps.db, asked, span),
    store.findPath(deps.db, session.memberId, head.memberId, span.today),
  ])
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map((row) => rowView(row, NO_REBATES, brand.decimals)),
    asset: span.asset,
    from: span.from,
    to: span.to,
    path: path.map(personView),
    sums: sumsView(sums, brand.decimals),
  }
}

const NO_REBATES = { lottery: 0, casino: 0 }

/** Somebody of the line. */
export async function readPerson(
  deps: Deps,
  { query, params, session }: Ask<typeof contract.agentLinePerson>,
): Promise<ReplyOf<typeof contract.agentLinePerson>> {
  const brand = await brandOfAgent(deps, session)
  const span = lineSpan(deps, brand, query)
  const head = await store.findBelow(deps.db, session.memberId, params.memberId, span.today)
  if (!head) throw new Refusal('not_found')
  const [row, days, active, path] = await Promise.all([
    store.findPerson(deps.db, head, span, deps.now()),
    store.sumDays(deps.db, head.memberId, span, 'together'),
    store.countActive(deps.db, head.memberId, span, leastOf(brand, span)),
    store.findPath(deps.db, session.memberId, head.memberId, span.today),
  ])
  if (!row) throw new Refusal('not_found')
  const byDay = new Map(days.map((one) => [one.day, one]))
  return {
    ...rowView(row, NO_REBATES, brand.decimals),
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

/** The member of the line with exactly this account. */
export async function findInLine(
  deps: Deps,
  { query, session }: Ask<typeof contract.findInLine>,
): Promise<ReplyOf<typeof contract.findInLine>> {
  const brand = await brandOfAgent(deps, session)
  const { today } = lineSpan(deps, brand, {})
  const found = await store.findAccount(deps.db, session.memberId, query.account.toLowerCase(), today)
  if (!found) throw new Refusal('not_found')
  const path = await store.findPath(deps.db, session.memberId, found.memberId, today)
  // Whoever types the whole account knows it.
  return {
    memberId: found.memberId,
    account: found.account,
    isAgent: found.isAgent,
    path: path.map((one) =>
      one.memberId === found.memberId ? { ...personView(one), account: one.account } : personView(one),
    ),
  }
}

/** Bets of the line. */
export async function readBets(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.agentBets>,
): Promise<ReplyOf<typeof contract.agentBets>> {
  const brand = await brandOfAgent(deps, session)
  const span = lineSpan(deps, brand, query)
  const { memberId, depth, own } = await headOf(deps, session, query.memberId, span.today)
  const { category, vendor, gameCode, status, pageNo, pageSize } = query
  const asked: store.BetQuery = {
    memberId,
    depth,
    // An agent's own play is not of the own line.
    own: !own,
    category,
    vendor,
    gameCode,
    status,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  }
  const [rows, sums] = await Promise.all([store.findBets(deps.db, asked, span), store.sumBets(deps.db, asked, span)])
  const names = await gameNames(
    deps.db,
    rows.map((row) => row.gameCode),
    language,
  )
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(sums.bets / pageSize),
    total: sums.bets,
    list: rows.map((row) => betView(row, names, text)),
    asset: span.asset,
    from: span.from,
    to: span.to,
    totals: {
      stake: text(sums.stake),
      payout: text(sums.payout),
      result: text(sums.result),
      validBets: text(sums.validBets),
    },
  }
}

/** Profit and loss of the line or of a branch. */
export async function readProfit(
  deps: Deps,
  { query, session }: Ask<typeof contract.agentProfit>,
): Promise<ReplyOf<typeof contract.agentProfit>> {
  const brand = await brandOfAgent(deps, session)
  const span = lineSpan(deps, brand, query)
  const { memberId, own } = await headOf(deps, session, query.memberId, span.today)
  const [days, path] = await Promise.all([
    store.sumDays(deps.db, memberId, span, own ? 'below' : 'together'),
    store.findPath(deps.db, session.memberId, memberId, span.today),
  ])
  const byPart = Map.groupBy(days, ({ day }) => partOf(day, query.by))
  const parts = [...new Set(daysOf(span).map((day) => partOf(day, query.by)))].toReversed()
  return {
    asset: span.asset,
    from: span.from,
    to: span.to,
    path: path.map(personView),
    list: parts.map((from) => ({ from, ...profitView(sumOf(byPart.get(from) ?? []), brand.decimals) })),
    totals: profitView(sumOf(days), brand.decimals),
  }
}
