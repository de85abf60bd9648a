import * as contract from '@croupier/contract/betting.ts'
import { type Route, route } from '#kernel/route.ts'
import { realityCheck } from '@croupier/contract/limits.ts'
import { playedRound } from '@croupier/contract/console-rounds.ts'
import * as failed from '@croupier/contract/console-failed.ts'
import * as shortfalls from '@croupier/contract/console-shortfalls.ts'
import * as awards from '@croupier/contract/console-awards.ts'
import * as held from '@croupier/contract/console-held.ts'
import { readPlayedRound } from './desk/reads.ts'
import { paySettlement, retrySettlement, voidSettlement } from './failed-settlements/desk/end-failed.ts'
import { readFailedSettlement, readFailedSettlements } from './failed-settlements/desk/reads.ts'
import { readRound } from './reads.ts'
import { readBets } from './record/reads.ts'
import { readWinners } from './winners/reads.ts'
import { readRealityCheck } from './play-session/reads.ts'
import { collectShortfall, writeOffShortfall } from './shortfalls/desk/end-shortfall.ts'
import { readShortfall, readShortfalls } from './shortfalls/desk/reads.ts'
import { payAward, refuseAward } from './vendor/awards/decide-award.ts'
import { readHeldAward, readHeldAwards } from './vendor/awards/reads.ts'
import { returnHeld, settleHeld } from './vendor/desk/end-held.ts'
import { readHeldStake, readHeldStakes } from './vendor/desk/reads.ts'

export const routes: readonly Route[] = [
  route(contract.bets, readBets),
  route(contract.round, readRound),
  route(contract.winnerBoard, readWinners, {}),
  route(playedRound, readPlayedRound),
  route(realityCheck, readRealityCheck),
  route(held.heldStakes, readHeldStakes),
  route(held.heldStake, readHeldStake),
  route(held.settleHeld, settleHeld),
  route(held.returnHeld, returnHeld),
  route(failed.failedSettlements, readFailedSettlements),
  route(failed.failedSettlement, readFailedSettlement),
  route(failed.retrySettlement, retrySettlement),
  route(failed.paySettlement, paySettlement),
  route(failed.voidSettlement, voidSettlement),
  route(shortfalls.shortfalls, readShortfalls),
  route(shortfalls.shortfall, readShortfall),
  route(shortfalls.collectShortfall, collectShortfall),
  route(shortfalls.writeOffShortfall, writeOffShortfall),
  route(awards.heldAwards, readHeldAwards),
  route(awards.heldAward, readHeldAward),
  route(awards.payAward, payAward),
  route(awards.refuseAward, refuseAward),
]
