import type { DeskTournament, TournamentTerms } from '@croupier/contract/console-tournaments.ts'
import { fieldOf, momentOf } from './zoned.ts'

/** A tournament as it is typed. */
export interface TournamentDraft {
  readonly names: Readonly<Record<string, string>>
  readonly metric: TournamentTerms['metric']
  /** Empty for every category. */
  readonly category: string
  /** Codes, with commas between them. */
  readonly games: string
  readonly stakeMin: string
  /** A line a rank. */
  readonly prizes: string
  readonly startsAt: string
  readonly endsAt: string
  readonly repeats: TournamentTerms['repeats']
}

const DAY_MS = 86_400_000

/** What a new one begins with: tomorrow, for a day. */
export const emptyDraft = (now: number, timeZone: string): TournamentDraft => {
  const midnight = `${fieldOf(new Date(now + DAY_MS).toISOString(), timeZone).slice(0, 10)}T00:00`
  const after = new Date(Date.parse(momentOf(midnight, timeZone)) + DAY_MS).toISOString()
  return {
    names: {},
    metric: 'turnover',
    category: '',
    games: '',
    stakeMin: '',
    prizes: '',
    startsAt: midnight,
    endsAt: fieldOf(after, timeZone),
    repeats: 'never',
  }
}

export const draftOf = (one: DeskTournament, timeZone: string): TournamentDraft => ({
  names: one.names,
  metric: one.metric,
  category: one.category ?? '',
  games: one.games.join(', '),
  stakeMin: one.stakeMin,
  prizes: one.prizes.join('\n'),
  startsAt: fieldOf(one.startsAt, timeZone),
  endsAt: fieldOf(one.endsAt, timeZone),
  repeats: one.repeats,
})

const listed = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '')

/** What is sent of it; what makes no sense is for the server to say. */
export const termsOf = (draft: TournamentDraft, timeZone: string): TournamentTerms => ({
  names: Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name.trim() !== '')),
  metric: draft.metric,
  category: (draft.category || null) as TournamentTerms['category'],
  games: listed(draft.games).map((code) => code.toUpperCase()),
  stakeMin: draft.stakeMin,
  prizes: listed(draft.prizes),
  startsAt: momentOf(draft.startsAt, timeZone),
  endsAt: momentOf(draft.endsAt, timeZone),
  repeats: draft.repeats,
})
