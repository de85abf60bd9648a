import * as contract from '@croupier/contract/betting.ts'
import { type Route, route } from '#kernel/route.ts'
import { realityCheck } from '@croupier/contract/limits.ts'
import { readBets, readRound, readWinners } from './reads.ts'
import { readRealityCheck } from './stay/reads.ts'

export const routes: readonly Route[] = [
  route(contract.bets, readBets),
  route(contract.round, readRound),
  route(contract.winnerBoard, readWinners),
  route(realityCheck, readRealityCheck),
]
