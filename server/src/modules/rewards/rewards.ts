import type { Tx } from '#kernel/database.ts'
import { lockTournament, type TournamentRow } from './tournaments/store.ts'
import { writeAnnounced } from './tournaments/write-announced.ts'

export type Tournament = Omit<TournamentRow, 'state' | 'paidAt'>

/** Announce a tournament, unless it was written down before. */
export async function openTournament(tx: Tx, tournament: Tournament): Promise<void> {
  if (await lockTournament(tx, tournament.id)) return
  await writeAnnounced(tx, tournament)
}
