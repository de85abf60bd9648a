import { EventEmitter } from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { RunnerOptions, Task, WorkerEvents } from 'graphile-worker'
import { jsons, texts } from './array.ts'
import { inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import type { Job, Listener, Timer } from './job.ts'
import type { Log } from './log.ts'
import type { News } from './outbox.ts'
import { takeTurn } from './timers-turn.ts'
import { warnRepeated } from './repeated-warning.ts'
import { openPersistent } from './persistent-connection.ts'

const SCHEMA = 'graphile_worker'
const AT_ONCE = 4
const POLL_MS = 1000
const RETRY_MS = 1000
/** Longer than the queue lets running jobs finish. */
const STOP_MS = 7000
/** The queue's own questions are short: a database that says nothing for so long does not answer any more. */
const CONNECT_MS = 10_000
const SILENT_MS = 15_000
/** News is never given up: the queue asks again later and later, every six hours in the end. */
const ATTEMPTS_MAX = 32_767

export const isListener = (job: Job): job is Listener => 'topic' in job
const isTimer = (job: Job): job is Timer => 'cron' in job

const taskOf = (job: Job) => (isListener(job) ? `${job.topic}: ${job.name}` : job.name)

/** Lay out the queue's own tables, unless they are there. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('${SCHEMA}._private_jobs') is not null as there`)
  if (rows[0]?.there) return
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool, schema: SCHEMA })
}

/** Hand news to who listens: a job for each listener, in the transaction that takes the news out of the outbox. */
export async function addJobs(tx: Tx, listeners: readonly Listener[], news: readonly News[]): Promise<void> {
  const jobs = news.flatMap((one) =>
    listeners.filter((listener) => listener.topic === one.topic).map((listener) => [taskOf(listener), one] as const),
  )
  if (jobs.length === 0) return
  await sql`
    select from graphile_worker.add_jobs(array(
      select row(task, news, null, null, ${ATTEMPTS_MAX}::int, null, null, null)::graphile_worker.job_spec
      from unnest(${texts(jobs.map(([task]) => task))}::text[], ${jsons(jobs.map(([, one]) => one))}::json[])
        as job (task, news)))`.execute(tx)
}

export interface Jobs {
  /** Let running jobs finish; those that take too long are given back to the queue. */
  stop(): Promise<void>
}

/** Start working: listeners as news comes, timers by the clock of the machine. A worker that gives up is followed by another. */
export async function startJobs(deps: Deps, url: string, jobs: readonly Job[]): Promise<Jobs> {
  let stopped = false
  let isOver = false
  let worker: Jobs | undefined
  let restarting: Promise<void> | undefined

  function begin(): Promise<Jobs> {
    isOver = false
    return startWorker(deps, url, jobs, () => {
      isOver = true
      // One that gives up before it is there is found to have done so when it is.
      if (worker) void (restarting ??= restart())
    })
  }

  /** A worker that cannot say what became of its job stops for good: the database was away. */
  async function restart(): Promise<void> {
    while (isOver && !stopped) {
      deps.log.warn('the worker of the job queue gave up; another is started')
      await worker?.stop()
      worker = undefined
      while (!stopped && worker === undefined) {
        await setTimeout(RETRY_MS)
        worker = await begin().catch(() => undefined)
      }
    }
    restarting = undefined
  }

  // Before the worker names its tasks: both at once would wait for each other.
  await runTimers(deps, jobs)
  worker = await begin()
  if (isOver) restarting = restart()
  const looking = setInterval(() => void giveBack(deps), LOOK_MS)

  return {
    async stop() {
      stopped = true
      clearInterval(looking)
      await restarting
      await worker?.stop()
    },
  }
}

/**
 * With a delay, be it none, a worker stops that could not write down how a job ended. Without one the error is nobody's, and the job
 * stays with a worker that lives and has forgotten it.
 */
const STOPS_WHEN_LOST = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * One worker with connections of its own, which go with it: those of a database that went without a word are still taken for good. `over`
 * is called when it has stopped by itself, or when it did not hear which job it was given: the queue may hold one as taken by a worker
 * that lives and does not know of it.
 */
async function startWorker(deps: Deps, url: string, jobs: readonly Job[], over: () => void): Promise<Jobs> {
  const { run } = await import('graphile-worker')
  const { pool, options } = await workerOf(deps, url, jobs)
  const events: WorkerEvents = new EventEmitter()
  const named = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))
  const how = { concurrency: AT_ONCE, pollInterval: POLL_MS, noHandleSignals: true, preset: STOPS_WHEN_LOST }
  const undo: (() => Promise<unknown>)[] = [() => pool.end()]
  let stopping = false
  const end = () => {
    if (!stopping) over()
  }
  // Stopped by itself already, there is nothing to stop; what it still waits for may never come.
  const stop = async () => {
    stopping = true
    for (const step of undo.toReversed())
      await Promise.race([step().catch(() => {}), setTimeout(STOP_MS, undefined, { ref: false })])
  }
  try {
    const runner = await run({ ...options, ...how, events })
    undo.push(() => runner.stop())
    events.on('worker:getJob:error', end)
    void runner.promise.then(end, end)
    const presence = await openPersistent(deps, url, { name: `${PRESENCE}${await named}`, greet: () => giveBack(deps) })
    // It is seen until its jobs are over.
    undo.splice(1, 0, () => presence.stop())
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Run every timer once, in so many seconds: what was due while nobody ran, or was skipped when the clock was moved, is found then. */
export async function runTimers(deps: Deps, jobs: readonly Job[], inS = 0): Promise<void> {
  const names = jobs.filter(isTimer).map((timer) => timer.name)
  await inTransaction(deps.db, (tx) =>
    sql`
    select from graphile_worker.add_jobs(array(
      select row(name, '{}', null, now() + make_interval(secs => ${inS}), null, name, null, null)::graphile_worker.job_spec
      from unnest(${texts(names)}::text[]) as timer (name)))`.execute(tx),
  )
}

/** A worker that lives has a connection of this name, followed by its own. */
const PRESENCE = 'croupier worker '
const LOOK_MS = 5000

/** Release the jobs of a worker that has ended. The queue alone would wait four hours. */
async function giveBack(deps: Deps): Promise<void> {
  try {
    // A worker takes its first job a moment before it is seen, hence the seconds.
    await sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker._private_jobs
      where locked_at < now() - interval '3 seconds'
        and ${PRESENCE} || locked_by not in (select application_name from pg_stat_activity where application_name is not null)
      having count(*) > 0`.execute(deps.db)
  } catch (error) {
    warnRepeated(deps, { err: error }, 'jobs of dead workers could not be given back; it is tried again')
  }
}

/** Works only on request: for tests, which cannot wait for a background worker. */
export interface Hand {
  /** Work until the queue is empty. */
  work(): Promise<void>
  end(): Promise<void>
}

/** Somebody who works off the queue when told to. Nothing is connected until then. */
export async function openHand(deps: Deps, url: string, jobs: readonly Job[]): Promise<Hand> {
  const { runOnce } = await import('graphile-worker')
  const { pool, options } = await workerOf(deps, url, jobs)
  return {
    async work() {
      await runOnce({ ...options, noHandleSignals: true })
      // It does not wait for what it writes of its last jobs.
      do await setImmediate()
      while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount)
    },
    end: () => pool.end(),
  }
}

async function workerOf(deps: Deps, url: string, jobs: readonly Job[]) {
  const { Logger, parseCronItems } = await import('graphile-worker')
  // The worker speaks to the database in its own way: plain connections, and numbers as the driver has them.
  const pool = new pg.Pool({
    connectionString: url,
    max: AT_ONCE + 2,
    application_name: 'croupier jobs',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENT_MS,
  })
  const lost = (error: Error) => {
    if (!pool.ending) deps.log.warn({ reason: error.message }, 'a connection of the job queue was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const timers = jobs.filter(isTimer).map(({ cron, name }) => ({
    task: name,
    match: cron,
    identifier: name,
    options: { jobKey: name, backfillPeriod: 0 },
  }))
  const options = {
    pgPool: pool,
    schema: SCHEMA,
    taskList: Object.fromEntries(jobs.map((job) => [taskOf(job), taskFor(deps, job)])),
    parsedCronItems: parseCronItems(timers),
    logger: new Logger(() => forward(deps.log)),
  } satisfies RunnerOptions
  return { pool, options }
}

const taskFor = (deps: Deps, job: Job): Task =>
  isListener(job)
    ? (payload) => job.hear(deps, payload as News) // The payload is what addJobs made of the news.
    : () => takeTurn(deps, job.name, () => job.run(deps))

/** The queue's own words at the level they deserve here: its info is our debug. */
function forward(log: Log) {
  return (level: string, message: string) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  }
}
