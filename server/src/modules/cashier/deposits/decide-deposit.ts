import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { credit } from './credit.ts'
import { endDeposit } from './end-deposit.ts'
import * as store from './store.ts'

/** What an operator has found. */
export interface Decision {
  readonly id: string
  /** What has arrived, in stored units; nothing was paid without it. */
  readonly arrived: bigint | undefined
  readonly by: string
  /** Why; the member reads it where it was refused. */
  readonly reason: string
}

/** Decide on a deposit that a person looks at: credit what has arrived, or refuse it. */
export async function decideDeposit(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}

async function decide(tx: Tx, deps: Deps, { id, arrived, by, reason }: Decision): Promise<Verdict<undefined>> {
  const row = await store.findDepositForUpdate(tx, id)
  if (!row) return no('not_found')
  if (row.state !== 'review') return no('deposit_not_open')
  if (arrived === undefined) {
    const ended = await endDeposit(tx, deps, id, { state: 'refused', by, reason })
    return ended.ok ? yes(undefined) : ended
  }
  await credit(tx, deps, { brand: await brandOf(deps, row.brandId), row }, { amount: arrived, by, note: reason })
  return yes(undefined)
}
