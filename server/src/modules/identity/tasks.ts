import type { Task } from '#kernel/failed-task.ts'
import { closeTrial } from './trial/sweep-trials.ts'

export const tasks: readonly Task[] = [closeTrial]
