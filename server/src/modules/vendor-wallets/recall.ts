import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { lockTurnover, transferReference } from '#modules/cashier/cashier.ts'
import { derivedId } from '#modules/wallet/wallet.ts'
import type { VendorOutcome } from './outside/vendor-wallet.ts'
import type { Balance } from './balances.ts'
import { beginTransfer, endTransfer, orderTransfer, unanswered } from './execute-transfer.ts'
import * as store from './store.ts'

export interface Recall {
  readonly id: string
  readonly brand: Brand
  readonly memberId: string
  /** The member, or an operator by name. */
  readonly by: string
}

/** Write down a transfer from each vendor that has something; asked for again, those that were written then. */
export async function beginRecall(
  tx: Tx,
  deps: Deps,
  { id, brand, memberId, by }: Recall,
  balances: readonly Balance[],
): Promise<Verdict<readonly store.VendorTransferRow[]>> {
  const [now, who] = [deps.now(), { brandId: brand.id, memberId }]
  // Locked before the question whether it was asked before: the same one twice at once is one.
  await lockTurnover(tx, { ...who, asset: brand.currency }, now)
  const whose = await store.findRecall(tx, id)
  if (whose !== undefined) return whose === memberId ? yes(await store.findOfRecall(tx, id)) : no('id_reused')

  await store.insertRecall(tx, id, who, now)
  const rows: store.VendorTransferRow[] = []
  for (const { vendor, balance } of balances) {
    if (!balance) continue
    const row = {
      ...who,
      id: derivedId(id, vendor),
      vendor,
      direction: 'out' as const,
      asset: brand.currency,
      amount: balance,
      reference: await transferReference(tx),
      state: 'sending' as const,
      reason: null,
      recallId: id,
      requestedAt: now,
    }
    await beginTransfer(tx, deps, row, by)
    rows.push(row)
  }
  return yes(rows)
}

interface AnsweredTransfer {
  readonly row: store.VendorTransferRow
  /** Undefined where nobody said what became of it, or nobody had to ask. */
  readonly told: VendorOutcome | undefined
}

/** Tell the vendors, all at once. */
export const tellAll = (deps: Deps, begun: readonly store.VendorTransferRow[]): Promise<readonly AnsweredTransfer[]> =>
  Promise.all(
    begun.map(async (row) => ({ row, told: row.state === 'sending' ? await orderTransfer(deps, row) : undefined })),
  )

/**
 * End each transfer by what its vendor said; one without an answer is asked after. One that cannot be ended stays on its way and is
 * followed like any other: it keeps none of the others from coming back.
 */
export async function endAll(
  deps: Deps,
  told: readonly AnsweredTransfer[],
): Promise<readonly store.VendorTransferRow[]> {
  const rows = new Map(told.map(({ row }) => [row.id, row]))
  for (const one of told)
    await inParts(deps.db, [one], {
      work: async (tx) => void rows.set(one.row.id, await endByAnswer(tx, deps, one)),
      setAside: async (_tx, { row }, reason) =>
        warnRepeated(deps, { err: reason, vendorTransfer: row.id }, 'a vendor transfer waits'),
    })
  return [...rows.values()]
}

async function endByAnswer(tx: Tx, deps: Deps, { row, told }: AnsweredTransfer): Promise<store.VendorTransferRow> {
  if (told) return endTransfer(tx, deps, row.id, told)
  if (row.state === 'sending') await unanswered(tx, row)
  return row
}
