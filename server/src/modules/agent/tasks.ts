import type { Task } from '#kernel/failed-task.ts'
import { giveNewcomer } from './rebates/give-newcomers.ts'

export const tasks: readonly Task[] = [giveNewcomer]
