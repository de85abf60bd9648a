import type { UnmatchedReceiptWhy } from '@croupier/contract/console-unmatched-receipts.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { brandsIn } from '#modules/brand/brand.ts'
import { openAsset } from '#modules/wallet/wallet.ts'
import * as deposits from '../deposits/store.ts'
import { clear, suspend } from './suspense.ts'
import * as store from './store.ts'

/** Money of which somebody says that it has arrived. */
export interface ArrivedMoney extends Omit<store.NewReceipt, 'id' | 'brandId' | 'channel' | 'fault'> {
  readonly why: UnmatchedReceiptWhy
  readonly fault?: string
}

export interface KeptReceipt {
  readonly id: string
  readonly brandId: number
}

/** Where money comes in of which nobody knows the channel. */
const UNKNOWN_CHANNEL = 'UNMATCHED'

/**
 * Keep money that belongs to no open deposit for a person to look at, and post it to the suspense account: at the brand whose
 * request it names, else at the first that takes its currency, else at the first. Undefined where it is known already.
 */
export async function keepReceipt(tx: Tx, deps: Deps, arrived: ArrivedMoney): Promise<KeptReceipt | undefined> {
  if (arrived.amount <= 0n) return undefined
  const named = arrived.about === null ? undefined : await deposits.findDeposit(tx, arrived.about)
  const brands = await brandsIn(tx, deps)
  const brandId = named?.brandId ?? (brands.find(({ currency }) => currency === arrived.asset) ?? brands[0])?.id
  if (brandId === undefined) throw new Error('money has arrived, and there is no brand')

  const decimals = await openAsset(tx, arrived.asset, arrived.decimals)
  const row = {
    ...arrived,
    id: newId(deps),
    brandId,
    channel: named?.channel ?? UNKNOWN_CHANNEL,
    decimals,
    amount: rescaled(arrived.amount, arrived.decimals, decimals),
    fault: arrived.fault ?? null,
  }
  if (!(await store.insertReceipt(tx, row))) return undefined
  await suspend(tx, [row], deps.now())
  return { id: row.id, brandId }
}

/** What was not credited of a receipt is one of its own. */
export async function keepRest(tx: Tx, deps: Deps, receipt: store.OpenReceipt, rest: bigint): Promise<void> {
  if (rest === 0n) return
  const row = {
    ...receipt,
    id: newId(deps),
    sourceId: `${receipt.sourceId} rest`,
    amount: rest,
    why: 'amount_differs',
    fault: null,
  } as const
  if (await store.insertReceipt(tx, row)) await suspend(tx, [row], deps.now())
}

/** In parts of so many decimals; what is finer than the ledger keeps counts as its smallest part. */
function rescaled(amount: bigint, from: number, to: number): bigint {
  const parts = timesFloor(amount, 10n ** BigInt(to), 10n ** BigInt(from))
  return parts > 0n ? parts : 1n
}

/**
 * The company speaks after all of what only its statement has said so far: what is open is the notice's business now. True where
 * somebody has decided on this very money already, so that nothing more happens; money told of once more is money once more.
 */
export async function wasDecided(tx: Tx, deps: Deps, told: store.ReceiptNotice): Promise<boolean> {
  const receipt = await store.findOfStatementForUpdate(tx, told)
  if (!receipt) return false
  if (receipt.state === 'open' || receipt.state === 'parked') {
    await clear(tx, receipt, deps.now())
    const end = { state: 'arrived', reason: '', note: '', by: 'gateway' } as const
    await store.endReceipt(tx, receipt.id, end, deps.now())
    return false
  }
  await store.updateNotice(tx, receipt.id, told.eventId)
  return true
}
