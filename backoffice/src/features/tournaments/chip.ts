import type { DeskTournament } from '@croupier/contract/console-tournaments.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import type { Status } from '../../kit/status.tsx'

/** How a tournament stands, in the words that every screen uses. */
export function chipOf({ state, startsAt, endsAt }: DeskTournament): Status {
  if (state === 'draft') return 'new'
  if (state === 'paid') return 'paid'
  if (state === 'cancelled') return 'withdrawn'
  const now = serverNow()
  if (now < Date.parse(startsAt)) return 'open'
  return now < Date.parse(endsAt) ? 'running' : 'waiting'
}
