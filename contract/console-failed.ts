import { z } from 'zod'
import { RoundTransfer } from './betting.ts'
import { get, post } from './call.ts'
import { Id, Moment, EmptyReply, page, paging, text } from './field.ts'
import { Because } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const
const END = [...ONE, 'bet_not_open', 'second_person_asked', 'approval_waiting'] as const

/** `waiting`: it is tried again by itself, and may be ended by hand; `settled`: it was paid or lost; `void`: the stake came back. */
export const FAILED_STATES = ['waiting', 'settled', 'void'] as const

const FailedSettlement = z.strictObject({
  betId: Id,
  roundId: Id,
  memberId: Id,
  account: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  asset: z.string(),
  stake: z.string(),
  /** What is to be paid, and as what the bet ends. */
  due: z.string(),
  status: z.string(),
  reason: z.string(),
  attempts: z.number().int(),
  failedAt: Moment,
  triedAt: Moment,
  /** When it is tried again by itself; null once it is over. */
  nextAt: Moment.nullable(),
  state: z.enum(FAILED_STATES),
  endedAt: Moment.nullable(),
  /** The clock or an operator. */
  endedBy: z.string().nullable(),
})
export type FailedSettlement = z.output<typeof FailedSettlement>

export const failedSettlements = get('/wps/operator/failed-settlements', {
  summary: 'Bets that could not be settled with the others of their round, the newest first',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    /** An account, or the id of a bet or a round. */
    search: text(80).optional(),
    state: z.enum(FAILED_STATES).optional(),
    gameCode: text(40).optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(FailedSettlement),
    /** Of all that the filter finds, in the brand’s money. */
    sums: z.strictObject({ stake: z.string(), due: z.string() }),
  }),
  refusals: READ,
})

const BET = z.object({ betId: Id })

export const failedSettlement = get('/wps/operator/failed-settlements/{betId}', {
  summary: 'A bet that could not be settled: what was due, why it failed, and what the ledger has of it',
  actor: 'operator',
  permission: 'reconciliation.read',
  params: BET,
  reply: z.strictObject({ failed: FailedSettlement, lines: z.array(RoundTransfer) }),
  refusals: ONE,
})

export const retrySettlement = post('/wps/operator/failed-settlements/{betId}/retry', {
  summary: 'Settle a bet again now, as it was to end',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'execution',
  params: BET,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...ONE, 'bet_not_open', 'settlement_fails'],
})

export const paySettlement = post('/wps/operator/failed-settlements/{betId}/pay', {
  summary: 'Settle a bet as it was to end by a transfer of its own; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'money',
  params: BET,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: END,
})

export const voidSettlement = post('/wps/operator/failed-settlements/{betId}/void', {
  summary: 'Give the stake of a bet back that could not be settled, whatever was due; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'money',
  params: BET,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: END,
})
