import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandIn } from '#modules/brand/brand.ts'
import * as deposits from '../deposits/store.ts'
import * as withdrawals from '../withdrawals/store.ts'
import * as store from './store.ts'

/** A part with the deposit that pays it and the withdrawal that is paid. */
export interface MatchSides {
  readonly brand: Brand
  readonly match: store.MatchRow
  readonly deposit: deposits.DepositRow
  readonly withdrawal: withdrawals.WithdrawalRow
}

/** A part with both sides, locked, the deposit before the withdrawal, against everything else that may end it. */
export async function findBothForUpdate(tx: Tx, deps: Deps, id: string): Promise<MatchSides | undefined> {
  const named = await store.findMatch(tx, id)
  if (!named) return undefined
  const deposit = await deposits.findDepositForUpdate(tx, named.depositId)
  const withdrawal = await withdrawals.findWithdrawalForUpdate(tx, named.withdrawalId)
  // Asked again behind the locks.
  const match = await store.findMatch(tx, id)
  if (!match || !deposit || !withdrawal) throw new Error(`part ${id} has lost a side`)
  return { brand: await brandIn(tx, deps, match.brandId), match, deposit, withdrawal }
}
