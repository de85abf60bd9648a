import type { Task } from '#kernel/failed-task.ts'
import { creditNewcomer } from './credit-newcomers.ts'
import { fundTrial, takeBackTrial } from './fund-trials.ts'
import { payFall } from './pots/feed-pots.ts'
import { payPrize } from './tournaments/prizes.ts'
import { finishTournament } from './tournaments/finish-tournaments.ts'

export const tasks: readonly Task[] = [creditNewcomer, fundTrial, takeBackTrial, finishTournament, payPrize, payFall]
