import { z } from 'zod'
import { post } from './call.ts'
import { CallerId, Id } from './field.ts'
import { OneTable, OwnInRound, TABLE_COMMON, TABLE_MONEY } from './tables.ts'

export const answerTable = post('/wps/live/tables/{tableId}/answers', {
  summary: 'Answer what the round asks; a stake that follows is taken now',
  actor: 'account',
  limit: 'money',
  params: OneTable,
  body: z.strictObject({
    id: CallerId,
    roundId: Id,
    kind: z.string().regex(/^[a-z_]{1,30}$/, 'invalid'),
    option: z.string().regex(/^[a-z_]{1,30}$/, 'invalid'),
    seat: z.number().int().min(1).max(20).optional(),
  }),
  reply: OwnInRound,
  refusals: [...TABLE_MONEY, 'step_not_allowed', 'answer_late'],
})

export const takeSeat = post('/wps/live/tables/{tableId}/seats', {
  summary: 'Sit down at a seat of the table, or leave it',
  actor: 'account',
  params: OneTable,
  body: z.strictObject({ seat: z.number().int().min(1).max(20), do: z.enum(['take', 'leave']) }),
  reply: z.strictObject({ seats: z.array(z.number().int()) }),
  refusals: [...TABLE_COMMON, 'seat_taken', 'table_closed', 'round_open'],
})
