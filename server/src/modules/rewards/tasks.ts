import type { Task } from '#kernel/failed-task.ts'
import { creditNewcomer } from './credit-newcomers.ts'
import { payFall } from './pots/feed-pots.ts'
import { payPrize } from './tournaments/prizes.ts'
import { takeBackTrial } from './take-back-trials.ts'
import { finishTournament } from './tournaments/finish-tournaments.ts'

export const tasks: readonly Task[] = [creditNewcomer, takeBackTrial, finishTournament, payPrize, payFall]
