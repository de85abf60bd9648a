import type { VendorTerms } from '@croupier/contract/console-vendor-access.ts'
import type { AccessRow } from '../vendor/store.ts'

/** Whether a vendor can do more than before: come in at all, from further addresses, another way, or take bets again. */
export function loosens(after: VendorTerms, before: VendorTerms | undefined): boolean {
  if (!before) return true
  if (after.open && !before.open) return true
  if (after.dialect !== before.dialect || after.wallet !== before.wallet || after.launchUrl !== before.launchUrl)
    return true
  // None named is any.
  if (before.addresses.length === 0) return false
  return after.addresses.length === 0 || after.addresses.some((address) => !before.addresses.includes(address))
}

/** Whether a key is good, good until a moment, or over. */
export function keyState(untilAt: Date | null, now: Date): 'good' | 'ends' | 'ended' {
  if (untilAt === null) return 'good'
  return untilAt > now ? 'ends' : 'ended'
}

/** How a vendor reaches us, as people see and change it. */
export const termsOf = ({ dialect, wallet, launchUrl, addresses, open }: AccessRow): VendorTerms => ({
  dialect,
  wallet,
  launchUrl,
  addresses: [...addresses],
  open,
})
