import { z } from 'zod'
import { get, post } from './call.ts'
import { Day, Id, Moment, EmptyReply, page, paging, SignedAmount, text } from './field.ts'
import { Because } from './operator.ts'
import { OwnBet, SeatAnswer, TABLE_PHASES, TableEvent } from './tables.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const
const SETTLE = [...ONE, 'round_not_over', 'correction_running', 'second_person_asked', 'approval_waiting'] as const

/** How operators look for rounds: what runs, what was paid, what was paid again by two people, what was given back. */
export const ROUND_STATES = ['running', 'settled', 'resettled', 'void'] as const

const DeskTableRound = z.strictObject({
  roundId: Id,
  code: z.string(),
  phase: z.enum(TABLE_PHASES),
  score: z.string(),
  won: z.array(z.string()),
  people: z.number().int(),
  bets: z.number().int(),
  /** In the brand's money, as the rest: what was staked and paid, and what the house has of it. */
  stake: z.string(),
  payout: z.string(),
  result: SignedAmount,
  startedAt: Moment,
  settledAt: Moment.nullable(),
  /** How often it was settled: 1 unless two people settled it anew. */
  settlement: z.number().int(),
})
export type DeskTableRound = z.output<typeof DeskTableRound>

export const deskTableRounds = get('/wps/operator/table-rounds', {
  summary: 'The rounds of a live table, the latest first',
  actor: 'operator',
  permission: 'tables.read',
  query: z.object({
    tableId: Id,
    /** How it begins: `BAC1-20261122-3`. */
    search: text(60).optional(),
    state: z.enum(ROUND_STATES).optional(),
    from: Day.optional(),
    to: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(DeskTableRound),
    /** Of all that the filter finds. */
    sums: z.strictObject({ stake: z.string(), payout: z.string(), result: SignedAmount }),
  }),
  refusals: ONE,
})

const ROUND = z.object({ roundId: Id })

/** What an action would come to: how many bets change, whose, and what moves. Bets of play money are counted, their money is not. */
const Effect = z.strictObject({
  bets: z.number().int(),
  members: z.number().int(),
  returned: z.string(),
  taken: z.string(),
  /** Of what is taken, what members could not give back at most, by what they have now. */
  owed: z.string(),
})
export type TableEffect = z.output<typeof Effect>

/** A correction of a round that two people have agreed to, and how far it has come. */
const Correction = z.strictObject({
  kind: z.enum(['void', 'resettle']),
  state: z.enum(['running', 'done']),
  /** How many bets it was to change, how many it has, and how many it could not. */
  bets: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  /** In the brand's money: to members, from them, and of that what they owe; below zero where they owe less than before. */
  returned: z.string(),
  taken: z.string(),
  owed: SignedAmount,
  askedBy: z.string(),
  confirmedBy: z.string(),
  at: Moment,
  endedAt: Moment.nullable(),
})
export type TableCorrection = z.output<typeof Correction>

export const deskTableRound = get('/wps/operator/table-rounds/{roundId}', {
  summary: 'A round of a live table: what happened so far, what lies on its spots, and what two people can do about it',
  actor: 'operator',
  permission: 'tables.read',
  params: ROUND,
  reply: z.strictObject({
    round: DeskTableRound,
    tableId: Id,
    table: z.string(),
    gameCode: z.string(),
    paytable: z.string(),
    events: z.array(TableEvent),
    answers: z.array(SeatAnswer),
    /** When it came to each phase. */
    times: z.record(z.string(), z.string()),
    spots: z.array(
      z.strictObject({
        spot: z.string(),
        won: z.boolean(),
        bets: z.number().int(),
        stake: z.string(),
        payout: z.string(),
      }),
    ),
    /** Its link is told once the shoe is over. */
    shoe: z.strictObject({
      number: z.number().int(),
      link: z.number().int(),
      links: z.number().int(),
      linkAfter: z.string(),
      hash: z.string().nullable(),
    }),
    /** Whether it is possible now. */
    possible: z.strictObject({ void: z.boolean(), resettle: z.boolean() }),
    /** The latest one; null where there is none. */
    correction: Correction.nullable(),
  }),
  refusals: ONE,
})

export const deskTableEffect = get('/wps/operator/table-rounds/{roundId}/effect', {
  summary: 'What it would come to now if two people voided or resettled a round of a live table',
  actor: 'operator',
  permission: 'tables.read',
  params: ROUND,
  query: z.strictObject({ action: z.enum(['void', 'resettle']) }),
  /** Null where it is not possible now. */
  reply: z.strictObject({ effect: Effect.nullable() }),
  refusals: ONE,
})

const DeskTableBet = z.strictObject({
  betId: Id,
  memberId: Id,
  /** Masked. */
  account: z.string(),
  spot: z.string(),
  stake: z.string(),
  currency: z.string(),
  state: OwnBet.shape.state,
  payout: z.string(),
  at: Moment,
})
export type DeskTableBet = z.output<typeof DeskTableBet>

export const deskTableBets = get('/wps/operator/table-bets', {
  summary: 'The bets of a round of a live table, members masked, in the order they were laid',
  actor: 'operator',
  permission: 'tables.read',
  query: z.object({
    roundId: Id,
    spot: text(40).optional(),
    state: OwnBet.shape.state.optional(),
    ...paging(50),
  }),
  reply: z.strictObject(page(DeskTableBet)),
  refusals: ONE,
})

export const voidTableRound = post('/wps/operator/table-rounds/{roundId}/void', {
  summary: 'Give back every stake of a round, also of one that has been paid; by two people',
  actor: 'operator',
  permission: 'tables.settle',
  params: ROUND,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: SETTLE,
})

export const resettleTableRound = post('/wps/operator/table-rounds/{roundId}/resettle', {
  summary: 'Judge every bet of a round anew by its recorded outcome and move the difference; by two people',
  actor: 'operator',
  permission: 'tables.settle',
  params: ROUND,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: SETTLE,
})
