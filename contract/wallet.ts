import { z } from 'zod'
import { get } from './call.ts'
import { Day, Id, Moment, page, paging, SignedAmount, text } from './field.ts'

/** What a transfer may be made for. Each has words on the record. */
export const LINE_KINDS = [
  'stake',
  'payout',
  'cash_out',
  'jackpot',
  'award',
  'stake_returned',
  'adjustment',
  'tournament_prize',
  'sign_up_credit',
  'demo_opening',
  'trial_credit',
  'trial_over',
  'deposit',
  'deposit_fee',
  'withdrawal',
  'withdrawal_fee',
  'deposit_matched',
  'withdrawal_matched',
  'transfer_in',
  'transfer_out',
  'vendor_in',
  'vendor_out',
  'jackpot_share',
  'jackpot_start',
  'jackpot_restart',
  'jackpot_owed',
  'receipt',
  'receipt_cleared',
  'receipt_returned',
  'receipt_written_off',
  'shortfall',
  'shortfall_collected',
  'shortfall_written_off',
  'shortfall_reversed',
  'rebate',
  'rebate_returned',
] as const

export const balance = get('/wps/v2/wallets/balance', {
  summary: 'What the member has',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({
    /** Spendable: the cash account less what is held. */
    sumBalance: z.string(),
    held: z.string(),
    isSingle: z.boolean(),
    currency: z.string(),
    points: z.string(),
  }),
  refusals: ['not_logged_in'],
})

/** A transfer seen from the member's account. */
export const Line = z.strictObject({
  id: Id,
  journal: Id,
  kind: z.string(),
  amount: SignedAmount,
  before: SignedAmount,
  after: SignedAmount,
  asset: z.string(),
  /** What caused it: the bet, deposit or round. */
  cause: Id.nullable(),
  /** The other account, in words. */
  counterpart: z.string(),
  /** Where the transfer stands in the chain, `batch/line`. */
  position: z.string(),
  at: Moment,
})
export type Line = z.output<typeof Line>

/** An account as somebody else may know it: one’s own, or what it is for. */
const Side = z.strictObject({ purpose: z.string(), own: z.boolean() })

/** A transfer of a journal, with both its sides. */
export const JournalTransfer = z.strictObject({
  id: Id,
  kind: z.string(),
  state: z.enum(['posted', 'pending', 'voided']),
  amount: z.string(),
  debit: Side,
  credit: Side,
  position: z.string(),
  at: Moment,
})
export type JournalTransfer = z.output<typeof JournalTransfer>

export const lines = get('/wps/wallet/lines', {
  summary: 'The account record: every transfer with the balance before and after',
  actor: 'member',
  whileRestrained: true,
  query: z.object({ from: Day.optional(), to: Day.optional(), kind: text(40).optional(), ...paging(20) }),
  reply: z.strictObject({
    ...page(Line),
    totals: z.strictObject({ in: z.string(), out: z.string(), net: SignedAmount }),
  }),
  refusals: ['not_logged_in'],
})

export const line = get('/wps/wallet/lines/{id}', {
  summary: 'A line of the record, opened: the transfers that belong together with it, both sides of each',
  actor: 'member',
  whileRestrained: true,
  params: z.strictObject({ id: Id }),
  reply: z.strictObject({
    line: Line,
    /** Those of the member and of the house alone; what others gained or lost is theirs. */
    journal: z.array(JournalTransfer),
    /** Whether a proof can be had: lines of old were hashed all together. */
    provable: z.boolean(),
  }),
  refusals: ['not_logged_in', 'not_found'],
})

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Salt = z.string().regex(/^[0-9a-f]{32}$/)
const Units = z.string().regex(/^-?\d+$/)

export const lineProof = get('/wps/wallet/lines/{id}/proof', {
  summary: 'What proves a line: the transfer, its place in the chain and the hashes needed to check it offline',
  actor: 'member',
  whileRestrained: true,
  params: z.strictObject({ id: Id }),
  reply: z.strictObject({
    proves: z.literal('ledger line'),
    line: z.strictObject({
      line: z.number().int(),
      id: Id,
      journal: Id,
      kind: z.string(),
      state: z.string(),
      debit: z.string(),
      credit: z.string(),
      amount: Units,
      debitAfter: Units.nullable(),
      creditAfter: Units.nullable(),
      holdId: Id.nullable(),
      cause: Id.nullable(),
    }),
    salt: Salt,
    own: z.strictObject({ side: z.enum(['debit', 'credit']), account: Id, after: Units, salt: Salt.nullable() }),
    batch: z.strictObject({
      id: z.string(),
      writer: z.number().int(),
      number: z.string(),
      at: Moment,
      previous: Hash,
      hash: Hash,
    }),
    hashes: z.array(Hash),
  }),
  refusals: ['not_logged_in', 'not_found'],
})

const Profit = z.strictObject({
  deposits: SignedAmount,
  withdrawals: SignedAmount,
  /** To and from others in the member’s line: what came less what went. */
  transfers: SignedAmount,
  /** Less what was returned. */
  stakes: SignedAmount,
  wins: SignedAmount,
  bonuses: SignedAmount,
  /** Fees and corrections: what came less what went. */
  other: SignedAmount,
  /** Wins, bonuses and the rest less stakes: what play has made. */
  net: SignedAmount,
})
export type Profit = z.output<typeof Profit>

export const profit = get('/wps/wallet/profit', {
  summary: 'Personal profit and loss, by day, week or month',
  actor: 'member',
  whileRestrained: true,
  query: z.object({
    from: Day.optional(),
    to: Day.optional(),
    by: z.enum(['day', 'week', 'month']).default('day'),
  }),
  reply: z.strictObject({
    currency: z.string(),
    /** Newest first; the first day of each span, also of those without a line. */
    list: z.array(z.strictObject({ from: Day, ...Profit.shape })),
    totals: Profit,
  }),
  refusals: ['not_logged_in'],
})
