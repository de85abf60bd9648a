import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, Id, Moment } from './field.ts'
import { SlotEvent } from './slots.ts'

export const STUDIO_GAMES = ['DICE', 'LUCKY_TWENTY'] as const
export type StudioGame = (typeof STUDIO_GAMES)[number]

const DiceChoices = z.strictObject({
  target: z.string({ error: 'invalid' }).regex(/^\d{1,2}(\.\d{1,2})?$/, 'invalid'),
  over: z.boolean(),
})
const LuckyTwentyChoices = z.strictObject({})

export const Choices = z.union([DiceChoices, LuckyTwentyChoices])

/** What a page plays, in order. One kind, one shape; money as decimal strings, odds with four decimals. */
export const GameEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rolled'),
    roll: z.string(),
    target: z.string(),
    over: z.boolean(),
    multiplier: z.string(),
    won: z.boolean(),
  }),
  SlotEvent,
])
export type GameEvent = z.output<typeof GameEvent>

export const playRound = post('/wps/studio/rounds', {
  summary: 'Play one round of an in-house game: bet, outcome and settlement in one step',
  actor: 'account',
  limit: 'money',
  body: z.discriminatedUnion('gameCode', [
    z.strictObject({ id: Id, gameCode: z.literal('DICE'), stake: Amount, choices: DiceChoices }),
    z.strictObject({ id: Id, gameCode: z.literal('LUCKY_TWENTY'), stake: Amount, choices: LuckyTwentyChoices }),
  ]),
  reply: z.strictObject({
    roundId: Id,
    /** All that the round paid, the pot included where it fell. */
    payout: z.string(),
    balance: z.string(),
    events: z.array(GameEvent),
    proof: z.strictObject({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.number().int() }),
  }),
  refusals: [
    'not_logged_in',
    'insufficient_funds',
    'stake_too_small',
    'stake_too_large',
    'stake_not_multiple',
    'limit_reached',
    'play_too_fast',
    'game_closed',
    'id_reused',
  ],
})

const Seeds = z.strictObject({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.number().int(),
  nextServerSeedHash: z.string(),
  committedAt: Moment,
  revealed: z.array(
    z.strictObject({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      rounds: z.number().int(),
      revealedAt: Moment,
    }),
  ),
})

export const seeds = get('/wps/studio/seeds', {
  summary: 'The committed seeds and those revealed so far',
  actor: 'account',
  reply: Seeds,
  refusals: ['not_logged_in'],
})

export const rotateSeeds = post('/wps/studio/seeds/rotate', {
  summary: 'Reveal the server seed, take the committed next one, optionally with a new client seed',
  actor: 'account',
  body: z.strictObject({
    id: Id,
    clientSeed: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid')
      .optional(),
  }),
  reply: Seeds,
  refusals: ['not_logged_in', 'id_reused'],
})

/** What a game's screen must know before the first round. */
export const studioGame = get('/wps/studio/games/{gameCode}', {
  summary: 'Limits, return and rules of an in-house game, with the pot where it has one',
  actor: 'anyone',
  params: z.object({ gameCode: z.enum(STUDIO_GAMES) }),
  reply: z.strictObject({
    gameCode: z.enum(STUDIO_GAMES),
    name: z.string(),
    vendor: z.string(),
    open: z.boolean(),
    /** Return to player in per cent, four decimals, over all outcomes; for dice the profile's. */
    rtp: z.string(),
    profile: z.number().int(),
    paytableVersion: z.string(),
    stakeMin: z.string(),
    stakeMax: z.string(),
    stakeStep: z.string(),
    payoutCap: z.string(),
    pot: z.string().nullable(),
    jackpotSize: z.string().nullable(),
    pace: z.strictObject({ cycleMs: z.number().int(), turbo: z.boolean(), auto: z.boolean(), instant: z.boolean() }),
  }),
  refusals: ['not_found'],
})
