import type { Tx } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { accountOf, derivedId, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'

export interface RewardCredit {
  readonly brandId: number
  readonly memberIds: readonly string[]
  /** The transfer's kind; its id follows from it and the member's, so that each member gets it once. */
  readonly kind: string
  /** The house account that pays. */
  readonly from: string
  readonly asset: string
  readonly amount: bigint
}

/** Give each of these members an amount, once in their life. */
export async function creditOnce(
  tx: Tx,
  { brandId, memberIds, kind, from, asset, amount }: RewardCredit,
  now: Date,
): Promise<void> {
  const debit = houseAccount(brandId, from, asset)
  const moves = memberIds.map((memberId) => ({
    id: derivedId(memberId, kind),
    kind,
    debit,
    credit: accountOf(memberId, asset),
    amount,
    cause: memberId,
  }))
  // The same id with another amount: given before the brand changed what it gives.
  for (const verdict of await transfer(tx, moves, now)) if (verdict.ok || verdict.code !== 'id_reused') must(verdict)
  await announceBalances(tx, brandId, memberIds)
}
