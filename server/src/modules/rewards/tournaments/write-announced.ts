import type { Tx } from '#kernel/database.ts'
import { openContest } from '#modules/betting/contests/contests.ts'
import { contestOf } from './rules.ts'
import * as store from './store.ts'

/** Write a tournament down as one that members know of: from now on it is kept who leads. */
export async function writeAnnounced(tx: Tx, terms: Omit<store.TournamentRow, 'state' | 'paidAt'>): Promise<void> {
  const tournament = { ...terms, state: 'announced', paidAt: null } as const
  await store.saveTournament(tx, tournament)
  await openContest(tx, contestOf(tournament))
}
