import { amountText } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { payeeNumber } from '#modules/identity/payees/payees.ts'
import { standingOf } from '#modules/standing/standing.ts'
import { sendPayout } from '../outside/gateway.ts'
import { isManualPayout } from '../desk/store.ts'
import { waitsForMembers } from '../matched-transfers/queue.ts'
import { recordSteps } from '../history.ts'
import { judgePause } from './password-pause.ts'
import * as store from './store.ts'

interface OwnWithdrawal {
  readonly id: string
  readonly brand: Brand
}

/** A withdrawal with its brand, which is read before the transaction that it sets out in. */
export async function withBrand(deps: Deps, id: string): Promise<OwnWithdrawal> {
  const row = await store.findWithdrawal(deps.db, id)
  if (!row) throw new Error(`there is no withdrawal ${id}`)
  return { id, brand: await brandOf(deps, row.brandId) }
}

/**
 * A released withdrawal is on its way from now on; undefined where it has ended, is looked at, or waits for other members, for who
 * pays it or after a change of password. Once its member may not be paid, a person looks at it first: whoever has released it again
 * has seen a freeze, and shortens no wait. What the gateway has not taken yet waits too.
 */
export async function setOut(
  tx: Tx,
  deps: Deps,
  { id, brand }: OwnWithdrawal,
): Promise<store.WithdrawalRow | undefined> {
  const row = await store.findWithdrawalForUpdate(tx, id)
  if (row?.state !== 'sending' && row?.state !== 'approved') return undefined
  const { brandId, memberId } = row
  const paused = !(await judgePause(tx, deps, { memberId, brand })).ok
  if (row.state === 'sending') return paused ? undefined : row
  if ((await isManualPayout(tx, id)) || (await waitsForMembers(tx, deps, row))) return undefined
  const { frozen } = await standingOf(tx, memberId)
  const flag = frozen ? 'frozen' : paused ? 'password_changed' : undefined
  if (flag !== undefined && !row.flags.includes(flag)) {
    await store.updateFlagged(tx, id, flag)
    await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'in_review', by: 'clock' }], deps.now())
    return undefined
  }
  if (paused) return undefined
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
