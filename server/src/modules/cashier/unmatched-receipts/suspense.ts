import type { Tx } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { derivedId, houseAccount, type Move, transfer } from '#modules/wallet/wallet.ts'
import { suspenseOf } from './rules.ts'
import * as store from './store.ts'

/** Money that stands in a suspense account, or is about to. */
export interface Receipt {
  readonly id: string
  readonly brandId: number
  readonly channel: string
  readonly asset: string
  readonly amount: bigint
}

type ReceivingChannel = Pick<Receipt, 'brandId' | 'channel' | 'asset'>

const suspenseAccount = (place: ReceivingChannel) => houseAccount(place.brandId, suspenseOf(place), place.asset)
const channelAccount = ({ brandId, channel, asset }: ReceivingChannel) =>
  houseAccount(brandId, `cashier:${channel}`, asset)

const inOf = (receipt: Receipt): Move => ({
  id: derivedId(receipt.id, 'receipt'),
  kind: 'receipt',
  debit: channelAccount(receipt),
  credit: suspenseAccount(receipt),
  amount: receipt.amount,
  journal: receipt.id,
  cause: receipt.id,
})

const outOf = (receipt: Receipt, kind: string, credit: string): Move => ({
  id: derivedId(receipt.id, 'end'),
  kind,
  debit: suspenseAccount(receipt),
  credit,
  amount: receipt.amount,
  journal: receipt.id,
  cause: receipt.id,
})

/** Post receipts to the suspense account, each once. */
export async function suspend(tx: Tx, receipts: readonly Receipt[], now: Date): Promise<void> {
  for (const verdict of await transfer(tx, receipts.map(inOf), now)) must(verdict)
  await store.updateSuspended(
    tx,
    receipts.map(({ id }) => id),
  )
}

/** What was kept before there was a suspense account goes through it all the same. */
async function leave(tx: Tx, receipt: Receipt, out: Move, now: Date): Promise<void> {
  for (const verdict of await transfer(tx, [inOf(receipt), out], now)) must(verdict)
  await store.updateSuspended(tx, [receipt.id])
}

/** It is credited, or told of anew: back on the account of its channel, from which the credit is posted. */
export const clear = (tx: Tx, receipt: Receipt, now: Date): Promise<void> =>
  leave(tx, receipt, outOf(receipt, 'receipt_cleared', channelAccount(receipt)), now)

/** It went back to whoever paid it. */
export const sendBack = (tx: Tx, receipt: Receipt, now: Date): Promise<void> =>
  leave(tx, receipt, outOf(receipt, 'receipt_returned', channelAccount(receipt)), now)

/** The house keeps it. */
export const writeOff = (tx: Tx, receipt: Receipt, now: Date): Promise<void> => {
  const kept = houseAccount(receipt.brandId, 'written_off', receipt.asset)
  return leave(tx, receipt, outOf(receipt, 'receipt_written_off', kept), now)
}
