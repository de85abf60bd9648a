import { z } from 'zod'
import { ONE, oneMember } from './console-members.ts'
import { get, post } from './call.ts'
import { CallerId, Day, Id, Moment, page, paging, SignedAmount, text } from './field.ts'
import { Because } from './operator.ts'
import { VendorTransfer } from './vendors.ts'

const { direction, state, reason } = VendorTransfer.shape

/** A transfer between a member's balance and a vendor's wallet, as operators see it. */
const CarriedTransfer = z.strictObject({
  id: Id,
  reference: z.string(),
  memberId: Id,
  account: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  direction,
  amount: SignedAmount,
  asset: z.string(),
  state,
  reason,
  /** The vendor has not said for a while what became of it: it is asked after every minute. */
  interrupted: z.boolean(),
  at: Moment,
  endedAt: Moment.nullable(),
})
export type CarriedTransfer = z.output<typeof CarriedTransfer>

const READING = ['not_logged_in', 'forbidden'] as const

export const carriedTransfers = get('/wps/operator/vendor-transfers', {
  summary: 'Transfers between members’ balances and vendors, newest first; what is interrupted by itself',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    /** A reference, an account or an id. */
    search: text(80).optional(),
    state: z.enum(['interrupted', 'sending', 'done', 'refused']).optional(),
    direction: direction.optional(),
    vendor: text(30).optional(),
    from: Day.optional(),
    to: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(CarriedTransfer),
    /** Of all that the filter finds. */
    sums: z.strictObject({ amount: SignedAmount }),
  }),
  refusals: READING,
})

export const askVendorAgain = post('/wps/operator/vendor-transfers/{transferId}/question', {
  summary: 'Ask the vendor now what became of a transfer, and end it by the answer',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: z.object({ transferId: Id }),
  body: z.strictObject(Because),
  reply: z.strictObject({ state }),
  effect: 'work',
  refusals: [...READING, 'not_found', 'vendor_unavailable'],
})

export const recallFor = post('/wps/operator/members/{memberId}/recall', {
  summary: 'Bring back all that a member has with vendors. The same id again answers as it stands',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: oneMember,
  body: z.strictObject({ id: CallerId, ...Because }),
  reply: z.strictObject({ transfers: z.number().int(), waiting: z.number().int() }),
  effect: 'work',
  refusals: [...ONE, 'id_reused', 'vendor_unavailable'],
})
