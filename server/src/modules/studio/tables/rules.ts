import { spotOfOption } from '@croupier/engine/tables/table-game.ts'
import type { Question, Spot } from '@croupier/engine/tables/table-game.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { AnswerRow } from './answers/store.ts'
import type { BetRow } from './bets/store.ts'
import type { RoundRow } from './store.ts'
import { ownOn } from './totals.ts'

/** So long before betting ends nothing can be undone any more. */
const UNDO_GUARD_MS = 1000

/** Until when bets may be undone; null where they may not. */
export const undoUntil = (round: Pick<RoundRow, 'closesAt'>, { undo }: { readonly undo: boolean }): Date | null =>
  undo ? new Date(round.closesAt.getTime() - UNDO_GUARD_MS) : null

/** An answer as it is given. */
export interface GivenAnswer {
  readonly kind: string
  readonly option: string
  readonly seat?: number | undefined
}

/** What an answer lays: on which spot and how much, in the stake of one; nothing where it only says something. */
export interface AcceptedAnswer {
  readonly seat: number
  readonly place: number
  readonly lays: { readonly spot: Spot; readonly stake: bigint } | undefined
}

/** May this member say this now, and what does it cost? */
export function answerTo(
  round: RoundRow,
  { kind, option, seat = 0 }: GivenAnswer,
  own: { readonly bets: readonly BetRow[]; readonly answers: readonly AnswerRow[]; readonly spots: readonly Spot[] },
  now: Date,
): Verdict<AcceptedAnswer> {
  const { question } = round
  if (round.phase === 'result' || round.phase === 'settled') return no('answer_late')
  if (round.phase !== 'dealing' || question?.kind !== kind || !question.options.includes(option))
    return no('step_not_allowed')
  if (!isAsked(question, seat) || !hasStakeIn(seat, own)) return no('step_not_allowed')
  const place = round.answers.length
  if (own.answers.some((one) => one.kind === kind && one.seat === seat && one.place === place))
    return no('step_not_allowed')
  if (now.getTime() >= Date.parse(question.until)) return no('answer_late')
  const key = spotOfOption(question, option, seat)
  if (key === undefined) return yes({ seat, place, lays: undefined })
  const spot = own.spots.find((one) => one.key === key)
  if (!spot?.follows) return no('step_not_allowed')
  const { times } = spot.follows
  const stake = timesFloor(ownOn(own.bets, spot.follows.spot), times.numerator, times.denominator)
  return stake > 0n ? yes({ seat, place, lays: { spot, stake } }) : no('step_not_allowed')
}

/** Seat 0 is everybody who has bet. */
const isAsked = ({ of, seat = 0, seats = [] }: Question, by: number): boolean =>
  of === 'seats' ? seats.includes(by) : seat === by

const hasStakeIn = (
  seat: number,
  { bets, spots }: { readonly bets: readonly BetRow[]; readonly spots: readonly Spot[] },
): boolean => spots.some((spot) => (seat === 0 || spot.seat === seat) && ownOn(bets, spot.key) > 0n)
