import { z } from 'zod'
import { get, post } from './call.ts'
import { Moment } from './field.ts'

const Check = z.strictObject({
  at: Moment,
  /** Up to where it had been proved before; null where it went from the first line. */
  since: Moment.nullable(),
  /** Transfers or entries that were new to it. */
  count: z.number().int(),
  tookMs: z.number().int(),
  ok: z.boolean(),
  /** The first wrong line in words; only for those who may look at it. */
  fault: z.string().nullable(),
})
export type Check = z.output<typeof Check>

const reply = z.strictObject({ ledger: Check.nullable(), audit: Check.nullable() })

export const checks = get('/wps/operator/checks', {
  summary: 'How the last checks of the ledger and of the brand’s audit log ended',
  actor: 'operator',
  reply,
  refusals: ['not_logged_in'],
})

export const checkNow = post('/wps/operator/checks', {
  summary: 'Prove now what was written since the last check',
  actor: 'operator',
  limit: 'costly',
  permission: 'reconciliation.resolve',
  reply,
  effect: 'work',
  refusals: ['not_logged_in', 'forbidden'],
})
