import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { DepositRow } from '../deposits/store.ts'
import { openAddress } from '../outside/coins.ts'
import { coinText } from '@croupier/engine/coins.ts'
import * as store from './store.ts'

/** Have an address named for a deposit: its own, so that whatever comes there is for it. Throws when none is. */
export async function addressFor(deps: Deps, brand: Brand, { id, reference, channel }: DepositRow) {
  const order = await store.findOrder(deps.db, id)
  const scheme = brand.settings.cashier.channels.find(({ code }) => code === channel)?.coins?.scheme
  if (!order || scheme === undefined) throw new Error(`deposit ${id} waits for no coins`)
  const coins = coinText(order.coins, order.decimals)
  const { address, url } = await openAddress(deps.config, {
    id,
    reference: reference.replaceAll(' ', ''),
    network: order.network,
    coin: order.coin,
    coins,
    confirmations: order.confirmations,
    expiresAt: order.payUntil,
  })
  // As wallets read it: where to, and how many.
  const qr = `${scheme}:${address}?amount=${coins}`
  await store.updateAddress(deps.db, id, { address, qr })
  return { url, qr }
}
