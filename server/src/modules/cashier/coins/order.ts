import type { Brand } from '#modules/brand/brand.ts'
import type { DepositRow } from '../deposits/store.ts'
import { coinsFor } from './rules.ts'
import type { OrderRow } from './store.ts'

type Coins = NonNullable<Brand['settings']['cashier']['channels'][number]['coins']>

/** What a deposit waits for, by the rate of this moment; it holds as long as the request does. */
export const orderOf = ({ id, brandId, amount, expiresAt }: DepositRow, coins: Coins, rate: bigint): OrderRow => ({
  depositId: id,
  brandId,
  network: coins.network,
  coin: coins.coin,
  decimals: coins.decimals,
  coins: coinsFor(amount, rate, coins.decimals),
  rate,
  confirmations: coins.confirmations,
  address: null,
  payUntil: expiresAt,
})
