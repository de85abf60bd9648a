import { z } from 'zod'
import { get } from './call.ts'
import { Category, Id, Moment } from './field.ts'

export const METRICS = ['turnover', 'multiplier'] as const
export type Metric = (typeof METRICS)[number]

/** `counting`: it has ended and waits for its last bets. */
export const TournamentStage = z.enum(['coming', 'running', 'counting', 'paid', 'cancelled'])
export type TournamentStage = z.output<typeof TournamentStage>

export const Tournament = z.strictObject({
  id: Id,
  name: z.string(),
  metric: z.enum(METRICS),
  /** Null where every category counts. */
  category: Category.nullable(),
  /** Empty where every game of it counts. */
  games: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  currency: z.string(),
  stakeMin: z.string(),
  /** By rank. */
  prizes: z.array(z.string()),
  prizeTotal: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  stage: TournamentStage,
})
export type Tournament = z.output<typeof Tournament>

/** A place on the board: turnover as an amount, a multiplier with two decimals. */
export const TournamentPosition = z.strictObject({
  rank: z.number().int(),
  player: z.string(),
  own: z.boolean(),
  score: z.string(),
  prize: z.string().nullable(),
})
export type TournamentPosition = z.output<typeof TournamentPosition>

export const tournaments = get('/wps/rewards/tournaments', {
  summary: 'Tournaments that run, come, or have ended lately',
  actor: 'anyone',
  reply: z.strictObject({ list: z.array(Tournament) }),
  refusals: [],
})

export const tournament = get('/wps/rewards/tournaments/{tournamentId}', {
  summary: 'A tournament with its board, names masked, and where the asker stands',
  actor: 'anyone',
  params: z.object({ tournamentId: Id }),
  reply: z.strictObject({
    tournament: Tournament,
    board: z.array(TournamentPosition),
    players: z.number().int(),
    /** Null for guests and for who has no bet in it. */
    own: TournamentPosition.nullable(),
    at: Moment,
  }),
  refusals: ['not_found'],
})
