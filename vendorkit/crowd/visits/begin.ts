import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import type { StudioGame } from '@croupier/contract/studio.ts'
import { GAMES } from '../choices.ts'
import type { Guest, Visit } from '../visit.ts'
import { studioVisit } from './studio.ts'

/** Begin something of a kind; undefined where there is nothing of it for this player. */
export function beginVisit(guest: Guest, activity: CrowdActivity): Visit | undefined {
  if (activity === 'slots' || activity === 'instant') return studioVisit(guest, favourite(guest, activity), activity)
  return undefined
}

/** Everybody has three games of a kind, and goes back to them. */
function favourite({ random, number }: Guest, kind: keyof typeof GAMES): StudioGame {
  const games = GAMES[kind]
  const own = (number * 3 + random.below(3)) % games.length
  return games[own] ?? 'DICE'
}
