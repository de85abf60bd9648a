import { z } from 'zod'

/** What a withdrawal is checked for before it is paid. */
export const RISK_CHECKS = [
  'shared_device',
  'shared_address',
  'shared_payee',
  'new_payee',
  'opposite_bets',
  'unusual_amount',
  'first_withdrawal',
  'no_play',
  'watched',
] as const
export const RiskCheck = z.enum(RISK_CHECKS)
export type RiskCheck = z.output<typeof RiskCheck>
