import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import * as deposits from '../deposits/store.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import { lockMoney } from './holds.ts'
import * as store from './store.ts'

/** The payer takes a deposit back: what has not been paid of it waits for another member. Once all is shown it is too late. */
export async function cancelParts(tx: Tx, deps: Deps, id: string): Promise<Verdict<deposits.DepositRow>> {
  const deposit = await deposits.findDepositForUpdate(tx, id)
  if (deposit?.state !== 'waiting') return no('deposit_not_open')
  const parts = (await store.findParts(tx, [id])).filter(({ state }) => state === 'waiting')
  // All that the parts touch, in order, before the first is ended.
  await withdrawals.lockInOrder(
    tx,
    parts.map(({ withdrawalId }) => withdrawalId),
  )
  await lockMoney(tx, [deposit.memberId, ...parts.map(({ receiverId }) => receiverId)], deposit.asset)

  let ended = deposit
  for (const part of parts) {
    const both = await findBothForUpdate(tx, deps, part.id)
    if (!both) throw new Error(`part ${part.id} is gone`)
    ended = await endPart(tx, deps, both, { received: 0n, step: 'part_returned', by: 'member', nothing: 'cancelled' })
  }
  return yes(ended)
}
