import { z } from 'zod'
import { RoundTransfer } from './betting.ts'
import { get, post } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Day, Id, Moment, page, paging, EmptyReply, text } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const
const END = [...ONE, 'shortfall_not_open', ...TWO_PEOPLE] as const

/** `open`: something is still owed; `collected`, `written_off` or `reversed` by what came last. */
export const SHORTFALL_STATES = ['open', 'collected', 'written_off', 'reversed'] as const

const Shortfall = z.strictObject({
  shortfallId: Id,
  betId: Id,
  roundId: Id,
  memberId: Id,
  account: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  asset: z.string(),
  amount: z.string(),
  collected: z.string(),
  writtenOff: z.string(),
  /** Not due any more, because the bet paid again. */
  reversed: z.string(),
  owed: z.string(),
  state: z.enum(SHORTFALL_STATES),
  at: Moment,
  endedAt: Moment.nullable(),
})
export type Shortfall = z.output<typeof Shortfall>

export const shortfalls = get('/wps/operator/shortfalls', {
  summary: 'What members could not give back when their bets were corrected, the newest first',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    /** An account, or the id of a bet or a round. */
    search: text(80).optional(),
    state: z.enum(SHORTFALL_STATES).optional(),
    gameCode: text(40).optional(),
    ...demoFilter,
    from: Day.optional(),
    to: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(Shortfall),
    /** Of all that the filter finds, in the brand’s money. */
    sums: z.strictObject({
      amount: z.string(),
      collected: z.string(),
      writtenOff: z.string(),
      reversed: z.string(),
      owed: z.string(),
    }),
  }),
  refusals: READ,
})

const ID = z.object({ shortfallId: Id })

export const shortfall = get('/wps/operator/shortfalls/{shortfallId}', {
  summary: 'One of them, with what its member can spend now and what was moved on their account for the bet',
  actor: 'operator',
  permission: 'reconciliation.read',
  params: ID,
  reply: z.strictObject({ shortfall: Shortfall, balance: z.string(), lines: z.array(RoundTransfer) }),
  refusals: ONE,
})

export const collectShortfall = post('/wps/operator/shortfalls/{shortfallId}/collect', {
  summary: 'Take what is owed from the member’s balance, as much as is there; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'money',
  params: ID,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...END, 'nothing_to_collect'],
})

export const writeOffShortfall = post('/wps/operator/shortfalls/{shortfallId}/write-off', {
  summary: 'The house bears what is still owed; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'money',
  params: ID,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: END,
})
