import { WRITTEN } from './language.ts'
import { z } from 'zod'
import { get, post, put } from './call.ts'
import { Amount, CallerId, Id, Moment, EmptyReply, page, paging, requiredText, text } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'
import { TABLE_PHASES, TablePace, TABLE_STATES } from './tables.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const EDIT = [...READ, 'not_found'] as const

/** Quick tables of a game are paced by a line of their own in the brand's policy. */
export const TABLE_SPEEDS = ['standard', 'speed'] as const
const Speed = z.enum(TABLE_SPEEDS)

const DeskTable = z.strictObject({
  tableId: Id,
  code: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  paytable: z.string(),
  speed: Speed,
  /** Its place in the lobby. */
  position: z.number().int(),
  state: z.enum(TABLE_STATES),
  phase: z.enum(TABLE_PHASES).nullable(),
  roundId: Id.nullable(),
  roundCode: z.string().nullable(),
  people: z.number().int(),
  staked: z.string(),
  /** What the house may owe at most by one spot of the round that runs, and what it may owe at all. */
  exposure: z.string(),
  tableMax: z.string(),
  pace: TablePace,
  /** Whether some dealer has it in hand. */
  dealt: z.boolean(),
  /** When its round last came to another phase. */
  movedAt: Moment.nullable(),
  lookedAt: Moment.nullable(),
})
export type DeskTable = z.output<typeof DeskTable>

const Limits = z.strictObject({
  groups: z
    .array(z.strictObject({ group: z.string().regex(/^[a-z0-9_]{1,30}$/, 'invalid'), min: Amount, max: Amount }))
    .max(60),
  roundMax: Amount,
  /** The most that the house may owe by one spot. */
  tableMax: Amount,
})
export type TableLimits = z.output<typeof Limits>

/** What a table is called, by language; English at least. */
const Names = z.partialRecord(z.enum(WRITTEN), text(60))

export const deskTables = get('/wps/operator/tables', {
  summary: 'The live tables of the brand with what each does',
  actor: 'operator',
  permission: 'tables.read',
  query: z.object({
    gameCode: text(20).optional(),
    state: z.enum(TABLE_STATES).optional(),
    /** A name or a code. */
    search: text(80).optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(DeskTable),
    /** Of all that the filter finds. */
    sums: z.strictObject({ staked: z.string() }),
  }),
  refusals: READ,
})

const TableType = z.strictObject({
  gameCode: z.string(),
  name: z.string(),
  /** The tables of pays that it can be played by, each with the groups of spots that have limits. */
  paytables: z.array(
    z.strictObject({
      paytable: z.string(),
      groups: z.array(
        z.strictObject({
          group: z.string(),
          spots: z.number().int(),
          /** The best profit on a stake of one. */
          best: z.string(),
        }),
      ),
    }),
  ),
  pace: z.strictObject({ standard: TablePace, speed: TablePace }),
})
export type TableType = z.output<typeof TableType>

export const tableTypes = get('/wps/operator/table-types', {
  summary: 'The live games that a table can be set out for, with their paytables, groups of spots and pace',
  actor: 'operator',
  permission: 'tables.read',
  reply: z.strictObject({ list: z.array(TableType) }),
  refusals: READ,
})

const ONE = z.object({ tableId: Id })

export const deskTable = get('/wps/operator/tables/{tableId}', {
  summary: 'One live table with its limits',
  actor: 'operator',
  permission: 'tables.read',
  params: ONE,
  reply: z.strictObject({
    table: DeskTable,
    limits: Limits,
    /** What lies on the spots of the round that runs, and what the house would owe by each. */
    spots: z.array(
      z.strictObject({ spot: z.string(), people: z.number().int(), stake: z.string(), exposure: z.string() }),
    ),
    /** The shoe in hand; its link stays secret until it is over. */
    shoe: z.strictObject({ number: z.number().int(), link: z.number().int(), links: z.number().int() }).nullable(),
  }),
  refusals: EDIT,
})

export const createTable = post('/wps/operator/tables', {
  summary: 'Set out a new live table, closed and last in the lobby. The same id again is the same table',
  actor: 'operator',
  permission: 'tables.edit',
  body: z.strictObject({
    id: CallerId,
    /** In the names of its rounds, for good. */
    code: requiredText(10).regex(/^[A-Z][A-Z0-9]{1,9}$/, 'invalid'),
    gameCode: z.string().regex(/^[A-Z_]{2,20}$/, 'invalid'),
    paytable: text(40),
    speed: Speed,
    names: Names,
    limits: Limits,
    ...Because,
  }),
  reply: z.strictObject({ tableId: Id }),
  effect: 'loosens',
  refusals: [...READ, 'id_reused', 'invalid_amount', ...TWO_PEOPLE],
})

export const saveTable = put('/wps/operator/tables/{tableId}', {
  summary: 'What a live table is called, and how quick it is: from its next phase on',
  actor: 'operator',
  permission: 'tables.edit',
  params: ONE,
  body: z.strictObject({ names: Names, speed: Speed, ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...EDIT, ...TWO_PEOPLE],
})

export const sortTables = put('/wps/operator/table-order', {
  summary: 'Put live tables into another order: those that are named change places with each other',
  actor: 'operator',
  permission: 'tables.edit',
  body: z.strictObject({ tableIds: z.array(Id).min(1).max(200), ...Because }),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...READ, 'invalid_request'],
})

export const switchTable = post('/wps/operator/tables/{tableId}/state', {
  summary: 'Open a live table or close it; a round that runs is finished first',
  actor: 'operator',
  permission: 'tables.edit',
  params: ONE,
  body: z.strictObject({ state: z.enum(['open', 'closed', 'maintenance']), ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...EDIT, ...TWO_PEOPLE],
})

export const limitTable = put('/wps/operator/tables/{tableId}/limits', {
  summary: 'Change the limits of a live table, from the next bet on',
  actor: 'operator',
  permission: 'tables.edit',
  params: ONE,
  body: Limits.extend(Because),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...EDIT, 'invalid_amount', ...TWO_PEOPLE],
})
