import { z } from 'zod'
import { APPROVAL_OUTCOMES, APPROVAL_STATES } from './approval-ends.ts'
import { Subject } from './audit.ts'
import { get, post } from './call.ts'
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from './cashier.ts'
import { UNMATCHED_RECEIPT_STATES, UNMATCHED_RECEIPT_WHYS } from './console-unmatched-receipts.ts'
import { TOURNAMENT_STATES } from './console-tournaments.ts'
import { VENDOR_DIALECTS } from './console-vendor-access.ts'
import { RISK_CHECKS } from './risk-check.ts'
import { Id, Moment, page, paging, text } from './field.ts'
import { MATCH_STATES } from './matched-transfers.ts'
import { Permission } from './permission.ts'
import { TABLE_PHASES, TABLE_STATES } from './tables.ts'
import { AWARDS } from './vendor-api.ts'

/** Why the brand wants a person to look at a withdrawal, whatever the checks have found. */
const LOOKED_AT_FOR = ['every', 'large', 'first', 'frozen', 'password_changed'] as const

/** Every rule that asks for a second person; each has evidence of its module and words of the console. */
export const APPROVAL_RULES = [
  'adjustment_above_limit',
  'award_above_limit',
  'brand_looser',
  'brand_new',
  'bulk_above_limit',
  'crash_round_void',
  'deposit_above_asked',
  'deposit_above_limit',
  'deposit_differs',
  'deposit_without_line',
  'dispute_above_limit',
  'draw_correct',
  'draw_void',
  'game_reopened',
  'games_reopened',
  'held_stake_returned',
  'held_stake_settled',
  'house_limit_looser',
  'lottery_reopened',
  'member_moved',
  'member_unfrozen',
  'number_cap_raised',
  'number_rule_ended',
  'operator_access',
  'operator_more_rights',
  'operator_new',
  'policy_loosens',
  'prizes_above_limit',
  'rebate_point_raised',
  'role_more_rights',
  'room_looser',
  'settlement_paid',
  'settlement_void',
  'shortfall_collected',
  'shortfall_written_off',
  'stray_above_limit',
  'stray_returned',
  'stray_written_off',
  'table_limits_looser',
  'table_new',
  'table_quicker',
  'table_reopened',
  'table_round_resettle',
  'table_round_void',
  'tournament_off',
  'vendor_access_wider',
  'vendor_key_new',
  'vendor_reopened',
  'withdrawal_above_limit',
] as const
export type ApprovalRule = (typeof APPROVAL_RULES)[number]

/** What a piece of evidence is about; the console has words for each. */
export const EVIDENCE_LABELS = [
  'account',
  'addresses',
  'after_it',
  'amount',
  'asked',
  'award',
  'balance',
  'bank_line',
  'bank_reference',
  'bet',
  'bets',
  'brands',
  'case',
  'closed_for',
  'closed_note',
  'currency',
  'deed',
  'dialect',
  'fault',
  'fingerprint',
  'flags',
  'game',
  'given_today',
  'holds_from',
  'hosts',
  'house_limit',
  'keys_good',
  'languages',
  'launch_address',
  'lottery',
  'member',
  'members',
  'minimum_age',
  'name',
  'networks',
  'numbers',
  'open',
  'opens',
  'overlap_hours',
  'owed',
  'owed_after',
  'owed_at_most',
  'paid_to',
  'payer',
  'payer_says',
  'paytable',
  'payout',
  'permissions',
  'phase',
  'picture',
  'place',
  'prize_total',
  'prizes',
  'quick',
  'reading',
  'rebate_point',
  'rebates',
  'receiver',
  'receiver_says',
  'returned',
  'roles',
  'round',
  'round_max',
  'setting',
  'stake',
  'stake_max',
  'stake_min',
  'starts_at',
  'state',
  'table_max',
  'tags',
  'taken',
  'transfer',
  'unmatched_for',
  'upline',
  'vendor',
  'waiting_bets',
  'worth',
  'wallet_way',
  'time_zone',
] as const

/** Values that are said in words, by what they are about; the console has words for each of them. */
export const EVIDENCE_WORDS = {
  award: AWARDS,
  deed: ['freeze', 'sign_out', 'tag'],
  dialect: VENDOR_DIALECTS,
  flags: [...LOOKED_AT_FOR, ...RISK_CHECKS],
  opens: ['authenticator', 'password'],
  phase: [...TABLE_PHASES, 'running', 'crashed'],
  state: [
    ...new Set([
      ...DEPOSIT_STATES,
      ...WITHDRAWAL_STATES,
      ...MATCH_STATES,
      ...UNMATCHED_RECEIPT_STATES,
      ...TOURNAMENT_STATES,
      ...TABLE_STATES,
      'active',
      'frozen',
      'suspended',
      'interrupted',
    ]),
  ],
  unmatched_for: UNMATCHED_RECEIPT_WHYS,
  wallet_way: ['seamless', 'transfer'],
} as const satisfies Partial<Record<(typeof EVIDENCE_LABELS)[number], readonly string[]>>

const EVIDENCE_KINDS = [
  'amount',
  'count',
  'text',
  'word',
  'moment',
  'member',
  'link',
  'picture',
  'switch',
  'reason',
  'permission',
  'setting',
] as const

/** One value or several; null where there is nothing. */
const Shown = z.union([z.string(), z.array(z.string())]).nullable()

/** A fact of the case as its module reads it now, beside what the first person typed of it or wants to make of it. */
export const Evidence = z.strictObject({
  label: z.enum(EVIDENCE_LABELS),
  kind: z.enum(EVIDENCE_KINDS),
  value: Shown,
  /** What it is of, such as a group of spots or the path of a setting. */
  of: z.string().optional(),
  /** What the first person typed of the same thing. */
  typed: Shown.optional(),
  /** It is not what the first person typed. */
  differs: z.boolean().optional(),
  /** What it is changed to. */
  becomes: Shown.optional(),
  /** It changes by itself all the time, which is no reason to show the case anew. */
  moves: z.boolean().optional(),
  /** Where the console shows it. */
  to: z.string().optional(),
})
export type Evidence = z.output<typeof Evidence>

export const Approval = z.strictObject({
  id: Id,
  permission: Permission.nullable(),
  /** The rule that asks for a second person. */
  rule: z.enum(APPROVAL_RULES),
  subject: Subject,
  /** What the second person has to know: amounts as text, names, before and after. */
  facts: z.record(z.string(), z.unknown()),
  reason: z.string(),
  note: z.string(),
  state: z.enum(APPROVAL_STATES),
  askedBy: z.string(),
  askedAt: Moment,
  /** The caller asked for it and may not confirm it. */
  own: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decidedNote: z.string(),
  outcome: z.enum(APPROVAL_OUTCOMES).nullable(),
})
export type Approval = z.output<typeof Approval>

export const approvals = get('/wps/operator/approvals', {
  summary: 'What waits for a second person, or has been decided, among what the caller may do',
  actor: 'operator',
  query: z.object({ state: z.enum(APPROVAL_STATES).optional(), subject: text(80).optional(), ...paging(50) }),
  reply: z.strictObject(page(Approval)),
  refusals: ['not_logged_in'],
})

const oneApproval = z.object({ approvalId: Id })

export const approval = get('/wps/operator/approvals/{approvalId}', {
  summary:
    'What waits for a second person with the case itself, read at this moment; once decided, what that person was shown',
  actor: 'operator',
  params: oneApproval,
  reply: z.strictObject({
    approval: Approval,
    evidence: z.array(Evidence),
    /** Goes back with the confirmation: of what the caller was shown. */
    shown: z.string(),
  }),
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

export const confirmApproval = post('/wps/operator/approvals/{approvalId}/confirm', {
  summary:
    'Do what another operator has asked for, as long as the case is what was shown; nobody confirms their own, and a difference needs a note',
  actor: 'operator',
  effect: 'work',
  params: oneApproval,
  body: z.strictObject({ shown: text(64), note: text(500).default('') }),
  reply: Approval,
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'own_approval', 'approval_over', 'approval_changed'],
})

export const refuseApproval = post('/wps/operator/approvals/{approvalId}/refuse', {
  summary: 'Send back what another operator has asked for, or withdraw one’s own',
  actor: 'operator',
  effect: 'work',
  params: oneApproval,
  body: z.strictObject({ note: text(500).default('') }),
  reply: Approval,
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'approval_over'],
})
