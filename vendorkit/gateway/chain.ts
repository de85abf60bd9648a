import { randomBytes, randomUUID } from 'node:crypto'
import { keepNotice } from './notices.ts'
import type { Address, CoinTransfer } from './chain-store.ts'
import type { Store } from './store.ts'

const HEIGHT = 'chain:height'
const FIRST = 840_000

/** How many blocks the chain has. */
export const heightOf = (store: Store): number => Number(store.setting(HEIGHT) ?? FIRST)

const LETTERS = '023456789acdefghjklmnpqrstuvwxyz'

/** An address that nobody else has. */
export const newAddress = (): string =>
  `sbx1${[...randomBytes(34)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** So deep a transfer lies: in the last block once, in none not at all. */
export const depthOf = (transfer: CoinTransfer, height: number): number =>
  transfer.height === null ? 0 : height - transfer.height + 1

/** Somebody sends coins to an address: the site hears of them before they are in a block. */
export function sendCoins(store: Store, address: Address, coins: string, at: Date): void {
  const transfer: CoinTransfer = {
    tx: randomUUID().replaceAll('-', '') + randomBytes(16).toString('hex'),
    addressId: address.id,
    coins,
    height: null,
    dropped: 0,
    sequence: 0,
    seenAt: at.toISOString(),
  }
  store.together(() => {
    store.insertTransfer(transfer)
    tell(store, address, transfer, at)
  })
}

/** One more block, in which lies whatever has waited for it. */
export function addBlock(store: Store, at: Date): void {
  store.together(() => {
    const height = heightOf(store) + 1
    store.set(HEIGHT, String(height))
    for (const transfer of store.liveTransfers()) {
      const placed = { ...transfer, height: transfer.height ?? height }
      const address = store.address(transfer.addressId)
      store.putTransfer(placed)
      // Deeper than was asked for is no news.
      if (address && depthOf(placed, height) <= address.confirmations) tell(store, address, placed, at)
    }
  })
}

/** The last block is undone: what lay in it waits again, and everything lies one less deep. */
export function undoBlock(store: Store, at: Date): void {
  store.together(() => {
    const height = heightOf(store)
    if (height <= FIRST) return
    store.set(HEIGHT, String(height - 1))
    for (const transfer of store.liveTransfers()) {
      const placed = { ...transfer, height: transfer.height === height ? null : transfer.height }
      const address = store.address(transfer.addressId)
      store.putTransfer(placed)
      if (address && transfer.height !== null && depthOf(placed, height - 1) < address.confirmations)
        tell(store, address, placed, at)
    }
  })
}

/** Coins were spent elsewhere: the chain forgets the transfer. */
export function dropTransfer(store: Store, tx: string, at: Date): void {
  const transfer = store.transfer(tx)
  const address = transfer && store.address(transfer.addressId)
  if (!transfer || !address || transfer.dropped === 1) return
  store.together(() => {
    const dropped = { ...transfer, dropped: 1 as const, height: null }
    store.putTransfer(dropped)
    tell(store, address, dropped, at)
  })
}

/** Tell the site how deep a transfer lies now; each word about it has the next number. Works in the caller's transaction. */
function tell(store: Store, address: Address, transfer: CoinTransfer, at: Date): void {
  const sequence = store.nextSequence(transfer.tx)
  keepNotice(
    store,
    {
      type: 'coins',
      id: address.id,
      reference: address.reference,
      network: address.network,
      tx: transfer.tx,
      address: address.address,
      amount: transfer.coins,
      currency: address.coin,
      confirmations: depthOf(transfer, heightOf(store)),
      sequence,
      dropped: transfer.dropped === 1,
      seenAt: transfer.seenAt,
      at: at.toISOString(),
    },
    Date.now(),
  )
}
