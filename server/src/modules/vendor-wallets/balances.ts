import { floorTo } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { vendorBalance } from './outside/vendor-wallet.ts'
import * as store from './store.ts'

export interface Balance {
  readonly vendor: string
  /** In whole payable units; undefined while the vendor does not answer. */
  readonly balance: bigint | undefined
}

/** What a member has with each vendor of the brand, and with those that have ever got something, asked of all of them at once. */
export async function balancesOf(deps: Deps, brand: Brand, memberId: string): Promise<readonly Balance[]> {
  const { isSingle, vendors } = brand.settings.cashier.wallet
  const used = await store.findVendorsUsed(deps.db, memberId)
  // With one balance for every game there is something to ask only where somebody has been before.
  const codes = new Set([...(isSingle ? [] : vendors.map(({ code }) => code)), ...used])
  const payable = 10n ** BigInt(scale - brand.decimals)
  return Promise.all(
    [...codes].map(async (vendor) => {
      const asked = { vendor, player: memberId, currency: brand.currency }
      const balance = await vendorBalance(deps.config, asked, deps.now())
      return { vendor, balance: balance === undefined ? undefined : floorTo(balance, payable) }
    }),
  )
}
