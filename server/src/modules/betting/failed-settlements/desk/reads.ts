import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-failed.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { namedRows } from '../../desk/named-rows.ts'
import { roundOf } from '../../reads.ts'
import { deskSearch } from '#modules/identity/identity.ts'
import * as store from '../store.ts'

/** Bets that could not be settled with the others, the newest first. */
export async function readFailedSettlements(
  deps: Deps,
  { session: { brandId }, query, language }: Ask<typeof contract.failedSettlements>,
): Promise<ReplyOf<typeof contract.failedSettlements>> {
  const { pageNo, pageSize, search, state, gameCode } = query
  const brand = await brandOf(deps, brandId)
  const { memberId, id: roundId, isUnknown } = await deskSearch(deps.db, brandId, search)
  const { rows, total, stake, payout } = isUnknown
    ? { rows: [], total: 0, stake: 0n, payout: 0n }
    : await store.findQueue(
        deps.db,
        { brandId, state, gameCode, memberId, roundId },
        { asset: brand.currency, limit: pageSize, offset: (pageNo - 1) * pageSize },
      )
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sums: { stake: amountText(stake, brand.decimals), due: amountText(payout, brand.decimals) },
    list: await viewsOf(deps, { decimals: brand.decimals, language }, rows),
  }
}

/** How amounts and names are shown. */
interface DisplayFormat {
  readonly decimals: number
  readonly language: string
}

async function viewsOf(deps: Deps, { decimals, language }: DisplayFormat, rows: readonly store.FailedRow[]) {
  return (await namedRows(deps.db, rows, language)).map(({ row, account, gameName }) => ({
    betId: row.betId,
    roundId: row.roundId,
    memberId: row.memberId,
    account,
    gameCode: row.gameCode,
    gameName,
    asset: row.asset,
    stake: amountText(row.stake, decimals),
    due: amountText(row.payout, decimals),
    status: row.status,
    reason: row.reason,
    attempts: row.attempts,
    failedAt: row.failedAt.toISOString(),
    triedAt: row.triedAt.toISOString(),
    nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
    state: row.state,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy,
  }))
}

/** A bet that could not be settled, and what the ledger has of it. */
export async function readFailedSettlement(
  deps: Deps,
  { session: { brandId }, params, language }: Ask<typeof contract.failedSettlement>,
): Promise<ReplyOf<typeof contract.failedSettlement>> {
  const row = (await store.findFailed(deps.db, [params.betId])).get(params.betId)
  if (row?.brandId !== brandId) throw new Refusal('not_found')
  const { decimals } = await brandOf(deps, brandId)
  const [failed] = await viewsOf(deps, { decimals, language }, [row])
  if (!failed) throw new Error(`bet ${row.betId} is not shown`)
  const { transfers } = await roundOf(deps, { brandId, memberId: row.memberId, language }, row.roundId)
  return { failed, lines: transfers }
}
