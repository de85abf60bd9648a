import { sql } from 'kysely'
import { arrayOf, texts } from './array.ts'
import { backOffMs } from './back-off.ts'
import type { Db, Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { inParts } from './in-parts.ts'
import { warnRepeated } from './repeated-warning.ts'

/** What a task is done for. */
export interface Subject {
  readonly brandId: number
  /** An id, or what else names it within the task. */
  readonly key: string
}

/** Work that is done for many: whole or not at all, and done before, it is done no second time. */
export interface Task {
  readonly name: string
  readonly work: (tx: Tx, deps: Deps, subjects: readonly Subject[]) => Promise<void>
}

export interface FailedTask extends Subject {
  readonly task: string
  readonly reason: string
  readonly attempts: number
  readonly failedAt: Date
  readonly triedAt: Date
  readonly nextAt: Date
  readonly doneAt: Date | null
  /** The clock or an operator. */
  readonly doneBy: string | null
}

/** What failed is tried again within a minute at first, then within an hour at most. */
const TRIES = { firstMs: 60_000, mostMs: 3_600_000 } as const
const AT_ONCE = 100
const KEPT_MS = 30 * 86_400_000

/**
 * Do a task for many, together. What fails for one is set aside with its reason and tried again later; the others are done.
 * Those that are set aside already wait for their turn.
 */
export const doTogether = (deps: Deps, task: Task, subjects: readonly Subject[]): Promise<void> =>
  doBy(deps, task, subjects, Math.max(1, subjects.length))

/** The same for each in a transaction of its own: none waits for locks of another. */
export const doEach = (deps: Deps, task: Task, subjects: readonly Subject[]): Promise<void> =>
  doBy(deps, task, subjects, 1)

async function doBy(deps: Deps, task: Task, subjects: readonly Subject[], size: number): Promise<void> {
  if (subjects.length === 0) return
  const aside = new Set(await keysAside(deps.db, task))
  const due = subjects.filter(({ key }) => !aside.has(key))
  for (let from = 0; from < due.length; from += size)
    await inParts(deps.db, due.slice(from, from + size), {
      work: (tx, part) => task.work(tx, deps, part),
      async setAside(tx, subject, reason) {
        await setAside(tx, deps, task, { ...subject, reason })
        warnRepeated(deps, { err: reason, task: task.name }, 'a task failed for one; it is set aside')
      },
    })
}

/** Set one aside that has failed: it is tried again in a while. */
export const setAside = (
  tx: Tx,
  deps: Deps,
  task: Pick<Task, 'name'>,
  failed: Subject & { readonly reason: string },
): Promise<void> => insertFailed(tx, deps, task, [failed])

/** Set all of these aside, to be tried one by one as soon as possible. */
export const deferAll = (tx: Tx, deps: Deps, task: Task, subjects: readonly Subject[], reason: string): Promise<void> =>
  insertFailed(
    tx,
    deps,
    task,
    subjects.map((one) => ({ ...one, reason })),
    0,
  )

/** Which of a task wait to be tried again: a search for what is due leaves them out, so that they crowd out nobody. */
export async function keysAside(db: Db, { name }: Pick<Task, 'name'>): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select subject as key from kernel.failed_task where task = ${name} and done_at is null`.execute(db)
  return rows.map(({ key }) => key)
}

/** Try again what is due of these tasks, one by one. */
export async function retryTasks(deps: Deps, tasks: readonly Task[]): Promise<void> {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  for (;;) {
    const due = await findDue(deps.db, [...byName.keys()], deps.now())
    for (const row of due) {
      const task = byName.get(row.task)
      if (task) await tryAgain(deps, task, row, 'clock')
    }
    if (due.length < AT_ONCE) return
  }
}

/**
 * Try one; whether it is done. What fails again is noted with its reason and waits for longer. With the `attempts` that were seen it is
 * left alone where somebody else has tried it since.
 */
export async function tryAgain(
  deps: Deps,
  task: Task,
  subject: Subject & { readonly attempts?: number },
  by: string,
): Promise<boolean> {
  let isDone = true
  let attempts: number | undefined
  await inParts(deps.db, [subject], {
    async work(tx) {
      const row = await lockFailed(tx, task.name, subject.key)
      if (row === undefined || row.doneAt !== null || row.attempts !== (subject.attempts ?? row.attempts)) return
      attempts = row.attempts
      await task.work(tx, deps, [{ brandId: row.brandId, key: row.key }])
      await sql`
        update kernel.failed_task set done_at = ${deps.now()}::timestamptz, done_by = ${by}, tried_at = ${deps.now()}::timestamptz
        where task = ${task.name} and subject = ${subject.key}`.execute(tx)
    },
    async setAside(tx, _, reason) {
      isDone = false
      await noteFailure(tx, deps, task, { key: subject.key, attempts, reason })
      warnRepeated(deps, { err: reason, task: task.name, subject: subject.key }, 'a task failed again')
    },
  })
  return isDone
}

interface Failure {
  readonly key: string
  /** How often it had failed before. */
  readonly attempts: number | undefined
  readonly reason: string
}

/** Several who try the same at once have failed once: it waits no longer for their number. */
async function noteFailure(tx: Tx, deps: Deps, { name }: Task, { key, attempts, reason }: Failure): Promise<void> {
  const row = await lockFailed(tx, name, key)
  if (row === undefined || row.doneAt !== null || row.attempts !== attempts) return
  const now = deps.now()
  const nextAt = new Date(now.getTime() + backOffMs(deps.random, row.attempts + 1, TRIES))
  await sql`
    update kernel.failed_task
    set attempts = attempts + 1, reason = ${reason}, tried_at = ${now}::timestamptz, next_at = ${nextAt}::timestamptz
    where task = ${name} and subject = ${key}`.execute(tx)
}

interface NewFailedTask extends Subject {
  readonly reason: string
}

/** Write down what failed; what was done after an earlier failure and fails anew waits again. */
async function insertFailed(
  tx: Tx,
  deps: Deps,
  { name }: Pick<Task, 'name'>,
  failed: readonly NewFailedTask[],
  waitMs = backOffMs(deps.random, 1, TRIES),
): Promise<void> {
  const now = deps.now()
  await sql`
    insert into kernel.failed_task (task, subject, brand_id, reason, failed_at, tried_at, next_at)
    select ${name}, key, brand_id, reason, ${now}::timestamptz, ${now}::timestamptz, ${new Date(now.getTime() + waitMs)}::timestamptz
    from unnest(${texts(failed.map(({ key }) => key))}::text[], ${arrayOf(failed.map(({ brandId }) => brandId))}::int[],
                ${texts(failed.map(({ reason }) => reason))}::text[]) as failed (key, brand_id, reason)
    on conflict (task, subject) do update set reason = excluded.reason, attempts = 1, failed_at = excluded.failed_at,
      tried_at = excluded.tried_at, next_at = excluded.next_at, done_at = null, done_by = null
    where failed_task.done_at is not null`.execute(tx)
}

const FAILED = sql.raw(`task, subject as key, brand_id as "brandId", reason, attempts, failed_at as "failedAt",
  tried_at as "triedAt", next_at as "nextAt", done_at as "doneAt", done_by as "doneBy"`)

async function findDue(db: Db, names: readonly string[], now: Date): Promise<readonly FailedTask[]> {
  const { rows } = await sql<FailedTask>`
    select ${FAILED} from kernel.failed_task
    where done_at is null and next_at <= ${now}::timestamptz and task = any(${texts(names)}::text[])
    order by next_at, task, subject limit ${AT_ONCE}::int`.execute(db)
  return rows
}

async function lockFailed(tx: Tx, name: string, key: string): Promise<FailedTask | undefined> {
  const { rows } = await sql<FailedTask>`
    select ${FAILED} from kernel.failed_task where task = ${name} and subject = ${key} for update`.execute(tx)
  return rows[0]
}

/** One of a brand’s. */
export async function findFailedTask(
  db: Db,
  { brandId, task, key }: Subject & { readonly task: string },
): Promise<FailedTask | undefined> {
  const { rows } = await sql<FailedTask>`
    select ${FAILED} from kernel.failed_task where task = ${task} and subject = ${key} and brand_id = ${brandId}`.execute(
    db,
  )
  return rows[0]
}

export interface FailedTaskFilter {
  readonly brandId: number
  readonly task: string | undefined
  readonly state: 'waiting' | 'done' | undefined
}

/** What failed in a brand, the newest first, and how much there is. */
export async function findFailedTasks(
  db: Db,
  { brandId, task, state }: FailedTaskFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly FailedTask[]; readonly total: number }> {
  const those = sql`
    from kernel.failed_task
    where brand_id = ${brandId}::int and (${task ?? null}::text is null or task = ${task ?? null}::text)
      and (${state ?? null}::text is null or (done_at is null) = (${state ?? null}::text = 'waiting'))`
  const [{ rows }, counted] = await Promise.all([
    sql<FailedTask>`
      select ${FAILED} ${those} order by failed_at desc, task, subject limit ${limit}::int offset ${offset}::int`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${those}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** How much of a brand waits to be tried again, and since when. */
export async function countFailedTasks(
  db: Db,
  brandId: number,
): Promise<{ readonly count: number; readonly oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(failed_at) as "oldestAt" from kernel.failed_task
    where brand_id = ${brandId}::int and done_at is null`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}

/** Delete what has been done long ago. */
export const forgetFailedTasks = (db: Db, now: Date) =>
  sql`delete from kernel.failed_task where done_at < ${new Date(now.getTime() - KEPT_MS)}::timestamptz`.execute(db)
