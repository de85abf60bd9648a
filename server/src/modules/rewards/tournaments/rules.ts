import type { TournamentStage } from '@croupier/contract/tournaments.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Contest, ContestProgress } from '../../betting/contests/contests.ts'
import type { RankRow, TournamentRow } from './store.ts'

const DAY_MS = 86_400_000
/** How long the last bets may take until they are left out. */
const WAIT_MS = DAY_MS
const PERIOD_MS = { daily: DAY_MS, weekly: 7 * DAY_MS }

/** What a member is told of where a tournament is. */
export function stageOf({ state, startsAt, endsAt }: TournamentRow, now: Date): TournamentStage {
  if (state === 'paid' || state === 'cancelled') return state
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'counting'
}

/** The bets that a tournament is over. */
export const contestOf = ({
  id,
  brandId,
  asset,
  startsAt,
  endsAt,
  category,
  games,
  stakeMin,
  metric,
}: TournamentRow): Contest => ({
  id,
  brandId,
  asset,
  from: startsAt,
  to: endsAt,
  category,
  games,
  stakeMin,
  metric,
})

/** Terms may be written over as long as nobody has been told of them. */
export const mayBeWritten = ({ state }: Pick<TournamentRow, 'state'>): Verdict<void> =>
  state === 'draft' ? yes(undefined) : no('tournament_stands')

/** May it be called off? What has paid stands. */
export const mayBeCancelled = ({ state }: Pick<TournamentRow, 'state'>): Verdict<void> =>
  state === 'draft' || state === 'announced' ? yes(undefined) : no('tournament_stands')

/** Has everything that counts come in and been counted, or been waited for long enough? */
export const isDecided = ({ endsAt }: TournamentRow, { countedTo, waits }: ContestProgress, now: Date): boolean =>
  countedTo !== null && countedTo > endsAt && now.getTime() >= endsAt.getTime() + (waits ? WAIT_MS : 0)

/** Give the leaders their ranks and prizes; who comes after the last prize has none. */
export const ranksOf = (
  leaders: readonly { readonly memberId: string; readonly score: bigint }[],
  prizes: readonly bigint[],
): readonly RankRow[] =>
  prizes
    .slice(0, leaders.length)
    .map((prize, index) => ({ ...(leaders[index] as (typeof leaders)[number]), rank: index + 1, prize }))

export const totalOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/** The next span of one that repeats: the first that has not ended yet. Undefined where it does not. */
export function spanAfter(
  { startsAt, endsAt, repeats }: TournamentRow,
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } | undefined {
  if (repeats === 'never') return undefined
  const period = PERIOD_MS[repeats]
  const missed = Math.max(0, Math.floor((now.getTime() - endsAt.getTime()) / period))
  const later = (at: Date) => new Date(at.getTime() + (missed + 1) * period)
  return { startsAt: later(startsAt), endsAt: later(endsAt) }
}
