import type { ReplyOf } from '@croupier/contract/call.ts'
import type { recallWallets as call } from '@croupier/contract/vendors.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { followerOf } from '#modules/wallet/wallet.ts'
import { referenceOf } from '../rules.ts'
import * as cashier from '../store.ts'
import { type Balance, balancesOf } from './balances.ts'
import { begin, end, tell, unanswered } from './carry.ts'
import { vendorTransferShown } from './shown.ts'
import * as store from './store.ts'

interface Wanted {
  readonly id: string
  readonly brand: Brand
  readonly memberId: string
}

/** Bring back all that lies with vendors: a transfer from each that has something. */
export async function recallWallets(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const brand = await brandOf(deps, ask.brandId)
  if (deps.config.vendorWallets === undefined) return must(no('vendor_unavailable'))
  const wanted = { id: ask.body.id.toLowerCase(), brand, memberId: ask.session.memberId }
  const balances = await balancesOf(deps, brand, wanted.memberId)
  const begun = must(await inTransaction(deps.db, (tx) => write(tx, deps, wanted, balances)))

  const rows = await Promise.all(
    begun.map(async (row) => {
      if (row.state !== 'sending') return row
      const told = await tell(deps, row)
      return inTransaction(deps.db, async (tx) => {
        if (told) return end(tx, deps, row.id, told)
        await unanswered(tx, row)
        return row
      })
    }),
  )
  return { transfers: rows.map((row) => vendorTransferShown(row, brand)) }
}

async function write(
  tx: Tx,
  deps: Deps,
  { id, brand, memberId }: Wanted,
  balances: readonly Balance[],
): Promise<Verdict<readonly store.VendorTransferRow[]>> {
  const [now, who] = [deps.now(), { brandId: brand.id, memberId }]
  // Locked before the question whether it was asked before: the same one twice at once is one.
  await cashier.lockTurnover(tx, { ...who, asset: brand.currency }, now)
  const whose = await store.findRecall(tx, id)
  if (whose !== undefined) return whose === memberId ? yes(await store.findOfRecall(tx, id)) : no('id_reused')

  await store.insertRecall(tx, id, who, now)
  const rows: store.VendorTransferRow[] = []
  for (const { vendor, balance } of balances) {
    if (!balance) continue
    const row = {
      ...who,
      id: followerOf(id, vendor),
      vendor,
      direction: 'out' as const,
      asset: brand.currency,
      amount: balance,
      reference: referenceOf('TR', await cashier.nextReference(tx)),
      state: 'sending' as const,
      reason: null,
      recallId: id,
      requestedAt: now,
    }
    await begin(tx, deps, row)
    rows.push(row)
  }
  return yes(rows)
}
