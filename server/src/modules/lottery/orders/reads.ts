import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal, type Verdict } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Bet, betsOf } from '../../betting/betting.ts'
import { brandOf, currencyOf } from '../../brand/brand.ts'
import { NumberAllowance, type StakedPart } from '../numbers/number-allowance.ts'
import { countStakes } from '../numbers/count-stakes.ts'
import { findCorrectedLines } from '../desk/corrections/order-lines/store.ts'
import { isNotClosed, pointOf, saleOf } from '../rules.ts'
import {
  findIssue,
  findIssuesById,
  findLotteries,
  findLottery,
  findRebatePoints,
  type IssueRow,
  type LotteryRow,
} from '../store.ts'
import { sumOf, takenLine, termsOf } from '../terms.ts'
import { drawnView, nameOf, termsView } from '../view.ts'
import { stateOf } from './order-line-state.ts'
import * as store from './store.ts'

/** What an order would be taken by; nothing moves. */
export async function readQuote(
  deps: Deps,
  { body, session, brandId }: Ask<typeof contract.quoteOrder>,
): Promise<ReplyOf<typeof contract.quoteOrder>> {
  const brand = await brandOf(deps, brandId)
  const { settings, decimals } = brand
  const lottery = await findLottery(deps.db, body.gameCode)
  const { lottery: own } = settings
  if (!lottery || !own) throw new Refusal('not_found')
  if (own.closed.includes(lottery.code)) throw new Refusal('game_closed')
  const issue = await findIssue(deps.db, lottery.code, body.issueNo)
  if (!issue) throw new Refusal('not_found')
  must(saleOf(issue, deps.now()))
  const points = await findRebatePoints(deps.db, [session.memberId])
  const pointTenths = pointOf(settings, points.get(session.memberId))
  const sold = { brand, lottery, issueId: issue.id }
  const numbers = await NumberAllowance.open(deps.db, [sold])
  must(numbers.judgeSold(sold, body.lines))
  const halfOf = (method: LotteryMethod) => numbers.limits(sold, method).half
  const rules = { lottery, settings: own, decimals, pointTenths, halfOf }
  const terms = body.lines.map((line, at) => must(termsOf(line, at, rules)))
  const { memberId, agentType } = session
  const part = { ...sold, memberId, asset: currencyOf(brand, agentType), terms, lines: body.lines }
  must(await judgeRoom(deps.db, numbers, part))
  return {
    lines: terms.map((line) => termsView(line, decimals)),
    amount: amountText(sumOf(terms, 'amount'), decimals),
    rebate: amountText(sumOf(terms, 'rebate'), decimals),
  }
}

/** Whether what is capped has room for lines; what nobody counts yet is counted for this once. */
async function judgeRoom(db: Db, numbers: NumberAllowance, part: StakedPart): Promise<Verdict<undefined>> {
  const claims = numbers.claims([part])
  const asked = Map.groupBy(claims.uncounted, ({ brandId, issueId, family }) => `${brandId} ${issueId} ${family}`)
  for (const own of asked.values()) {
    const [first] = own
    if (first) numbers.count(own, await countStakes(db, { ...first, methods: own.map(({ method }) => method) }))
  }
  const counted = numbers.claims([part])
  await numbers.look(db, [counted])
  return numbers.judge(counted)
}

/** The own orders, the newest first. */
export async function readOrders(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.orders>,
): Promise<ReplyOf<typeof contract.orders>> {
  const { pageNo, pageSize } = query
  const filter = { memberId: session.memberId, lottery: query.gameCode ?? null, state: query.state ?? null }
  const [total, rows, lotteries] = await Promise.all([
    store.countOrders(deps.db, filter),
    store.findOrdersOf(deps.db, filter, { offset: (pageNo - 1) * pageSize, limit: pageSize }),
    findLotteries(deps.db),
  ])
  const issues = await findIssuesById(
    deps.db,
    rows.map(({ issueId }) => issueId),
  )
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.flatMap((row) => {
      const [issue, lottery] = [issues.get(row.issueId), byCode.get(row.lottery)]
      return issue && lottery ? [orderView(row, { issue, lottery, language })] : []
    }),
  }
}

interface OrderContext {
  readonly issue: IssueRow
  readonly lottery: LotteryRow
  readonly language: string
}

const orderView = (row: store.OrderRow, { issue, lottery, language }: OrderContext) => ({
  orderId: row.id,
  gameCode: row.lottery,
  name: nameOf(lottery, language),
  issueNo: issue.issueNo,
  drawAt: issue.drawAt.toISOString(),
  placedAt: row.placedAt.toISOString(),
  lines: row.lines,
  amount: amountText(row.amount, row.decimals),
  rebate: amountText(row.rebate, row.decimals),
  prize: amountText(row.prize, row.decimals),
  currency: row.asset,
  state: row.state,
  chaseId: row.chaseId,
})

/** An own order with its lines: how each ended is what its bet says. */
export async function readOrder(
  deps: Deps,
  { params, session, language }: Ask<typeof contract.order>,
): Promise<ReplyOf<typeof contract.order>> {
  const row = (await store.findOrders(deps.db, [params.orderId])).get(params.orderId)
  if (row?.memberId !== session.memberId) throw new Refusal('not_found')
  const [lines, corrected, lottery, issues] = await Promise.all([
    store.findLines(deps.db, [row.id]),
    findCorrectedLines(deps.db, row.id),
    findLottery(deps.db, row.lottery),
    findIssuesById(deps.db, [row.issueId]),
  ])
  const issue = issues.get(row.issueId)
  if (!issue || !lottery) throw new Error(`order ${row.id} has no issue`)
  const bets = await betsOf(
    deps.db,
    lines.map(({ id }) => id),
  )
  const now = deps.now()
  const { numbers } = drawnView(issue, now)
  return {
    ...orderView(row, { issue, lottery, language }),
    family: lottery.family,
    closeAt: issue.closeAt.toISOString(),
    cancellable: row.state === 'open' && isNotClosed(issue, now),
    numbers,
    items: lines.map((line) =>
      lineView(line, {
        family: lottery.family,
        numbers,
        bet: bets.get(line.id),
        decimals: row.decimals,
        corrected: corrected.has(line.id),
      }),
    ),
  }
}

interface OrderLineContext {
  readonly family: string
  readonly numbers: readonly string[] | null
  readonly bet: Bet | undefined
  readonly decimals: number
  readonly corrected: boolean
}

function lineView(line: store.OrderLineRow, { family, numbers, bet, decimals, corrected }: OrderLineContext) {
  const state = stateOf(line.cancelledAt !== null, bet)
  const { method, content } = takenLine(family, line)
  const hits = numbers && state !== 'cancelled' ? [...method.hits(content, numbers)] : null
  return {
    ...termsView(line, decimals),
    lineId: line.id,
    method: line.method,
    content: line.content,
    rebate: amountText(line.rebate, decimals),
    mode: line.mode,
    state,
    corrected,
    hits: hits && hits.map(([tier, tickets]) => ({ tier, tickets })),
    prize: amountText(state === 'won' ? (bet?.payout ?? 0n) : 0n, decimals),
  }
}
