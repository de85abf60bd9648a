import type { RefusalCode } from './refusal.ts'

/** `lapsed`: what was asked for can never be done any more, and nothing of it was. */
export const APPROVAL_STATES = ['waiting', 'done', 'refused', 'withdrawn', 'lapsed'] as const

/** Refusals after which the same call can never be made again: its case has ended or is another one by now. */
export const LAPSES = [
  'award_decided',
  'bet_not_open',
  'case_changed',
  'deposit_not_open',
  'id_reused',
  'issue_void',
  'match_not_open',
  'member_not_frozen',
  'not_found',
  'round_closed',
  'settings_changed',
  'shortfall_not_open',
  'stray_not_open',
  'tournament_stands',
  'username_taken',
  'withdrawal_not_open',
] as const satisfies readonly RefusalCode[]

/** How an approval ended where it was not simply agreed to: nobody's agreement was needed any more, or why it has lapsed. */
export const APPROVAL_OUTCOMES = ['not_needed', ...LAPSES] as const
