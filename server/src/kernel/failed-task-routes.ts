import { failedTasks, retryTask } from '@croupier/contract/console-tasks.ts'
import { doerOf, record } from './audit.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import { type FailedTask, findFailedTask, findFailedTasks, type Task, tryAgain } from './failed-task.ts'
import { Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'

/** The calls of the queue of failed tasks; trying again does the task, so they know all of them. */
export function failedTaskRoutes(tasks: readonly Task[]): readonly Route[] {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  return [route(failedTasks, readFailedTasks), route(retryTask, (deps, ask) => retry(deps, byName, ask))]
}

async function readFailedTasks(deps: Deps, { session, query }: Ask<typeof failedTasks>) {
  const { pageNo, pageSize, state, task } = query
  const filter = { brandId: session.brandId, state, task }
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await findFailedTasks(deps.db, filter, page)
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list: rows.map(taskReply) }
}

const taskReply = ({ task, key, reason, attempts, failedAt, triedAt, nextAt, doneAt, doneBy }: FailedTask) => ({
  task,
  subject: key,
  state: doneAt === null ? ('waiting' as const) : ('done' as const),
  reason,
  attempts,
  failedAt: failedAt.toISOString(),
  triedAt: triedAt.toISOString(),
  nextAt: doneAt === null ? nextAt.toISOString() : null,
  doneAt: doneAt?.toISOString() ?? null,
  doneBy,
})

/** What an operator tries again is done by the same work as ever, once, and is in the record where it is done. */
async function retry(deps: Deps, byName: ReadonlyMap<string, Task>, ask: Ask<typeof retryTask>) {
  const { session, params, body } = ask
  const one = { brandId: session.brandId, task: params.task, key: params.subject }
  const before = await findFailedTask(deps.db, one)
  const task = byName.get(params.task)
  if (!before || !task) throw new Refusal('not_found')
  if (before.doneAt !== null) throw new Refusal('task_done')
  if (!(await tryAgain(deps, task, one, `operator:${session.username}`))) {
    const after = await findFailedTask(deps.db, one)
    throw new Refusal('task_fails', { fill: { reason: after?.reason ?? before.reason } })
  }
  const subject = { type: 'failed_task', id: `${one.task} ${one.key}`, name: one.task }
  const change = { before: { state: 'waiting', attempts: before.attempts }, after: { state: 'done' } }
  const entry = { brandId: one.brandId, action: 'tasks.retry', subject, ...change, ...body }
  await inTransaction(deps.db, (tx) => record(tx, doerOf(ask), entry, deps.now()))
  return {}
}
