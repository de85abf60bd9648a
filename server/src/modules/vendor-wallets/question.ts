import type { Deps } from '#kernel/deps.ts'
import { askVendor, type VendorOutcome } from './outside/vendor-wallet.ts'
import { orderTransfer } from './execute-transfer.ts'
import type { VendorTransferRow } from './store.ts'

/** What became of a transfer; one that its vendor has never heard of is told to it again, under the same id. */
export async function askAfterIt(deps: Deps, row: VendorTransferRow): Promise<VendorOutcome | undefined> {
  const found = await askVendor(deps.config, row, deps.now())
  return found === 'unknown' ? orderTransfer(deps, row) : found
}
