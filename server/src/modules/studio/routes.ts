import * as deskCrash from '@croupier/contract/console-crash.ts'
import * as deskRounds from '@croupier/contract/console-table-rounds.ts'
import * as desk from '@croupier/contract/console-tables.ts'
import * as crash from '@croupier/contract/crash.ts'
import * as favourites from '@croupier/contract/favourites.ts'
import * as multiStep from '@croupier/contract/multi-step-rounds.ts'
import * as contract from '@croupier/contract/studio.ts'
import * as tableAnswers from '@croupier/contract/table-answers.ts'
import * as rounds from '@croupier/contract/table-rounds.ts'
import * as tables from '@croupier/contract/tables.ts'
import { type Route, route } from '#kernel/route.ts'
import { cancelBet } from './crash/cancel-bet.ts'
import { cashOut } from './crash/cash-out.ts'
import { placeBet } from './crash/place-bet.ts'
import { readRound, readTable } from './crash/reads.ts'
import { playRound } from './play-round.ts'
import { readGame, readSeeds } from './reads.ts'
import { rotateSeeds } from './rotate-seeds.ts'
import { readOpenRounds } from './multi-step/reads.ts'
import { takeStep } from './multi-step/take-step.ts'
import { answer } from './tables/answers/answer.ts'
import { limitTable, switchTable } from './tables/desk/change-table.ts'
import * as deskReads from './tables/desk/reads.ts'
import * as deskRoundReads from './tables/desk/rounds/reads.ts'
import { createTable, saveTable, sortTables } from './tables/desk/edit-tables.ts'
import { resettleRound, voidRound } from './tables/desk/resettle-round.ts'
import { readDeskCrash } from './crash/desk/reads.ts'
import { voidCrashRound } from './crash/desk/void-round.ts'
import { addFavourite, removeFavourite } from './tables/favourites/change-favourites.ts'
import { placeBets } from './tables/place-bets.ts'
import * as tableReads from './tables/reads.ts'
import { takeSeat } from './tables/seats/take-seat.ts'
import { undoBets } from './tables/undo-bets.ts'

export const routes: readonly Route[] = [
  route(contract.playRound, playRound),
  route(multiStep.takeStep, takeStep),
  route(multiStep.openRounds, readOpenRounds),
  route(crash.crashTable, readTable),
  route(crash.placeCrashBet, placeBet),
  route(crash.cancelCrashBet, cancelBet),
  route(crash.leaveCrash, cashOut),
  route(crash.crashRound, readRound),
  route(tables.liveTables, tableReads.readTables, {}),
  route(tables.liveTable, tableReads.readTable),
  route(rounds.tableRound, tableReads.readRound),
  route(rounds.tableShoe, tableReads.readShoe),
  route(tables.placeTableBets, placeBets),
  route(tables.undoTableBets, undoBets),
  route(tableAnswers.answerTable, answer),
  route(tableAnswers.takeSeat, takeSeat),
  route(favourites.addTableFavourite, addFavourite),
  route(favourites.removeTableFavourite, removeFavourite),
  route(desk.deskTables, deskReads.readTables),
  route(desk.deskTable, deskReads.readTable),
  route(desk.tableTypes, deskReads.readTableTypes),
  route(desk.createTable, createTable),
  route(desk.saveTable, saveTable),
  route(desk.sortTables, sortTables),
  route(deskRounds.deskTableRounds, deskRoundReads.readRounds),
  route(deskRounds.deskTableRound, deskRoundReads.readRound),
  route(deskRounds.deskTableEffect, deskRoundReads.readEffect),
  route(deskRounds.deskTableBets, deskRoundReads.readRoundBets),
  route(desk.switchTable, switchTable),
  route(desk.limitTable, limitTable),
  route(deskRounds.voidTableRound, voidRound),
  route(deskRounds.resettleTableRound, resettleRound),
  route(deskCrash.deskCrash, readDeskCrash),
  route(deskCrash.voidCrashRound, voidCrashRound),
  route(contract.seeds, readSeeds),
  route(contract.rotateSeeds, rotateSeeds),
  route(contract.studioGame, readGame),
]
