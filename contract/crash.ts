import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, text } from './field.ts'

/** Multipliers are texts with two decimals: `2.00`. */
const Multiplier = z.string()

/**
 * Where a shared round is: bets are taken; it flies, and nobody knows how far; it has crashed; or the house could not carry it
 * on, and every stake that was still in the air has come back.
 */
const CrashPhase = z.enum(['betting', 'running', 'crashed', 'void'])

const CrashBet = z.strictObject({
  /** Tells the bets of a round apart; their ids are shown to nobody but who placed them. */
  number: z.number().int(),
  /** Masked; the own name is not among others' bets. */
  player: z.string(),
  stake: z.string(),
  /** Where it left, once it has. */
  leftAt: Multiplier.nullable(),
  payout: z.string().nullable(),
})

const CrashRound = z.strictObject({
  roundId: Id,
  number: z.number().int(),
  phase: CrashPhase,
  /** Betting ends and the flight begins. */
  startsAt: Moment,
  /** Once it is over: where, its hash, and when the next one opens. */
  point: Multiplier.nullable(),
  hash: z.string().nullable(),
  nextAt: Moment.nullable(),
  /** How many play, what they stake, and those with the most. Trial players are among their own. */
  players: z.number().int(),
  staked: z.string(),
  bets: z.array(CrashBet),
})

const Past = z.strictObject({
  roundId: Id,
  number: z.number().int(),
  /** Null of a round that was given back. */
  point: Multiplier.nullable(),
  endedAt: Moment,
})

const OwnBet = z.strictObject({
  betId: Id,
  /** The same among everybody’s bets of the round. */
  number: z.number().int(),
  roundId: Id,
  stake: z.string(),
  autoAt: Multiplier.nullable(),
  /** `settling`: it is decided, but could not be paid or returned yet. */
  state: z.enum(['placed', 'settling', 'cancelled', 'left', 'lost', 'returned']),
  leftAt: Multiplier.nullable(),
  payout: z.string(),
  balance: z.string(),
})

export const crashTable = get('/wps/studio/crash', {
  summary: 'The shared crash round as it stands, with everybody’s bets, the own ones and the last rounds',
  actor: 'anyone',
  whileRestrained: true,
  reply: z.strictObject({
    /** Null until the first round opens. */
    round: CrashRound.nullable(),
    /** The server's clock, which alone decides. */
    now: Moment,
    mine: z.array(OwnBet),
    past: z.array(Past),
    /** What is published of the chain: its last link and the salt that was fixed after it. */
    chain: z.strictObject({ head: z.string(), links: z.number().int(), salt: z.string() }).nullable(),
  }),
  refusals: ['game_closed'],
})

export const placeCrashBet = post('/wps/studio/crash/bets', {
  summary: 'Bet on the round that takes bets; two at most',
  actor: 'account',
  limit: 'money',
  body: z.strictObject({
    id: CallerId,
    roundId: Id,
    stake: Amount,
    /** Leave by itself at this multiplier, whether the page is there or not. */
    autoAt: z
      .string({ error: 'invalid' })
      .regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid')
      .optional(),
    paytableVersion: text(40).optional(),
    /** The money that the page shows. */
    currency: text(8).optional(),
  }),
  reply: OwnBet,
  refusals: [
    'not_logged_in',
    'not_found',
    'bets_closed',
    'bets_full',
    'insufficient_funds',
    'stake_too_small',
    'stake_too_large',
    'stake_not_multiple',
    'paytable_changed',
    'money_changed',
    'limit_reached',
    'game_closed',
    'bets_paused',
    'id_reused',
  ],
})

export const cancelCrashBet = post('/wps/studio/crash/bets/{betId}/cancel', {
  summary: 'Take a bet back before the round starts; the stake returns',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ betId: Id }),
  reply: OwnBet,
  refusals: ['not_logged_in', 'not_found', 'bets_closed'],
})

export const leaveCrash = post('/wps/studio/crash/bets/{betId}/cashout', {
  summary: 'Leave the flight now: the moment at which the server hears of it decides',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ betId: Id }),
  reply: OwnBet,
  refusals: ['not_logged_in', 'not_found', 'step_not_allowed', 'cash_out_late', 'bet_not_open'],
})

export const crashRound = get('/wps/studio/crash/rounds/{roundId}', {
  summary: 'One round of the past with what proves it: its link of the chain, the salt and the link after it',
  actor: 'anyone',
  whileRestrained: true,
  params: z.object({ roundId: Id }),
  reply: z.strictObject({
    roundId: Id,
    number: z.number().int(),
    point: Multiplier,
    hash: z.string(),
    /** SHA-256 of the hash: the link of the round before, and at last the published one. */
    linkAfter: z.string(),
    /** How many times the hash is hashed to the published last link. */
    toHead: z.number().int(),
    head: z.string(),
    salt: z.string(),
    profile: z.number().int(),
    startedAt: Moment,
  }),
  refusals: ['not_found'],
})
