import type * as contract from '@croupier/contract/wallet.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf, isDay, rangeOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import { brandOf, currencyOf } from '../brand/brand.ts'
import { findLines, type LineRow, sumLines } from './store.ts'
import { accountOf, fundsOf } from './wallet.ts'

const POINTS = 'POINTS'
const POINTS_DECIMALS = 2
const NOTHING = { balance: 0n, held: 0n, available: 0n, lines: 0 }

/** What the member has. */
export const readBalance = async (
  deps: Deps,
  { session }: Ask<typeof contract.balance>,
): Promise<ReplyOf<typeof contract.balance>> => (await fundsReply(deps, session)).reply

/** The same for the live channel; it grows with every line on the account. */
export async function readBalanceTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const { reply, lines } = await fundsReply(deps, session)
  return { seq: lines, data: reply }
}

/** A member's funds as the balance call and the live topic show them, with the number of lines behind them. */
async function fundsReply(deps: Deps, session: Session) {
  const brand = await brandOf(deps, session.brandId)
  const currency = currencyOf(brand, session.agentType)
  const [cash, points] = [accountOf(session.memberId, currency), accountOf(session.memberId, POINTS)]
  const funds = await fundsOf(deps.db, [cash, points])
  const { available, held, lines } = funds.get(cash) ?? NOTHING
  const reply = {
    sumBalance: amountText(available, brand.decimals),
    held: amountText(held, brand.decimals),
    isSingle: true,
    currency,
    points: amountText((funds.get(points) ?? NOTHING).available, POINTS_DECIMALS),
  }
  return { reply, lines }
}

/** The account record: transfers with the balance before and after each, and what came and went in the whole range. */
export async function readLines(
  deps: Deps,
  { query, session }: Ask<typeof contract.lines>,
): Promise<ReplyOf<typeof contract.lines>> {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field])) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, session.brandId)
  const filter = {
    accountId: accountOf(session.memberId, brand.currency),
    range: rangeOf(query, dayOf(deps.now(), brand.timeZone)),
    timeZone: brand.timeZone,
    kind: query.kind,
  }
  const [rows, sums] = await Promise.all([
    findLines(deps.db, filter, query.pageNo, query.pageSize),
    sumLines(deps.db, filter),
  ])
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(sums.total / query.pageSize),
    total: sums.total,
    list: rows.map((row) => lineReply(row, brand.currency, text)),
    totals: { in: text(sums.in), out: text(sums.out), net: text(sums.in - sums.out) },
  }
}

const lineReply = (row: LineRow, asset: string, text: (units: bigint) => string) => ({
  id: row.id,
  journal: row.journal,
  kind: row.kind,
  amount: text(row.amount),
  before: text(row.after - row.amount),
  after: text(row.after),
  asset,
  cause: row.cause,
  counterpart: row.counterpart,
  position: row.position,
  at: row.at.toISOString(),
})
