import type { VendorTransfer } from '@croupier/contract/vendors.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { VendorTransferRow } from './store.ts'

/** What a vendor is called; by its code where the brand has it no more. */
export const vendorName = ({ settings }: Brand, code: string): string =>
  settings.cashier.wallet.vendors.find((vendor) => vendor.code === code)?.name ?? code

/** A transfer as its member sees it. */
export const vendorTransferView = (row: VendorTransferRow, brand: Brand): VendorTransfer => ({
  id: row.id,
  reference: row.reference,
  vassalage: row.vendor,
  displayName: vendorName(brand, row.vendor),
  direction: row.direction,
  amount: amountText(row.amount, brand.decimals),
  asset: row.asset,
  state: row.state,
  reason: row.reason,
  at: row.requestedAt.toISOString(),
})
