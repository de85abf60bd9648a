import * as stepped from '@croupier/contract/stepped.ts'
import * as contract from '@croupier/contract/studio.ts'
import { type Route, route } from '#kernel/route.ts'
import { playRound } from './play-round.ts'
import { readGame, readSeeds } from './reads.ts'
import { rotateSeeds } from './rotate-seeds.ts'
import { readOpenRounds } from './stepped/reads.ts'
import { takeStep } from './stepped/take-step.ts'

export const routes: readonly Route[] = [
  route(contract.playRound, playRound),
  route(stepped.takeStep, takeStep),
  route(stepped.openRounds, readOpenRounds),
  route(contract.seeds, readSeeds),
  route(contract.rotateSeeds, rotateSeeds),
  route(contract.studioGame, readGame),
]
