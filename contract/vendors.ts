import { z } from 'zod'
import { WaitingContracts } from './agent-contract-requests.ts'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, page, paging, requiredText } from './field.ts'

/** Seen from the vendor: in takes from the balance, out gives to it. */
const VENDOR_DIRECTIONS = ['in', 'out'] as const
const Direction = z.enum(VENDOR_DIRECTIONS)
export type VendorDirection = z.output<typeof Direction>

/** Sending until the vendor has said what became of it. */
const VENDOR_TRANSFER_STATES = ['sending', 'done', 'refused'] as const
const State = z.enum(VENDOR_TRANSFER_STATES)
export type VendorTransferState = z.output<typeof State>

/** Why a vendor did not take or give the money. */
const VENDOR_REASONS = ['not_enough', 'blocked', 'other'] as const
const Reason = z.enum(VENDOR_REASONS)
export type VendorReason = z.output<typeof Reason>

export const VendorTransfer = z.strictObject({
  id: Id,
  reference: z.string(),
  /** The vendor's code. */
  vassalage: z.string(),
  displayName: z.string(),
  direction: Direction,
  amount: z.string(),
  asset: z.string(),
  state: State,
  reason: Reason.nullable(),
  at: Moment,
})
export type VendorTransfer = z.output<typeof VendorTransfer>

/** The member's wallet with one vendor. */
const VendorWallet = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  /** Null while the vendor does not answer. */
  balance: z.string().nullable(),
  /** Whether money may go there now; it comes back at any time. */
  open: z.boolean(),
})
export type VendorWallet = z.output<typeof VendorWallet>

export const merchantWallet = get('/wps/relay/GCS_merchantWallet', {
  summary: 'Where the member’s money lies: by parts of the balance, and with each vendor',
  actor: 'member',
  whileRestrained: true,
  reply: z.strictObject({
    /** One balance for every game; nothing has to be moved. */
    isSingle: z.boolean(),
    asset: z.string(),
    /** All of it, vendors left out. */
    balance: z.string(),
    available: z.string(),
    /** Set aside for withdrawals and transfers that are under way. */
    held: z.string(),
    /** Bounds of one transfer to a vendor. */
    min: z.string(),
    max: z.string(),
    vendors: z.array(VendorWallet),
    /** Transfers of which a vendor has not said yet what became of them. */
    open: z.array(VendorTransfer),
  }),
  refusals: ['not_logged_in'],
})

export const consolidatedFunds = get('/wps/member/info/funds/consolidated', {
  summary: 'Everything the member has, over all their wallets, and what waits of an agent’s contracts',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({
    currency: z.string(),
    /** What all wallets hold together, those with vendors among them as far as their vendors answer. */
    total: z.string(),
    /** Of that, what can be spent now. */
    available: z.string(),
    held: z.string(),
    points: z.string(),
    /** What lies with vendors. */
    atVendors: z.string(),
    /** Each wallet by its purpose, the main one first. */
    wallets: z.array(
      z.strictObject({ purpose: z.string(), balance: z.string(), available: z.string(), held: z.string() }),
    ),
    /** Each wallet with a vendor. */
    vendors: z.array(VendorWallet.pick({ vassalage: true, displayName: true, balance: true })),
    ...WaitingContracts.shape,
  }),
  refusals: ['not_logged_in'],
})

export const walletTransfer = post('/wps/relay/GCS_walletTransfer', {
  summary: 'Move money to a vendor’s wallet, or back. The same id again answers the same transfer as it stands',
  actor: 'member',
  // Whoever stays out gets back what lies with vendors.
  whileRestrained: true,
  limit: 'money',
  body: z.strictObject({ id: CallerId, vassalage: requiredText(30), direction: Direction, amount: Amount }),
  reply: VendorTransfer,
  refusals: [
    'not_logged_in',
    'forbidden',
    'timed_out',
    'self_excluded',
    'identity_unverified',
    'insufficient_funds',
    'id_reused',
    'vendor_unavailable',
    'too_many_requests',
  ],
})

export const recallWallets = post('/wps/relay/GCS_walletRecall', {
  summary: 'Bring back all that lies with vendors. The same id again answers the same transfers as they stand',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  body: z.strictObject({ id: CallerId }),
  reply: z.strictObject({ transfers: z.array(VendorTransfer) }),
  refusals: ['not_logged_in', 'id_reused', 'vendor_unavailable', 'too_many_requests'],
})

export const walletTransfers = get('/wps/cashier/vendors/transfers', {
  summary: 'The member’s transfers to and from vendors, newest first',
  actor: 'member',
  whileRestrained: true,
  query: z.object(paging(20)),
  reply: z.strictObject(page(VendorTransfer)),
  refusals: ['not_logged_in'],
})
