import { z } from 'zod'
import { get, post } from './call.ts'
import { CallerId, Id, Moment } from './field.ts'
import { Choices, GameEvent, STUDIO_GAMES } from './studio.ts'

/** What a member does in a round that goes on step by step. */
export const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    tile: z.number({ error: 'invalid' }).int('invalid').min(0, 'invalid').max(24, 'invalid'),
  }),
  z.strictObject({ kind: z.literal('hi') }),
  z.strictObject({ kind: z.literal('lo') }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('cash_out') }),
])
export type Step = z.output<typeof Step>

/** A round as far as it has gone. */
const MultiStepRound = z.strictObject({
  roundId: Id,
  gameCode: z.enum(STUDIO_GAMES),
  stake: z.string(),
  choices: Choices,
  /** How many steps were taken; the next one says so. */
  index: z.number().int(),
  events: z.array(GameEvent),
  done: z.boolean(),
  mayCashOut: z.boolean(),
  /** What leaving now would pay; of a round that is over, what it paid. */
  worth: z.string(),
  openedAt: Moment,
  /** When it ends by itself if nobody goes on with it: what is won is paid, and where nothing was picked the stake comes back. */
  endsAt: Moment,
  proof: z.strictObject({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.number().int() }),
})
export type MultiStepRound = z.output<typeof MultiStepRound>

export const takeStep = post('/wps/studio/rounds/{roundId}/steps', {
  summary: 'Go on with an open round, or leave it with what it is worth',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ roundId: Id }),
  body: z.strictObject({
    id: CallerId,
    /** How many steps the page has seen; another number is refused, with the round as it stands. */
    index: z.number({ error: 'invalid' }).int('invalid').min(0, 'invalid').max(1000, 'invalid'),
    step: Step,
  }),
  reply: MultiStepRound.extend({ balance: z.string() }),
  refusals: [
    'not_logged_in',
    'not_found',
    'round_closed',
    'step_stale',
    'step_not_allowed',
    'paytable_changed',
    'id_reused',
  ],
})

export const openRounds = get('/wps/studio/rounds/open', {
  summary: 'Rounds of the member that are not over, and those that ended by themselves lately',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({ open: z.array(MultiStepRound), ended: z.array(MultiStepRound) }),
  refusals: ['not_logged_in'],
})
