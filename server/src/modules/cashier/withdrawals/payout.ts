import { amountText } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { payeeNumber } from '#modules/identity/payees/payees.ts'
import { standingOf } from '#modules/standing/standing.ts'
import { sendPayout } from '../outside/gateway.ts'
import { isToPay } from '../desk/store.ts'
import { waitsForMembers } from '../matched-transfers/queue.ts'
import { recordSteps } from '../history.ts'
import * as store from './store.ts'

/** Whoever has released it again has seen this. */
const FROZEN = 'frozen'

/**
 * A released withdrawal is on its way from now on; undefined where it has ended, is looked at, or waits for other members or
 * for who pays it. Once its member is frozen, a person looks at it first.
 */
export async function setOut(tx: Tx, deps: Deps, id: string): Promise<store.WithdrawalRow | undefined> {
  const row = await store.findWithdrawalForUpdate(tx, id)
  if (row?.state === 'sending') return row
  if (row?.state !== 'approved' || (await isToPay(tx, id)) || (await waitsForMembers(tx, deps, row))) return undefined
  const { brandId, memberId } = row
  if (!row.flags.includes(FROZEN) && (await standingOf(tx, memberId)).frozen) {
    await store.updateFlagged(tx, id, FROZEN)
    await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'in_review', by: 'clock' }], deps.now())
    return undefined
  }
  await store.updateWithdrawal(tx, id, { state: 'sending', ended: false }, deps.now())
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'sending', by: 'clock' }], deps.now())
  return row
}

/** Hand a withdrawal to the gateway; throws when it is not taken. Under its own id: handed over twice, it is paid once. */
export async function handOver(deps: Deps, row: store.WithdrawalRow): Promise<void> {
  const { id, asset, payee } = row
  const { decimals } = await brandOf(deps, row.brandId)
  await sendPayout(deps.config, {
    id,
    reference: row.reference.replaceAll(' ', ''),
    amount: amountText(row.rest, decimals),
    currency: asset,
    payee: {
      provider: payee.provider,
      number: await payeeNumber(deps.db, deps, row.payoutAccountId),
      name: payee.accountName,
    },
  })
}
