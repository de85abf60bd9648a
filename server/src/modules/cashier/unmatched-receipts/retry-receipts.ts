import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { credit } from '../deposits/credit.ts'
import { sendToReview } from '../deposits/review.ts'
import { findDepositForUpdate } from '../deposits/store.ts'
import { judgeArrival } from '../rules.ts'
import { settle } from './backing.ts'
import * as store from './store.ts'

/**
 * Process once more what could not be: it is credited, or waits for a person with the reason that there is. What fails again is
 * tried again later and later by the queue of jobs; whoever decides on it meanwhile is quicker.
 */
export async function retryReceipts(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await runIsolated(deps, keys, (id) => inTransaction(deps.db, (tx) => retry(tx, deps, id)))
}

async function retry(tx: Tx, deps: Deps, id: string): Promise<void> {
  const about = await store.findAbout(tx, id)
  // The deposit is locked before its receipts, as everybody does.
  const row = about === undefined ? undefined : await findDepositForUpdate(tx, about)
  const receipt = await store.findUnprocessedForUpdate(tx, id)
  if (!receipt) return
  if (!row || row.rail === 'matched') return void (await store.updateWhy(tx, id, 'unknown'))

  const verdict = judgeArrival(row, receipt)
  if (verdict === 'credit') {
    const { amount, asset } = receipt
    const brand = await brandIn(tx, deps, row.brandId)
    await credit(tx, deps, { brand, row }, { amount, by: 'gateway', confirmedBy: 'bank' })
    return settle(tx, deps, receipt, { depositId: row.id, amount, currency: asset, by: 'gateway' })
  }
  if (verdict === 'amount_differs' && row.state === 'waiting') await sendToReview(tx, deps, row, verdict)
  await store.updateWhy(tx, id, verdict)
}
