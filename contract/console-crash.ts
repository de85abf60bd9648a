import { z } from 'zod'
import { get, post } from './call.ts'
import { Id, Moment, EmptyReply } from './field.ts'
import { Because } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const

const DeskCrashRound = z.strictObject({
  roundId: Id,
  number: z.number().int(),
  phase: z.enum(['betting', 'running', 'crashed', 'void']),
  openedAt: Moment,
  /** When everybody was paid, or had the stake back. */
  settledAt: Moment.nullable(),
  bets: z.number().int(),
  /** Bets that are neither paid, lost nor returned, and their stakes in the brand’s money. */
  open: z.number().int(),
  openStake: z.string(),
  /** Bets that were set aside. */
  settling: z.number().int(),
})
export type DeskCrashRound = z.output<typeof DeskCrashRound>

export const deskCrash = get('/wps/operator/crash-rounds', {
  summary: 'The shared crash round that runs and the last ones, the newest first',
  actor: 'operator',
  permission: 'tables.read',
  reply: z.strictObject({ rounds: z.array(DeskCrashRound) }),
  refusals: [...READ, 'game_closed'],
})

export const voidCrashRound = post('/wps/operator/crash-rounds/{roundId}/void', {
  summary: 'End a shared crash round: every stake that is neither paid nor lost comes back; by two people',
  actor: 'operator',
  permission: 'tables.settle',
  effect: 'money',
  params: z.object({ roundId: Id }),
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...READ, 'not_found', 'round_closed', 'second_person_asked', 'approval_waiting'],
})
