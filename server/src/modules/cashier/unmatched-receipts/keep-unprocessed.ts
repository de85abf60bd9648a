import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { type ReceivedCoins, keepCoins, saveReceived } from '../coins/receive-coins.ts'
import { findTransfer } from '../coins/store.ts'
import { keepReceipt } from './keep.ts'
import * as cashier from '../store.ts'

/** A notice of the payment company with its amount in stored units. */
export interface ScaledNotice extends cashier.NoticeRow {
  readonly decimals: number
}

const WHY = 'not_processed'

/** Keep a payment whose notice could not be processed: its money stands in suspense, and it is tried again by itself. */
export async function keepUnprocessed(tx: Tx, deps: Deps, notice: ScaledNotice, fault: string): Promise<void> {
  const before = await cashier.findHeard(tx, [notice.eventId])
  if (before.has(notice.eventId)) return
  const { eventId: sourceId, at: arrivedAt, about, reference, asset, amount, decimals } = notice
  const receipt = { source: 'notice', sourceId, about, reference, asset, amount, decimals, arrivedAt } as const
  const kept = await keepReceipt(tx, deps, { ...receipt, why: WHY, fault })
  await cashier.insertNotices(tx, [{ ...notice, outcome: WHY }], deps.now())
  if (kept) await announce(tx, [{ topic: 'receipts_not_processed', brandId: kept.brandId, keys: [kept.id] }])
}

/** The same of coins: a person decides what they are worth. */
export async function keepUnprocessedCoins(tx: Tx, deps: Deps, heard: ReceivedCoins, fault: string): Promise<void> {
  const before = await findTransfer(tx, heard.notice)
  if (before?.outcome) return
  await keepCoins(tx, deps, heard, { why: WHY, fault })
  await saveReceived(tx, deps, heard, WHY)
}
