import * as contract from '@croupier/contract/betting.ts'
import { type Route, route } from '#kernel/route.ts'
import { realityCheck } from '@croupier/contract/limits.ts'
import { playedRound } from '@croupier/contract/console-rounds.ts'
import { readPlayedRound } from './desk/reads.ts'
import { readBets, readRound, readWinners } from './reads.ts'
import { readRealityCheck } from './stay/reads.ts'

export const routes: readonly Route[] = [
  route(contract.bets, readBets),
  route(contract.round, readRound),
  route(contract.winnerBoard, readWinners),
  route(playedRound, readPlayedRound),
  route(realityCheck, readRealityCheck),
]
