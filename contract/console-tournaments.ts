import { z } from 'zod'
import { get, post, put } from './call.ts'
import { Amount, Category, Id, Moment, EmptyReply, page, paging, requiredText } from './field.ts'
import { Because } from './operator.ts'
import { METRICS } from './tournaments.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const EDIT = [...READ, 'not_found'] as const

export const TOURNAMENT_STATES = ['draft', 'announced', 'paid', 'cancelled'] as const
export const REPEATS = ['never', 'daily', 'weekly'] as const

const PRIZES_END = 10_000_000_000_000

/** What a tournament is played for and how. */
export const TournamentTerms = z.strictObject({
  names: z.record(z.string().regex(/^[a-z]{2}$/), requiredText(60)),
  metric: z.enum(METRICS),
  category: Category.nullable(),
  games: z.array(z.string().regex(/^\w{1,40}$/, 'invalid')).max(48),
  stakeMin: Amount,
  prizes: z
    .array(Amount)
    .min(1, 'required')
    .max(100)
    // Together they are paid and shown as one amount.
    .refine((prizes) => prizes.reduce((sum, prize) => sum + Number(prize), 0) < PRIZES_END, 'invalid_amount'),
  startsAt: Moment,
  endsAt: Moment,
  repeats: z.enum(REPEATS),
})
export type TournamentTerms = z.output<typeof TournamentTerms>

const DeskTournament = TournamentTerms.extend({
  id: Id,
  name: z.string(),
  currency: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  prizeTotal: z.string(),
  paidAt: Moment.nullable(),
})
export type DeskTournament = z.output<typeof DeskTournament>

export const deskTournaments = get('/wps/operator/tournaments', {
  summary: 'Tournaments of the brand, the latest end first',
  actor: 'operator',
  permission: 'tournaments.read',
  query: z.object({ state: z.enum(TOURNAMENT_STATES).optional(), ...paging(50) }),
  reply: z.strictObject(page(DeskTournament)),
  refusals: READ,
})

const ONE = z.object({ tournamentId: Id })

const Place = z.strictObject({
  rank: z.number().int(),
  memberId: Id,
  account: z.string(),
  score: z.string(),
  prize: z.string(),
})

export const deskTournament = get('/wps/operator/tournaments/{tournamentId}', {
  summary: 'A tournament as it is written down, and who leads or has won',
  actor: 'operator',
  permission: 'tournaments.read',
  params: ONE,
  reply: z.strictObject({ tournament: DeskTournament, places: z.array(Place) }),
  refusals: EDIT,
})

export const saveTournament = put('/wps/operator/tournaments/{tournamentId}', {
  summary: 'Write a draft of a tournament; members see nothing of it',
  actor: 'operator',
  permission: 'tournaments.edit',
  params: ONE,
  body: TournamentTerms.extend(Because),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...EDIT, 'invalid_amount', 'tournament_stands'],
})

export const announceTournament = post('/wps/operator/tournaments/{tournamentId}/announce', {
  summary: 'Show a draft to members: from now on its terms stand; above the brand’s limit by two people',
  actor: 'operator',
  permission: 'tournaments.announce',
  params: ONE,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: [...EDIT, 'tournament_stands', 'second_person_asked', 'approval_waiting', 'amount_above_cap'],
})

export const cancelTournament = post('/wps/operator/tournaments/{tournamentId}/cancel', {
  summary: 'Call a tournament off before it has paid; once it is announced by two people',
  actor: 'operator',
  permission: 'tournaments.announce',
  params: ONE,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: [...EDIT, 'tournament_stands', 'second_person_asked', 'approval_waiting'],
})
