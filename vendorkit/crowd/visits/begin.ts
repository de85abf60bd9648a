import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import type { StudioGame } from '@croupier/contract/studio.ts'
import { GAMES } from '../choices.ts'
import type { Guest, Visit } from '../visit.ts'
import { cashierVisit } from './cashier.ts'
import { CrashVisit } from './crash.ts'
import { lotteryVisit } from './lottery.ts'
import { studioVisit } from './studio.ts'
import { TableVisit } from './table.ts'
import { tournamentVisit } from './tournament.ts'

const BEGINNINGS: Readonly<Record<CrowdActivity, (guest: Guest) => Visit>> = {
  slots: (guest) => studioVisit(guest, { gameCode: favourite(guest, 'slots'), activity: 'slots' }),
  instant: (guest) => studioVisit(guest, { gameCode: favourite(guest, 'instant'), activity: 'instant' }),
  crash: (guest) => new CrashVisit(guest),
  tables: (guest) => new TableVisit(guest),
  tournaments: tournamentVisit,
  cashier: cashierVisit,
  lottery: lotteryVisit,
}

/** Begin something of a kind. */
export const beginVisit = (guest: Guest, activity: CrowdActivity): Visit => BEGINNINGS[activity](guest)

/** Everybody has three games of a kind, and goes back to them. */
function favourite({ random, number }: Guest, kind: keyof typeof GAMES): StudioGame {
  const games = GAMES[kind]
  return games[(number * 3 + random.below(3)) % games.length] ?? 'DICE'
}
