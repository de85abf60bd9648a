import { z } from 'zod'
import { get, post } from './call.ts'
import { Moment, EmptyReply, page, paging, text } from './field.ts'
import { Because } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const

/** `waiting`: it is tried again by itself, and may be tried by hand; `done`: it was done after all. */
export const TASK_STATES = ['waiting', 'done'] as const

const FailedTask = z.strictObject({
  task: z.string(),
  /** What it is to be done for: a member, a deposit, a rank of a tournament. */
  subject: z.string(),
  state: z.enum(TASK_STATES),
  reason: z.string(),
  attempts: z.number().int(),
  failedAt: Moment,
  triedAt: Moment,
  /** When it is tried again by itself; null once it is done. */
  nextAt: Moment.nullable(),
  doneAt: Moment.nullable(),
  /** The clock or an operator. */
  doneBy: z.string().nullable(),
})
export type FailedTask = z.output<typeof FailedTask>

export const failedTasks = get('/wps/operator/failed-tasks', {
  summary: 'What could not be done for one while it was done for the others, the newest first',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({ state: z.enum(TASK_STATES).optional(), task: text(60).optional(), ...paging(50) }),
  reply: z.strictObject(page(FailedTask)),
  refusals: READ,
})

export const retryTask = post('/wps/operator/failed-tasks/{task}/{subject}/retry', {
  summary: 'Do now what failed before, as it was to be done',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  effect: 'execution',
  params: z.object({ task: text(60), subject: text(120) }),
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...READ, 'not_found', 'task_done', 'task_fails'],
})
