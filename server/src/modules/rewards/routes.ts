import { freePlay } from '@croupier/contract/mfa.ts'
import * as desk from '@croupier/contract/console-tournaments.ts'
import { pots } from '@croupier/contract/pots.ts'
import * as contract from '@croupier/contract/tournaments.ts'
import { type Route, route } from '#kernel/route.ts'
import { readPots } from './pots/reads.ts'
import { startTrial } from './start-trial.ts'
import { announceTournament, cancelTournament, saveTournament } from './tournaments/edit-tournament.ts'
import { readDeskTournament, readDeskTournaments, readTournament, readTournaments } from './tournaments/reads.ts'

export const routes: readonly Route[] = [
  route(freePlay, startTrial),
  route(pots, readPots, {}),
  route(contract.tournaments, readTournaments, {}),
  route(contract.tournament, readTournament),
  route(desk.deskTournaments, readDeskTournaments),
  route(desk.deskTournament, readDeskTournament),
  route(desk.saveTournament, saveTournament),
  route(desk.announceTournament, announceTournament),
  route(desk.cancelTournament, cancelTournament),
]
