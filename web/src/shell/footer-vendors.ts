import type { vendorSorting } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'

type VendorOrder = ReplyOf<typeof vendorSorting>['list']
type Vendor = VendorOrder[number]['vendors'][number]

/** The partners whose marks stand in the footer, each once, but the one that the brand leaves out. */
export function footerVendors(sorting: VendorOrder, without: string | null): readonly Vendor[] {
  const all = new Map(sorting.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor]))
  return [...all.values()].filter(({ vassalage }) => vassalage !== without)
}
