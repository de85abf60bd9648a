import type { Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import { no, type Verdict } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { relatedTo } from '#modules/identity/hierarchy/hierarchy.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { derivedId } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import type { DepositRow } from '../deposits/store.ts'
import { referenceOf } from '../rules.ts'
import { recordSteps } from '../history.ts'
import * as cashier from '../store.ts'
import { pausedMembers } from '../withdrawals/password-pause.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { cutHolds } from './holds.ts'
import { partsOf } from './rules.ts'
import * as store from './store.ts'

const MOST_LOOKED_AT = 100

export interface FoundPart {
  readonly withdrawal: withdrawals.WithdrawalRow
  readonly amount: bigint
}

/**
 * Find who is paid by a deposit: the withdrawals that wait longest, of members who are neither the payer, nor above or below in the
 * payer's line, nor staying away from play, nor paused after a change of password. They are locked in order, so
 * that nobody is paid twice.
 */
export async function findReceivers(
  tx: Tx,
  brand: Brand,
  { memberId, amount }: { readonly memberId: string; readonly amount: bigint },
  now: Date,
): Promise<Verdict<readonly FoundPart[]>> {
  const wanted = { brandId: brand.id, asset: brand.currency, notOf: memberId, now }
  const waiting = await store.findWaiting(tx, wanted, MOST_LOOKED_AT)
  if (waiting.length === 0) return no('no_match')
  const members = [...new Set(waiting.map((one) => one.memberId))]
  const related = await relatedTo(tx, memberId, members, dayOf(now, brand.timeZone))
  const away = await keptOut(tx, members, now)
  const paused = await pausedMembers(tx, brand, members, now)
  const strangers = waiting.filter((one) => ![related, away, paused].some((set) => set.has(one.memberId)))

  const locked = await withdrawals.lockInOrder(
    tx,
    strangers.map(({ id }) => id),
  )
  const still = locked.filter(({ state, rest }) => state === 'matching' && rest > 0n)
  return partsOf(amount, still, brand.settings.cashier.matching)
}

/** Write down who is paid by a deposit: each part is set aside for it, and both sides see it. */
export async function matchDeposit(tx: Tx, deposit: DepositRow, found: readonly FoundPart[], now: Date): Promise<void> {
  const parts: { match: store.NewMatch; withdrawal: withdrawals.WithdrawalRow }[] = []
  for (const [index, { withdrawal, amount }] of found.entries()) {
    const match = {
      id: derivedId(deposit.id, `part ${index}`),
      brandId: deposit.brandId,
      asset: deposit.asset,
      depositId: deposit.id,
      payerId: deposit.memberId,
      withdrawalId: withdrawal.id,
      receiverId: withdrawal.memberId,
      reference: referenceOf('MAT', await cashier.nextReference(tx)),
      amount,
      matchedAt: now,
      payBy: deposit.expiresAt,
    }
    await store.insertMatch(tx, match)
    parts.push({ match, withdrawal })
  }
  await cutHolds(tx, parts, now)
  const step = { brandId: deposit.brandId, step: 'matched', by: 'clock' } as const
  await recordSteps(
    tx,
    [
      { ...step, memberId: deposit.memberId, requestId: deposit.id },
      ...found.map(({ withdrawal }) => ({ ...step, memberId: withdrawal.memberId, requestId: withdrawal.id })),
    ],
    now,
  )
  await announceBalances(
    tx,
    deposit.brandId,
    found.map(({ withdrawal }) => withdrawal.memberId),
  )
}
