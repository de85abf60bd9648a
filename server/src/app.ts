import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { approvalRoutes } from '#kernel/approval-routes.ts'
import { clockRoutes } from '#kernel/clock-routes.ts'
import type { ScheduledOf } from '#kernel/scheduled.ts'
import type { Clock } from '#kernel/clock.ts'
import type { OpenDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { addDocs } from '#kernel/docs.ts'
import { type Authentication, type BrandResolver, openAuthentication } from '#kernel/authentication.ts'
import { diskPoller } from '#kernel/disk-space.ts'
import type { EvidenceRules } from '#kernel/evidence.ts'
import { exportParts } from '#kernel/export-routes.ts'
import { failedTaskRoutes } from '#kernel/failed-task-routes.ts'
import { retryTasks, type Task } from '#kernel/failed-task.ts'
import { addFiles } from '#kernel/files.ts'
import { addHealth, type UnreadyReason } from '#kernel/health.ts'
import { jobs as kernelJobs } from '#kernel/housekeeping.ts'
import { openHttp } from '#kernel/http.ts'
import { every, type Job, on } from '#kernel/job.ts'
import { isListener, type Jobs, runTimers, startJobs } from '#kernel/jobs.ts'
import type { LiveTopic } from '#kernel/live.ts'
import { type Poller, type Role, startPoller, type RunningPoller } from '#kernel/poller.ts'
import { limitRoutes } from '#kernel/limit.ts'
import { type LiveChannel, liveNews, openLiveChannel } from '#kernel/live-channel.ts'
import { type Notification, type Notifier, openListener, startNotifier } from '#kernel/notifications.ts'
import { openLeases, type Leases } from '#kernel/lease.ts'
import { noStaff, type Staff } from '#kernel/staff.ts'
import { type Relay, type RelayOptions, relayTask, startRelay } from '#kernel/relay.ts'
import { secretJobs } from '#kernel/rotate-secret.ts'
import type { Route } from '#kernel/route.ts'
import { routes as kernelRoutes } from '#kernel/routes.ts'
import type { SealedColumn } from '#kernel/sealed-column.ts'
import { SharedReplies } from '#kernel/shared-replies.ts'
import type { PersistentConnection } from '#kernel/persistent-connection.ts'

/** What a module brings. */
export interface Module {
  readonly routes?: readonly Route[]
  readonly jobs?: readonly Job[]
  /** What is done for many and tried again for whom it failed. */
  readonly tasks?: readonly Task[]
  readonly topics?: readonly LiveTopic[]
  /** What goes on all the time. */
  readonly pollers?: readonly Poller[]
  /** What it will do by itself. */
  readonly scheduled?: ScheduledOf
  /** What a second person sees of the case, by the module's rules. */
  readonly evidence?: EvidenceRules
  /** What it keeps under the installation's secret. */
  readonly sealed?: readonly SealedColumn[]
  /** Pages for people beside the site, such as the sandbox's outbox. */
  readonly pages?: readonly FastifyPluginAsync<{ readonly deps: Deps }>[]
}

export interface AppOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'url'>
  readonly brandResolver: BrandResolver
  /** Who runs the console; nobody where it is left out. */
  readonly staff?: Staff
  readonly modules: readonly Module[]
  /** Read anew when another node has moved it; left out where it cannot be moved. */
  readonly clock?: Pick<Clock, 'read'>
  /** Serve the pages, the one with the widest address last; left out where only the API is wanted. */
  readonly sites?: readonly FastifyPluginAsync<{ readonly deps: Deps }>[]
}

export interface App {
  readonly http: FastifyInstance
  /** Every job of every module, and what the relay must know of them. */
  readonly jobs: readonly Job[]
  readonly relay: RelayOptions
  /** Begin to work in the background: jobs, relay, live channel. */
  start(): Promise<void>
  /** Take nothing new, finish what is under way, then stop; the database's connections are closed at the end. */
  stop(): Promise<void>
}

/** The whole server but for its port: what `main.ts` starts, and the tests too. */
export async function createApp(
  deps: Deps,
  { database, brandResolver, staff = noStaff, modules, clock, sites = [] }: AppOptions,
): Promise<App> {
  const jobs: Job[] = [...kernelJobs, ...modules.flatMap((module) => module.jobs ?? [])]
  const tasks: Task[] = modules.flatMap((module) => module.tasks ?? [])
  jobs.push(every('* * * * *', 'retry_failed_tasks', () => retryTasks(deps, tasks)))
  // Whatever the move made due is done as soon as every node has heard of it.
  jobs.push(on('clock_moved', 'run_timers', () => runTimers(deps, jobs, 1)))
  const topics = modules.flatMap((module) => module.topics ?? [])
  const lines = [...kernelRoutes, ...modules.flatMap((module) => module.routes ?? [])]
  const scheduled = modules.flatMap((module) => module.scheduled ?? [])
  const pollers = modules.flatMap((module) => module.pollers ?? [])
  const exporting = exportParts(lines)
  jobs.push(...exporting.jobs, ...secretJobs(modules.flatMap((module) => module.sealed ?? [])))
  const evidence = Object.assign({}, ...modules.map((module) => module.evidence ?? {})) as EvidenceRules
  const relay = { listeners: jobs.filter(isListener), live: liveNews(topics) }
  tasks.push(relayTask(relay))
  const routes = [
    ...lines,
    ...approvalRoutes(lines, evidence),
    ...exporting.routes,
    ...failedTaskRoutes(tasks),
    ...clockRoutes({ scheduled, jobs, pollers }),
  ]
  const authentication = openAuthentication(deps, brandResolver, staff)

  let unready: UnreadyReason
  let stopping: Promise<void> | undefined
  const replies = new SharedReplies()
  const http = await openHttp(deps, { authentication, replies }, routes)
  const live = await openLiveChannel(http, deps, authentication, topics)
  addHealth(http, deps, () => unready)
  addFiles(http, deps, authentication)
  if (deps.config.docs === 'open') addDocs(http)
  for (const page of modules.flatMap((module) => module.pages ?? [])) await http.register(pageScope(page), { deps })
  for (const site of sites) await http.register(site, { deps })
  await http.ready()

  const background = workBehind(deps, { url: database.url, jobs, pollers, relay, authentication, replies, live, clock })

  async function stop(): Promise<void> {
    unready = 'draining'
    // Whoever shares out the requests has this long to see that it should send them elsewhere.
    await new Promise((resolve) => setTimeout(resolve, deps.config.noticeMs))
    await live.stop()
    // Answers what is under way, and with that the batches are empty.
    await closed(http)
    await background.stop()
    await database.db.destroy()
  }

  /** A process that listens and does not work behind its calls yet may still fail to. */
  async function start(): Promise<void> {
    unready = 'starting'
    await background.start()
    if (stopping === undefined) unready = undefined
  }

  return { http, jobs, relay, start, stop: () => (stopping ??= stop()) }
}

const SWEEP_MS = 50

/** The pages of a module, limited as pages are where they say nothing else. */
const pageScope =
  (page: FastifyPluginAsync<{ readonly deps: Deps }>): FastifyPluginAsync<{ readonly deps: Deps }> =>
  async (scope, options) => {
    limitRoutes(scope, () => 'page')
    await scope.register(page, options)
  }

/** A connection that was busy when the port was closed stays open for the next request, which would be long in coming. */
async function closed(http: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS)
  await http.close()
  clearInterval(sweep)
}

interface BackgroundServices {
  readonly url: string
  readonly jobs: readonly Job[]
  readonly pollers: readonly Poller[]
  readonly relay: RelayOptions
  readonly authentication: Authentication
  readonly replies: SharedReplies
  readonly live: LiveChannel
  readonly clock: AppOptions['clock']
}

function workBehind(
  deps: Deps,
  { url, jobs, pollers, relay, authentication, replies, live, clock }: BackgroundServices,
) {
  let parts:
    | {
        readonly listener: PersistentConnection
        readonly worker: Jobs | undefined
        readonly relay: Relay
        readonly notifier: Notifier
        readonly leases: Leases | undefined
        readonly running: readonly RunningPoller[]
      }
    | undefined
  const does = (role: Role) => deps.config.role === 'all' || deps.config.role === role

  function hear(news: readonly Notification[]): void {
    if (news.some((one) => one.topic === 'clock_moved')) readClock()
    authentication.hear(news)
    replies.hear(news)
    live.hear(news)
  }

  function missed(): void {
    readClock()
    live.refresh()
  }

  function upToDate(asOf: number): void {
    authentication.upToDate(asOf)
    replies.upToDate(asOf)
  }

  const readClock = () =>
    void clock?.read().catch((error: unknown) => deps.log.warn({ err: error }, 'the clock could not be read'))

  return {
    async start() {
      const listener = await openListener(deps, url, { hear, missed, upToDate })
      const worker = does('worker') ? await startJobs(deps, url, jobs) : undefined
      const leases = does('dealer') ? await openLeases(deps, url) : undefined
      const own = leases?.own ?? (() => Promise.resolve([]))
      const running = [diskPoller, ...pollers.filter(({ role = 'worker' }) => does(role))].map((poller) =>
        startPoller(deps, poller, own),
      )
      parts = { listener, worker, relay: startRelay(deps, relay), notifier: startNotifier(deps), leases, running }
    },

    async stop() {
      for (const one of parts?.running ?? []) await one.stop()
      await parts?.relay.stop()
      await parts?.notifier.stop()
      await parts?.worker?.stop()
      await parts?.leases?.stop()
      await parts?.listener.stop()
    },
  }
}
