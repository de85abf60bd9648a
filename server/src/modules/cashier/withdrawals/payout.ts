import { amountText } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { payeeNumber } from '#modules/identity/payees/payees.ts'
import { passwordChangeOf } from '#modules/identity/payment-proof/payment-proof.ts'
import { standingOf } from '#modules/standing/standing.ts'
import { no, yes } from '#kernel/refusal.ts'
import { sendPayout } from '../outside/gateway.ts'
import { isToPay } from '../desk/store.ts'
import { waitsForMembers } from '../matched-transfers/queue.ts'
import { recordSteps } from '../history.ts'
import { judgePayment } from './rules.ts'
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

/** What is written on a withdrawal of a member who may not be paid now; whoever has released it again has seen this. */
const FLAGS: Readonly<Record<string, string>> = {
  account_frozen: 'frozen',
  password_just_changed: 'password_changed',
}

/** Why a released withdrawal must be looked at after all. Only what can have happened since it was asked for: see `judgePayment`. */
async function flagAgainst(
  tx: Tx,
  deps: Deps,
  { memberId, brand }: { memberId: string; brand: Brand },
): Promise<string | undefined> {
  const identity = (await standingOf(tx, memberId)).frozen ? no('account_frozen') : yes(undefined)
  const passwordChangedAt = await passwordChangeOf(tx, memberId)
  const judged = judgePayment({ now: deps.now(), identity, passwordChangedAt }, brand.settings.cashier.withdrawal)
  return judged.ok ? undefined : FLAGS[judged.code]
}

/**
 * A released withdrawal is on its way from now on; undefined where it has ended, is looked at, or waits for other members or
 * for who pays it. Once its member may not be paid, a person looks at it first.
 */
export async function setOut(
  tx: Tx,
  deps: Deps,
  { id, brand }: OwnWithdrawal,
): Promise<store.WithdrawalRow | undefined> {
  const row = await store.findWithdrawalForUpdate(tx, id)
  if (row?.state === 'sending') return row
  if (row?.state !== 'approved' || (await isToPay(tx, id)) || (await waitsForMembers(tx, deps, row))) return undefined
  const { brandId, memberId } = row
  const flag = await flagAgainst(tx, deps, { memberId, brand })
  if (flag !== undefined && !row.flags.includes(flag)) {
    await store.updateFlagged(tx, id, flag)
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
