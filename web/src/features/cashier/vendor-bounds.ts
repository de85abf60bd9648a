import type { VendorWallet } from '@croupier/contract/vendors.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

interface BarBalance {
  readonly available: string
  readonly min: string
  readonly max: string
}

export interface Bounds {
  readonly min: string
  readonly max: string
  /** Why nothing can be moved now. */
  readonly blocked: 'closed' | 'silent' | 'little' | 'nothing' | undefined
}

/** How much can go to a vendor now, or come back from one. */
export function moveBounds(
  { available, min, max }: BarBalance,
  vendor: VendorWallet | undefined,
  direction: 'in' | 'out',
  decimals: number,
): Bounds {
  if (direction === 'in') {
    const most = unitsFrom(available) < unitsFrom(max) ? available : max
    const blocked = !vendor?.open
      ? 'closed'
      : vendor.balance === null
        ? 'silent'
        : unitsFrom(most) < unitsFrom(min)
          ? 'little'
          : undefined
    return { min, max: blocked === 'little' ? max : most, blocked }
  }
  const there = vendor?.balance ?? null
  const least = amountText(10n ** BigInt(scale - decimals), decimals)
  const blocked = there === null ? 'silent' : unitsFrom(there) === 0n ? 'nothing' : undefined
  return { min: least, max: there ?? '0', blocked }
}
