import { scale, unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { askPrice } from '../outside/coins.ts'
import { rateOf } from './rules.ts'

type Coins = NonNullable<Brand['settings']['cashier']['channels'][number]['coins']>

/** What a coin counts now. Asks the payment company where the brand wants that, so never inside a transaction. */
export async function rateNow(
  deps: Deps,
  { currency }: Brand,
  { coin, rate, spreadBasisPoints }: Coins,
): Promise<bigint> {
  const price = rate.source === 'fixed' ? rate.price : unitsOf(await askPrice(deps.config, coin, currency), scale)
  if (!price) throw new Error(`${coin} has no price in ${currency}`)
  return rateOf(price, spreadBasisPoints)
}
