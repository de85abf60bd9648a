import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-chases.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { isNotClosed } from '../rules.ts'
import { findIssuesById, findLotteries, findLottery, type LotteryRow } from '../store.ts'
import { nameOf } from '../view.ts'
import * as store from './store.ts'

/** The own chases, the newest first. */
export async function readChases(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.chases>,
): Promise<ReplyOf<typeof contract.chases>> {
  const { pageNo, pageSize } = query
  const filter = { memberId: session.memberId, lottery: query.gameCode ?? null, state: query.state ?? null }
  const [total, rows, lotteries] = await Promise.all([
    store.countChases(deps.db, filter),
    store.findChases(deps.db, filter, { offset: (pageNo - 1) * pageSize, limit: pageSize }),
    findLotteries(deps.db),
  ])
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.flatMap((row) => {
      const lottery = byCode.get(row.lottery)
      return lottery ? [chaseView(row, lottery, language)] : []
    }),
  }
}

const chaseView = (row: store.ChaseProgress, lottery: LotteryRow, language: string) => ({
  chaseId: row.id,
  gameCode: row.lottery,
  name: nameOf(lottery, language),
  placedAt: row.placedAt.toISOString(),
  stopOnWin: row.stopOnWin,
  lines: row.lines,
  issues: row.issues,
  endedIssues: row.endedIssues,
  amount: amountText(row.amount, row.decimals),
  played: amountText(row.played, row.decimals),
  rebate: amountText(row.rebate, row.decimals),
  prize: amountText(row.prize, row.decimals),
  currency: row.asset,
  state: row.state,
})

/** An own chase with its issues. */
export async function readChase(
  deps: Deps,
  { params, session, language }: Ask<typeof contract.chase>,
): Promise<ReplyOf<typeof contract.chase>> {
  const row = await store.findChase(deps.db, params.chaseId)
  if (row?.memberId !== session.memberId) throw new Refusal('not_found')
  const [orders, lottery] = await Promise.all([store.findChased(deps.db, row.id), findLottery(deps.db, row.lottery)])
  const issues = await findIssuesById(
    deps.db,
    orders.map(({ issueId }) => issueId),
  )
  if (!lottery) throw new Error(`chase ${row.id} has no lottery`)
  const now = deps.now()
  const items = orders.flatMap((order) => {
    const issue = issues.get(order.issueId)
    if (!issue) return []
    return [
      {
        issueNo: issue.issueNo,
        drawAt: issue.drawAt.toISOString(),
        closeAt: issue.closeAt.toISOString(),
        multiple: order.multiple ?? 1,
        orderId: order.id,
        amount: amountText(order.amount, row.decimals),
        prize: amountText(order.prize, row.decimals),
        state: order.state,
        cancellable: order.state === 'open' && isNotClosed(issue, now),
      },
    ]
  })
  return {
    ...chaseView(row, lottery, language),
    items: items.toSorted((one, other) => (one.drawAt < other.drawAt ? -1 : 1)),
  }
}
