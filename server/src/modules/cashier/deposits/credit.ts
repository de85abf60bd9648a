import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { countDeposit } from '#modules/limits/limits.ts'
import { accountOf, derivedId, houseAccount, type Move, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { feeOf } from '../rules.ts'
import { recordSteps } from '../history.ts'
import { raiseTurnover } from '../turnover.ts'
import * as store from './store.ts'

export interface Credit {
  /** What has arrived, in stored units. */
  readonly amount: bigint
  readonly by: string
  readonly note?: string
  /** Whether the bank or the payment company has said so, or a person alone. */
  readonly confirmedBy: 'bank' | 'cashier'
}

/**
 * Credit a locked deposit with what has arrived: the money comes in whole, the fee goes out, and so much more must be staked
 * before money leaves. The transfer's id follows from the deposit's, so that nothing is credited twice and nothing else has it.
 */
export async function credit(
  tx: Tx,
  deps: Deps,
  { brand, row }: { readonly brand: Brand; readonly row: store.DepositRow },
  { amount, by, note, confirmedBy }: Credit,
): Promise<void> {
  const now = deps.now()
  const { id, brandId, memberId, asset } = row
  const channel = brand.settings.cashier.channels.find(({ code }) => code === row.channel)
  // The fee that was shown, unless another amount has arrived; and never all of it.
  const asked = amount === row.amount || !channel ? row.fee : feeOf(amount, channel.fee, brand.decimals)
  const fee = asked < amount ? asked : 0n

  const percent = brand.settings.cashier.withdrawal.turnoverPercent
  await raiseTurnover(tx, brand.id, { memberId, asset, amount, percent }, now)
  for (const verdict of await transfer(tx, movesOf(row, amount, fee), now)) must(verdict)
  await store.updateDeposit(tx, id, { state: 'credited', credited: amount - fee, fee, ended: true }, now)
  // A late one came to nothing before, and counts again now that it is here.
  await countDeposit(tx, { id, brandId, memberId, amount }, now)
  const step = { brandId, memberId, requestId: id, by, ...(note !== undefined && { note }) }
  const paid = confirmedBy === 'bank' ? [{ ...step, step: 'paid' as const, by: 'gateway' }] : []
  await recordSteps(tx, [...paid, { ...step, step: 'credited' }], now)
  await announceBalances(tx, brandId, [memberId])
}

function movesOf({ id, brandId, memberId, asset, channel }: store.DepositRow, amount: bigint, fee: bigint): Move[] {
  const cash = accountOf(memberId, asset)
  const together = { journal: id, cause: id }
  const debit = houseAccount(brandId, `cashier:${channel}`, asset)
  const paid = { id: derivedId(id, 'paid'), kind: 'deposit', debit, credit: cash, amount }
  if (fee === 0n) return [{ ...paid, ...together }]
  const taken = {
    id: derivedId(id, 'fee'),
    kind: 'deposit_fee',
    debit: cash,
    credit: houseAccount(brandId, 'fees', asset),
    amount: fee,
  }
  return [
    { ...paid, ...together },
    { ...taken, ...together },
  ]
}
