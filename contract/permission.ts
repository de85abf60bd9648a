import { z } from 'zod'

/** What an operator may be allowed to do: a resource and a verb. What is not listed for one is forbidden. */
export const PERMISSIONS = [
  'dashboard.read',
  'members.read',
  'members.edit',
  'members.unmask',
  'members.freeze',
  'members.sign_out',
  'members.message',
  'documents.read',
  'documents.decide',
  'bets.read',
  'ledger.read',
  'adjustments.make',
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  'withdrawals.pay',
  'disputes.read',
  'disputes.decide',
  'reconciliation.read',
  'reconciliation.resolve',
  'channels.read',
  'channels.edit',
  'settings.read',
  'settings.edit',
  'games.read',
  'games.edit',
  'games.switch',
  'games.publish',
  'content.read',
  'content.edit',
  'operators.read',
  'operators.edit',
  'audit.read',
  'exports.make',
  'clock.move',
] as const

export const Permission = z.enum(PERMISSIONS)
export type Permission = z.output<typeof Permission>
