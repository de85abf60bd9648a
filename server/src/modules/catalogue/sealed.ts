import type { SealedColumn } from '#kernel/sealed-column.ts'
import { VENDOR_KEY } from './vendor/access.ts'

/** What is sealed of vendors. */
export const sealed: readonly SealedColumn[] = [
  { table: 'catalogue.vendor_key', key: 'id', column: 'sealed', purpose: VENDOR_KEY },
]
