import type * as contract from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf, isDay, rangeOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../brand/brand.ts'
import { findSettling } from '../failed-settlements/store.ts'
import { owedOfBets } from '../shortfalls/shortfalls.ts'
import { findNames } from '../game-names/store.ts'
import { resultOf } from '../rules.ts'
import { findLastBetDay, findRecord, type RecordRow, sumRecord } from './store.ts'

type Names = Awaited<ReturnType<typeof findNames>>

/** The betting record of a member: one page, and totals of the whole range. */
export async function readBets(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.bets>,
): Promise<ReplyOf<typeof contract.bets>> {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field])) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, session.brandId)
  const { timeZone } = brand
  const range = rangeOf(query, dayOf(deps.now(), timeZone))
  const filter = {
    memberId: session.memberId,
    range,
    timeZone,
    category: query.category,
    gameCode: query.gameCode,
    status: query.status,
  }

  const [rows, sums, lastBetOn] = await Promise.all([
    findRecord(deps.db, filter, query.pageNo, query.pageSize),
    sumRecord(deps.db, filter),
    findLastBetDay(deps.db, session.memberId, range.from, timeZone),
  ])
  const names = await findNames(
    deps.db,
    rows.map((row) => row.gameCode),
    language,
  )
  const [settling, owed] = await Promise.all([settlingOf(deps, rows), owedOf(deps, rows)])
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(sums.bets / query.pageSize),
    total: sums.bets,
    list: rows.map((row) => betReply(row, { names, settling, owed, text })),
    totals: {
      bets: sums.bets,
      stake: text(sums.stake),
      payout: text(sums.payout),
      result: text(sums.result),
      validTurnover: amountText(sums.validTurnover, brand.decimals),
    },
    lastBetOn,
  }
}

/** With what bets are shown. */
export interface BetDisplay {
  readonly names: Names
  readonly settling: ReadonlySet<string>
  readonly owed: ReadonlyMap<string, bigint>
  readonly text: (units: bigint) => string
}

/** A bet as its member sees it. */
export const betReply = (row: RecordRow, { names, settling, owed, text }: BetDisplay) => ({
  id: row.id,
  roundId: row.roundId,
  category: row.category,
  gameCode: row.gameCode,
  ...nameOf(row, names),
  selection: row.selection ?? null,
  stake: text(row.stake),
  payout: text(row.payout),
  result: text(resultOf(row)),
  validTurnover: text(row.validTurnover),
  status: row.status,
  settling: settling.has(row.id),
  owed: text(owed.get(row.id) ?? 0n),
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

/** Those of these bets whose settlement is retried. */
export const settlingOf = (deps: Deps, bets: readonly Pick<RecordRow, 'id' | 'status'>[]) =>
  findSettling(
    deps.db,
    bets.flatMap(({ id, status }) => (status === 'open' ? [id] : [])),
  )

/** What is owed of these bets. */
export const owedOf = (deps: Deps, bets: readonly Pick<RecordRow, 'id'>[]) =>
  owedOfBets(
    deps.db,
    bets.map(({ id }) => id),
  )

/** A game and its vendor, as they are called. */
export const nameOf = ({ vendor, gameCode }: { readonly vendor: string; readonly gameCode: string }, names: Names) => {
  const known = names.get(gameCode)
  return { gameName: known?.name ?? gameCode, vendor: known?.vendorName ?? vendor }
}
