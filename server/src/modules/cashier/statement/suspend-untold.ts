import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { findDeposit } from '../deposits/store.ts'
import { keepReceipt } from '../unmatched-receipts/keep.ts'
import { isSpokenOf } from '../unmatched-receipts/store.ts'

/** A payment of which only the company's statement speaks. */
export interface UntoldPayment {
  /** The line of the statement. */
  readonly said: string
  /** The request that it names, ours or not. */
  readonly about: string
  readonly reference: string
  readonly asset: string
  readonly amount: bigint
  readonly decimals: number
  readonly why: 'twice' | 'not_told'
  readonly arrivedAt: Date
}

/** Keep it in suspense for a person. What the company may still tell of by itself, or has told of, is left alone. */
export async function suspendUntold(tx: Tx, deps: Deps, payment: UntoldPayment): Promise<void> {
  if (payment.why === 'not_told' && (await isTold(tx, payment.about))) return
  await keepReceipt(tx, deps, { ...payment, source: 'statement' })
}

async function isTold(tx: Tx, about: string): Promise<boolean> {
  const named = await findDeposit(tx, about)
  // Of what still waits the company speaks itself.
  const waits = named?.state === 'waiting' && named.rail !== 'matched'
  return waits || isSpokenOf(tx, about)
}
