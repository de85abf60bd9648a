import type { Task } from '#kernel/failed-task.ts'
import { bulkAction } from './people/bulk/run-bulk.ts'
import { refreshPerson } from './people/refresh-people.ts'

export const tasks: readonly Task[] = [bulkAction, refreshPerson]
