import type { ReplyOf } from '@croupier/contract/call.ts'
import type { recallWallets as call } from '@croupier/contract/vendors.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { balancesOf } from './balances.ts'
import { beginRecall, endAll, tellAll } from './recall.ts'
import { vendorTransferView } from './view.ts'

/** Bring back all that lies with vendors: a transfer from each that has something. */
export async function recallWallets(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const brand = await brandOf(deps, ask.brandId)
  if (deps.config.vendorWallets === undefined) return must(no('vendor_unavailable'))
  const wanted = { id: ask.body.id.toLowerCase(), brand, memberId: ask.session.memberId, by: 'member' }
  const balances = await balancesOf(deps, brand, wanted.memberId)
  const begun = must(await inTransaction(deps.db, (tx) => beginRecall(tx, deps, wanted, balances)))
  const rows = await endAll(deps, await tellAll(deps, begun))
  return { transfers: rows.map((row) => vendorTransferView(row, brand)) }
}
