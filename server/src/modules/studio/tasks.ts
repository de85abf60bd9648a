import type { Task } from '#kernel/failed-task.ts'
import { noteSettlement } from './note-settlements.ts'
import { endRound, interruptRound } from './multi-step/auto-settle-abandoned.ts'

export const tasks: readonly Task[] = [noteSettlement, interruptRound, endRound]
