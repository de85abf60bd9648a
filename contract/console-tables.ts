import { z } from 'zod'
import { get, post, put } from './call.ts'
import { Amount, Id, Moment, Nothing, page, paging } from './field.ts'
import { Because } from './operator.ts'
import { TABLE_PHASES, TableState } from './tables.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const EDIT = [...READ, 'not_found'] as const
const SETTLE = [...EDIT, 'round_not_over', 'second_person_asked', 'approval_waiting'] as const

const DeskTable = z.strictObject({
  tableId: Id,
  code: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  paytable: z.string(),
  state: TableState,
  phase: z.enum(TABLE_PHASES).nullable(),
  roundCode: z.string().nullable(),
  people: z.number().int(),
  staked: z.string(),
  /** Whether some dealer has it in hand. */
  dealt: z.boolean(),
  lookedAt: Moment.nullable(),
})

const Limits = z.strictObject({
  groups: z
    .array(z.strictObject({ group: z.string().regex(/^[a-z0-9_]{1,30}$/, 'invalid'), min: Amount, max: Amount }))
    .max(60),
  roundMax: Amount,
  /** The most that the house may owe by one spot. */
  tableMax: Amount,
})

export const deskTables = get('/wps/operator/tables', {
  summary: 'The live tables of the brand with what each does',
  actor: 'operator',
  permission: 'tables.read',
  query: z.object({ gameCode: z.string().max(20).optional() }),
  reply: z.strictObject({ list: z.array(DeskTable) }),
  refusals: READ,
})

const ONE = z.object({ tableId: Id })

export const deskTable = get('/wps/operator/tables/{tableId}', {
  summary: 'One live table with its limits',
  actor: 'operator',
  permission: 'tables.read',
  params: ONE,
  reply: z.strictObject({ table: DeskTable, limits: Limits }),
  refusals: EDIT,
})

const DeskTableRound = z.strictObject({
  roundId: Id,
  code: z.string(),
  phase: z.enum(TABLE_PHASES),
  score: z.string(),
  won: z.array(z.string()),
  people: z.number().int(),
  bets: z.number().int(),
  stake: z.string(),
  payout: z.string(),
  startedAt: Moment,
  settledAt: Moment.nullable(),
  /** How often it was settled: 1 unless two people settled it anew. */
  settlement: z.number().int(),
})

export const deskTableRounds = get('/wps/operator/tables/{tableId}/rounds', {
  summary: 'The rounds of a live table, the latest first',
  actor: 'operator',
  permission: 'tables.read',
  params: ONE,
  query: z.object({ code: z.string().max(60).optional(), ...paging(50) }),
  reply: z.strictObject(page(DeskTableRound)),
  refusals: EDIT,
})

export const switchTable = post('/wps/operator/tables/{tableId}/state', {
  summary: 'Open a live table or close it; a round that runs is finished first',
  actor: 'operator',
  permission: 'tables.edit',
  params: ONE,
  body: z.strictObject({ state: z.enum(['open', 'closed', 'maintenance']), ...Because }),
  reply: Nothing,
  refusals: EDIT,
})

export const limitTable = put('/wps/operator/tables/{tableId}/limits', {
  summary: 'Change the limits of a live table, from the next bet on',
  actor: 'operator',
  permission: 'tables.edit',
  params: ONE,
  body: Limits.extend(Because),
  reply: Nothing,
  refusals: [...EDIT, 'invalid_amount'],
})

const ROUND = z.object({ roundId: Id })

export const voidTableRound = post('/wps/operator/tables/rounds/{roundId}/void', {
  summary: 'Give back every stake of a round, also of one that has been paid; by two people',
  actor: 'operator',
  permission: 'tables.settle',
  params: ROUND,
  body: z.strictObject(Because),
  reply: Nothing,
  refusals: SETTLE,
})

export const resettleTableRound = post('/wps/operator/tables/rounds/{roundId}/resettle', {
  summary: 'Judge every bet of a round anew by its recorded outcome and move the difference; by two people',
  actor: 'operator',
  permission: 'tables.settle',
  params: ROUND,
  body: z.strictObject(Because),
  reply: Nothing,
  refusals: SETTLE,
})
