import type { ReplyOf } from '@croupier/contract/call.ts'
import type { heldAwards } from '@croupier/contract/console-awards.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { memberNames } from '../../../identity/identity.ts'
import { findHeldAwards } from './store.ts'

/** Awards of vendors that wait for people, or that people have decided. */
export async function readHeldAwards(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof heldAwards>,
): Promise<ReplyOf<typeof heldAwards>> {
  const { pageNo, pageSize, state } = query
  const { decimals } = await brandOf(deps, brandId)
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await findHeldAwards(deps.db, { brandId, state }, page)
  const names = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map(({ id, memberId, vendor, award, amount, at, decidedBy, decidedAt, ...row }) => ({
      awardId: id,
      memberId,
      account: names.get(memberId)?.account ?? '',
      vendor,
      award,
      amount: amountText(amount, decimals),
      state: row.state,
      at: at.toISOString(),
      decidedBy,
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  }
}
