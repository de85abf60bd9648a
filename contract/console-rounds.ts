import { z } from 'zod'
import { round as ofMember } from './betting.ts'
import { get } from './call.ts'
import { Id } from './field.ts'

export const playedRound = get('/wps/operator/rounds/{roundId}', {
  summary: 'One round of the brand as it was, and who played it: choices, events, money, proof',
  actor: 'operator',
  permission: 'bets.read',
  params: z.object({ roundId: Id }),
  /** Where several played: whose bets; else those of whoever bet first. */
  query: z.object({ memberId: Id.optional() }),
  reply: z.strictObject({ ...ofMember.reply.shape, member: z.strictObject({ id: Id, account: z.string() }) }),
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})
