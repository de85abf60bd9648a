import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, text } from './field.ts'

/** Live game types are codes: `BACCARAT`. */
const GameType = z.string().regex(/^[A-Z_]{2,20}$/, 'invalid')
/** A place on a table that takes bets: `banker`, `split_1_2`. */
const SpotKey = z.string().regex(/^[a-z0-9_]{1,40}$/, 'invalid')

/**
 * Where a round is: bets are taken; none are any more; it is dealt, and players may be asked; its outcome stands; everybody is
 * paid; or the house could not finish it, and every stake has come back.
 */
export const TABLE_PHASES = ['betting', 'closed', 'dealing', 'result', 'settled', 'void'] as const
export const TablePhase = z.enum(TABLE_PHASES)
export type TablePhase = z.output<typeof TablePhase>

/** `closing`: the round that runs is the last one. */
export const TABLE_STATES = ['open', 'closing', 'closed', 'maintenance'] as const
const TableState = z.enum(TABLE_STATES)

/** The least and the most that one player may lay on a spot of this group in a round. */
const GroupLimits = z.strictObject({ group: z.string(), min: z.string(), max: z.string() })

/** A round that is over, as lists and roads show it. */
export const Summary = z.strictObject({
  roundId: Id,
  /** Of its shoe, from 1. */
  number: z.number().int(),
  /** Spots that won; roads are drawn by the first. Empty of a round that was given back. */
  won: z.array(z.string()),
  score: z.string(),
})
export type TableSummary = z.output<typeof Summary>

const Shoe = z.strictObject({
  shoeId: Id,
  number: z.number().int(),
  /** Cards or tiles that are gone, those burnt included; null where nothing is dealt from. */
  taken: z.number().int().nullable(),
  size: z.number().int().nullable(),
  /** So many from the end the cut card lies. */
  cut: z.number().int().nullable(),
})

/** How long the phases of a table take. */
export const TablePace = z.strictObject({
  betMs: z.number().int(),
  guardMs: z.number().int(),
  /** What is shown in one share: a card. */
  stepMs: z.number().int(),
  decideMs: z.number().int(),
  /** How long all seats are waited for that are asked at once. */
  decideAllMs: z.number().int(),
  resultMs: z.number().int(),
})

/** What does not change from round to round. */
const tableFields = {
  tableId: Id,
  gameCode: z.string(),
  /** In the caller’s language. */
  name: z.string(),
  paytable: z.string(),
  paytableVersion: z.string(),
  state: TableState,
  currency: z.string(),
  limits: z.array(GroupLimits),
  /** The most that one player may lay on all spots of a round. */
  roundMax: z.string(),
  pace: TablePace,
}

/** What a table does at this moment, in a line. */
const runningFields = {
  /** Null while the table rests because nobody is there; it goes on as soon as somebody looks. */
  roundId: Id.nullable(),
  phase: TablePhase.nullable(),
  /** Null where nobody can know: while cards are dealt. */
  phaseEndsAt: Moment.nullable(),
  /** How many have bet on this round. */
  people: z.number().int(),
  shoe: Shoe.nullable(),
  /**
   * What lies on the table, by place: cards and tiles by name, an empty one face down; `dice`, `ball`, `coins` and `beads` as they
   * fell. Of the round before until something new lies there.
   */
  laid: z.array(z.strictObject({ to: z.string(), pieces: z.array(z.string()) })),
}

const LobbyTable = z.strictObject({
  ...tableFields,
  /** What its game is called, in the caller’s language. */
  gameName: z.string(),
  ...runningFields,
  favourite: z.boolean(),
  /** The last of the shoe, the newest last; 60 at most. Where each round is shuffled anew: the last of the table. */
  summaries: z.array(Summary),
})
export type LobbyTable = z.output<typeof LobbyTable>

export const liveTables = get('/wps/live/tables', {
  summary: 'The live tables with what each does at this moment and the last of its results',
  actor: 'anyone',
  whileRestrained: true,
  query: z.object({ gameCode: GameType.optional() }),
  reply: z.strictObject({ now: Moment, tables: z.array(LobbyTable) }),
  refusals: [],
})

/** What the live channel says on the topic `tables`: all tables of the brand, each in a line. */
export const LobbyNews = z.strictObject({
  now: Moment,
  tables: z.array(z.strictObject({ tableId: Id, state: TableState, ...runningFields, last: Summary.nullable() })),
})
export type LobbyNews = z.output<typeof LobbyNews>

/** Something that happened on the table; what else it says depends on its kind (`card` has `to` and `card`). */
export const TableEvent = z.looseObject({ kind: z.string(), takes: z.number(), at: Moment })
export type LiveTableEvent = z.output<typeof TableEvent>

/** What players are asked in the middle of a round. */
const TableQuestion = z.strictObject({
  kind: z.string(),
  /** `each`: everybody with a bet alone; `seat`: the owner of the seat; `seats`: the owners of these seats, each for theirs. */
  of: z.enum(['each', 'seat', 'seats']),
  seat: z.number().int().nullable(),
  seats: z.array(z.number().int()),
  /** Which hand it is about, where a seat has two. */
  place: z.string().nullable(),
  options: z.array(z.string()),
  /** What holds when no answer comes in time. */
  silence: z.string(),
  /** Spots that an option bets on; of seats what follows the name of each: `seat3_` and this. */
  bets: z.record(z.string(), z.string()),
  until: Moment,
})

/** An answer for a seat, which everybody sees. */
export const SeatAnswer = z.strictObject({ kind: z.string(), seat: z.number().int(), option: z.string() })

const LiveRound = z.strictObject({
  roundId: Id,
  /** `<table>-<day>-<shoe>-<number>`, as it is called in talk. */
  code: z.string(),
  number: z.number().int(),
  phase: TablePhase,
  phaseEndsAt: Moment.nullable(),
  /** Bets are taken before this moment of the server’s clock. */
  betsUntil: Moment,
  /** Bets may be taken back before this one; null where the table does not allow it. */
  undoUntil: Moment.nullable(),
  /** So far. */
  events: z.array(TableEvent),
  answers: z.array(SeatAnswer),
  question: TableQuestion.nullable(),
  /** Once the outcome stands: the engine’s result, which judges every spot; the spots that won; and the summary. */
  result: z.unknown().nullable(),
  won: z.array(z.string()),
  summary: Summary.nullable(),
})

/** What is published of the links that rounds and shoes are dealt from. */
const TableChain = z.strictObject({
  head: z.string(),
  salt: z.string(),
  links: z.number().int(),
  /** Which link this shoe is dealt from, and the one after it, which is public: SHA-256 of it. */
  link: z.number().int(),
  linkAfter: z.string(),
})

/** What all at a table see alike: the topic `table:<tableId>` of the live channel says the same. */
const sharedFields = {
  ...tableFields,
  people: z.number().int(),
  shoe: Shoe.nullable(),
  chain: TableChain.nullable(),
  round: LiveRound.nullable(),
  /** Seats with an owner; names masked. */
  seats: z.array(z.strictObject({ seat: z.number().int(), player: z.string() })),
  summaries: z.array(Summary),
}

/** The topic `table:<tableId>` of the live channel. Names of a table are said in its brand’s first language there. */
export const TableNews = z.strictObject({ now: Moment, ...sharedFields })
export type TableNews = z.output<typeof TableNews>

const SpotTotal = z.strictObject({ spot: z.string(), stake: z.string(), people: z.number().int() })

/** The topic `stakes:<tableId>`: what lies on the spots, four times a second at most. */
export const StakesNews = z.strictObject({
  roundId: Id.nullable(),
  people: z.number().int(),
  totals: z.array(SpotTotal),
})
export type StakesNews = z.output<typeof StakesNews>

export const OwnBet = z.strictObject({
  betId: Id,
  /** The click batch that it came with. */
  clickId: Id,
  spot: z.string(),
  stake: z.string(),
  /** `settling`: it is decided, but could not be paid or returned yet. */
  state: z.enum(['placed', 'settling', 'undone', 'won', 'lost', 'push', 'returned']),
  payout: z.string(),
})

const OwnAnswer = z.strictObject({
  kind: z.string(),
  seat: z.number().int().nullable(),
  option: z.string(),
  /** How many answers the round had before it: what is asked now has as many. */
  place: z.number().int(),
})

/** What the asker has in this round. */
const mineFields = {
  bets: z.array(OwnBet),
  answers: z.array(OwnAnswer),
  seats: z.array(z.number().int()),
}

/** Which table. */
export const OneTable = z.object({ tableId: Id })

export const liveTable = get('/wps/live/tables/{tableId}', {
  summary:
    'A table as it stands: the events of the running round so far, what lies on its spots, and what is one’s own',
  actor: 'anyone',
  whileRestrained: true,
  params: OneTable,
  reply: z.strictObject({
    /** The server’s clock, which alone decides. */
    now: Moment,
    ...sharedFields,
    favourite: z.boolean(),
    totals: z.array(SpotTotal),
    mine: z.strictObject(mineFields),
  }),
  refusals: ['not_found'],
})

/** What an own command came to: all own bets of the round and what is left. */
export const OwnInRound = z.strictObject({ roundId: Id, ...mineFields, balance: z.string() })

export const TABLE_COMMON = ['not_logged_in', 'not_found'] as const
export const TABLE_MONEY = [
  ...TABLE_COMMON,
  'bets_closed',
  'insufficient_funds',
  'stake_too_small',
  'stake_too_large',
  'round_full',
  'table_full',
  'table_closed',
  'limit_reached',
  'game_closed',
  'bets_paused',
  'id_reused',
] as const

export const placeTableBets = post('/wps/live/tables/{tableId}/bets', {
  summary: 'Lay chips on spots of the round that takes bets: all of them or none',
  actor: 'account',
  limit: 'money',
  params: OneTable,
  body: z.strictObject({
    id: CallerId,
    roundId: Id,
    bets: z
      .array(z.strictObject({ spot: SpotKey, stake: Amount }))
      .min(1, 'required')
      .max(60),
    paytableVersion: text(40).optional(),
    /** The money that the page shows. */
    currency: text(8).optional(),
  }),
  reply: OwnInRound,
  refusals: [...TABLE_MONEY, 'spots_full', 'seat_taken', 'paytable_changed', 'money_changed'],
})

export const undoTableBets = post('/wps/live/tables/{tableId}/undo', {
  summary: 'Take all own bets of the round back, until a second before betting ends',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: OneTable,
  body: z.strictObject({ id: CallerId, roundId: Id }),
  reply: OwnInRound,
  refusals: [...TABLE_COMMON, 'bets_closed', 'id_reused'],
})
