import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-awards.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { deskSearch, memberNames } from '#modules/identity/identity.ts'
import { findVendorNames } from '../../game-names/store.ts'
import * as store from './store.ts'

/** Awards of vendors that wait for people, and those that people have decided. */
export async function readHeldAwards(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof contract.heldAwards>,
): Promise<ReplyOf<typeof contract.heldAwards>> {
  const { pageNo, pageSize, search, state, award, vendor } = query
  const brand = await brandOf(deps, brandId)
  const { memberId, id, isUnknown } = await deskSearch(deps.db, brandId, search)
  const members = await selectionOf(deps.db, brandId, query.demo)
  const { rows, total, amount } = isUnknown
    ? { rows: [], total: 0, amount: 0n }
    : await store.findHeldAwards(
        deps.db,
        { brandId, members, state, award, vendor: vendor?.trim().toUpperCase(), memberId, id },
        { asset: brand.currency, limit: pageSize, offset: (pageNo - 1) * pageSize },
      )
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sums: { amount: amountText(amount, brand.decimals) },
    list: await viewsOf(deps, brand.decimals, rows),
  }
}

/** One of them. */
export async function readHeldAward(
  deps: Deps,
  { session: { brandId }, params }: Ask<typeof contract.heldAward>,
): Promise<ReplyOf<typeof contract.heldAward>> {
  const row = await store.findHeldAward(deps.db, brandId, params.awardId)
  if (!row) throw new Refusal('not_found')
  const { decimals } = await brandOf(deps, brandId)
  const [held] = await viewsOf(deps, decimals, [row])
  if (!held) throw new Error(`award ${row.id} is shown as nothing`)
  return held
}

async function viewsOf(
  deps: Deps,
  decimals: number,
  rows: readonly store.HeldAwardRow[],
): Promise<contract.HeldAward[]> {
  const [members, vendors] = await Promise.all([
    memberNames(
      deps.db,
      rows.map(({ memberId }) => memberId),
    ),
    findVendorNames(
      deps.db,
      rows.map(({ vendor }) => vendor),
    ),
  ])
  return rows.map((row) => ({
    awardId: row.id,
    memberId: row.memberId,
    account: members.get(row.memberId)?.account ?? '',
    vendor: row.vendor,
    vendorName: vendors.get(row.vendor) ?? row.vendor,
    award: row.award,
    amount: amountText(row.amount, decimals),
    asset: row.asset,
    roundId: row.roundId,
    heldBy: heldByOf(row, decimals),
    state: row.state,
    at: row.at.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

function heldByOf({ heldBy, limitMax, paidBefore }: store.HeldAwardRow, decimals: number) {
  if (heldBy === null || limitMax === null || paidBefore === null) return null
  return { limit: heldBy, max: amountText(limitMax, decimals), paidBefore: amountText(paidBefore, decimals) }
}
