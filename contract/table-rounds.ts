import { z } from 'zod'
import { get } from './call.ts'
import { Id, Moment } from './field.ts'
import { OwnBet, SeatAnswer, Summary, TableEvent, TablePhase } from './tables.ts'

const ONE = z.object({ tableId: Id })

/** What proves a round: the link of its shoe, once that is revealed. The file that the offline verifier reads. */
const TableProof = z.strictObject({
  /** The code of the table, which the numbers are drawn with. */
  table: z.string(),
  gameCode: z.string(),
  paytable: z.string(),
  paytableVersion: z.string(),
  head: z.string(),
  salt: z.string(),
  link: z.number().int(),
  /** How many times the link is hashed to the published head. */
  toHead: z.number().int(),
  linkAfter: z.string(),
  /** Null until the shoe is over. */
  hash: z.string().nullable(),
})

/** A round of a shoe as it was dealt. */
const DealtRound = z.strictObject({
  roundId: Id,
  code: z.string(),
  number: z.number().int(),
  phase: TablePhase,
  /** How many cards were gone before it; and the seats that were dealt to. */
  startsFrom: z.number().int(),
  dealtTo: z.array(z.number().int()),
  answers: z.array(SeatAnswer),
  events: z.array(TableEvent),
  result: z.unknown().nullable(),
  summary: Summary.nullable(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
})

export const tableRound = get('/wps/live/tables/{tableId}/rounds/{roundId}', {
  summary: 'A round that is over, to be seen again, with what proves it',
  actor: 'anyone',
  whileRestrained: true,
  params: ONE.extend({ roundId: Id }),
  reply: z.strictObject({
    shoeId: Id,
    round: DealtRound,
    proof: TableProof,
    /** What the asker had on it. */
    mine: z.array(OwnBet),
  }),
  refusals: ['not_found'],
})

export const tableShoe = get('/wps/live/tables/{tableId}/shoes/{shoeId}', {
  summary: 'All rounds of a shoe so far, with what proves them',
  actor: 'anyone',
  whileRestrained: true,
  params: ONE.extend({ shoeId: Id }),
  reply: z.strictObject({ shoeId: Id, number: z.number().int(), rounds: z.array(DealtRound), proof: TableProof }),
  refusals: ['not_found'],
})
