import type { Finding } from '@croupier/contract/console-withdrawals.ts'
import { floorTo } from '@croupier/engine/fraction.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { playedSince } from '#modules/betting/figures/figures.ts'
import { payeeRiskOf } from '#modules/identity/payee-risk/payee-risk.ts'
import { assess } from './rules.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

interface AssessedRequest {
  readonly memberId: string
  readonly payoutAccountId: string
  readonly amount: bigint
}

/** What the brand's checks find when a member asks to be paid. */
export async function findRisk(
  tx: Tx,
  brand: Brand,
  { memberId, payoutAccountId, amount }: AssessedRequest,
  now: Date,
): Promise<Finding[]> {
  const { currency, decimals, settings, id: brandId } = brand
  const since = new Date(now.getTime() - settings.risk.days * DAY_MS)
  const who = await payeeRiskOf(tx, { brandId, memberId, payoutAccountId, since }, now)
  const paid = await store.findPaid(tx, memberId, currency, payoutAccountId)
  const from = paid.lastAt !== null && paid.lastAt > since ? paid.lastAt : since
  const played = await playedSince(tx, memberId, currency, from)
  const { deposits } = await store.sumMoney(tx, memberId, currency, from)
  const facts = {
    amount,
    now,
    payee: { boundAt: who.boundAt, sharedWith: who.sharedWith, paidBefore: paid.toAccount },
    sameDevice: who.sameDevice,
    sameAddress: who.sameAddress,
    watched: who.watched,
    paid,
    played,
    depositedSince: deposits,
  }
  // An average is finer than what is paid.
  const unit = 10n ** BigInt(scale - decimals)
  return assess(facts, settings.risk, (units) => amountText(floorTo(units, unit), decimals))
}
