import { isSpent } from '@croupier/engine/tables/source.ts'
import type { Spot, TableGame } from '@croupier/engine/tables/table-game.ts'
import type { TablePace } from '../../../brand/table-pace/table-pace.ts'
import type { AnswerRow } from '../answers/store.ts'
import type { RoundRow } from '../store.ts'
import type { Deal } from './deal.ts'
import { questionStateOf, shownMs } from './rules.ts'

/** A round after a step, when the next one is due, and what is revealed of its shoe. */
export interface Transition {
  readonly after: RoundRow
  readonly dueAt: Date
  readonly shoe?: { readonly taken: number; readonly hash: string | null }
}

/** By what a round is taken further. */
export interface DealingTerms {
  readonly game: TableGame
  readonly pace: TablePace
  readonly given: readonly AnswerRow[]
  readonly now: Date
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** No bets are taken any more; the guard lets those come in that are on their way. */
export const closed = (round: RoundRow, { pace, now }: Pick<DealingTerms, 'pace' | 'now'>): Transition => {
  const dueAt = later(now, pace.guardMs)
  return { after: { ...round, phase: 'closed', phaseEndsAt: dueAt, times: stamped(round, 'closed', now) }, dueAt }
}

/** Before the first card: who is dealt to. */
export const withSeats = (round: RoundRow, spots: readonly Spot[]): RoundRow => {
  if (round.phase !== 'closed') return round
  const laid = new Set(Object.values(round.totals).flatMap((of) => Object.keys(of)))
  const seats = new Set(spots.flatMap(({ key, seat }) => (seat !== undefined && laid.has(key) ? [seat] : [])))
  return { ...round, dealtTo: [...seats].toSorted((a, b) => a - b) }
}

/** The next thing to be seen of a round: an event, a question, what was answered, or its outcome. */
export function dealOn(round: RoundRow, { stage, taken, hash }: Deal, terms: DealingTerms): Transition {
  const { game, pace, given, now } = terms
  const dealing: RoundRow = {
    ...round,
    phase: 'dealing',
    phaseEndsAt: null,
    times: round.phase === 'dealing' ? round.times : stamped(round, 'dealing', now),
  }
  const next = stage.events[round.events.length]
  if (next)
    return {
      after: { ...dealing, question: null, events: [...round.events, { ...next, at: now.toISOString() }] },
      dueAt: later(now, shownMs(next.takes, pace)),
    }
  if (stage.asks) {
    const { asks } = stage
    const asking = questionStateOf(asks, round, given, now)
    if (asking.kind === 'answered')
      return { after: { ...dealing, question: null, answers: [...round.answers, asking.answer] }, dueAt: now }
    if (asking.kind === 'wait') {
      const dueAt = new Date(round.question?.until ?? now)
      return { after: dealing, dueAt }
    }
    const dueAt = later(now, asks.of === 'seats' ? pace.decideAllMs : pace.decideMs)
    const question = {
      ...asks,
      until: dueAt.toISOString(),
      ...(asking.kind === 'renew' ? { renewed: true as const } : {}),
    }
    return { after: { ...dealing, question, phaseEndsAt: dueAt }, dueAt }
  }
  const { result } = stage
  if (result === undefined) throw new Error(`round ${round.code} has neither a question nor an outcome`)
  const over = !game.deck || isSpent(game.deck, taken)
  return {
    after: {
      ...dealing,
      phase: 'result',
      question: null,
      result,
      won: wonBy(game, result, round.paytable),
      summary: game.summary(result),
      endedAt: now,
      times: stamped(round, 'result', now),
    },
    dueAt: now,
    shoe: { taken, hash: over ? hash : null },
  }
}

/** The spots that won: of one that depends on another, as if that had been bet. */
function wonBy(game: TableGame, result: unknown, paytable: string): readonly string[] {
  const spots = game.spots(paytable)
  const every = new Set(spots.map(({ key }) => key))
  return spots.filter(({ key }) => game.judge(result, key, paytable, every).numerator > 0n).map(({ key }) => key)
}

/** Everybody is paid, or has their stake back: shown for a while, then the next round opens. */
export const settled = (round: RoundRow, { pace, now }: Pick<DealingTerms, 'pace' | 'now'>): Transition => {
  const dueAt = new Date(Math.max(now.getTime(), (round.endedAt ?? now).getTime() + pace.resultMs))
  const phase = round.phase === 'void' ? 'void' : 'settled'
  return {
    after: { ...round, phase, phaseEndsAt: dueAt, settledAt: now, times: stamped(round, 'settled', now) },
    dueAt,
  }
}

/** It cannot be finished: every stake is returned, and its shoe is over. */
export const voided = (round: RoundRow, now: Date): Transition => ({
  after: {
    ...round,
    phase: 'void',
    phaseEndsAt: null,
    question: null,
    endedAt: now,
    times: stamped(round, 'void', now),
  },
  dueAt: now,
})

const stamped = ({ times }: RoundRow, what: string, now: Date) => ({ ...times, [what]: now.toISOString() })
