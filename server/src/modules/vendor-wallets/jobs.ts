import { every, type Job, on } from '#kernel/job.ts'
import { askAfter, followVendorTransfers } from './follow-vendor-transfers.ts'

export const jobs: readonly Job[] = [
  on('vendor_transfers_unanswered', 'ask_after_vendor_transfers', askAfter),
  every('* * * * *', 'follow_vendor_transfers', followVendorTransfers),
]
