import { type RunningWork, moveSandboxClock, sandboxClock } from '@croupier/contract/clock.ts'
import { doerOf, record } from './audit.ts'
import { movedBy, movedByForUpdate, moveClock } from './clock.ts'
import type { ScheduledOf } from './scheduled.ts'
import { historyProgress } from './history.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import type { Job } from './job.ts'
import { type Poller, nextTick } from './poller.ts'
import { nextRun } from './next-run.ts'
import { takeOnce } from './single-use.ts'
import { atField, must, Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'

const SHOWN = 20
const YEAR_MS = 366 * 86_400_000

/** The calls of the sandbox's clock; `scheduled` says for each module what it will do by itself. */
export const clockRoutes = (behind: BackgroundWork): readonly Route[] => [
  route(sandboxClock, (deps, { session }) => read(deps, behind, session.brandId)),
  route(moveSandboxClock, (deps, ask) => move(deps, behind, ask)),
]

/** What happens without anybody asking for it. */
interface BackgroundWork {
  readonly scheduled: readonly ScheduledOf[]
  readonly jobs: readonly Job[]
  readonly pollers: readonly Poller[]
}

async function read(deps: Deps, { scheduled, jobs, pollers }: BackgroundWork, brandId: number) {
  onlyInSandbox(deps)
  const [movedMs, history] = [await movedBy(deps.db), await historyProgress(deps.db)]
  const found = (await Promise.all(scheduled.map((of) => of(deps, brandId, SHOWN)))).flat()
  return {
    now: deps.now().toISOString(),
    movedMs,
    history: history === undefined ? null : { done: history.done, days: history.days },
    coming: found.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, SHOWN),
    going: [...ticks(deps, pollers), ...runs(deps, jobs, movedMs)],
  }
}

/** Timers run by the clock outside, however far the sandbox's was moved. */
const runs = (deps: Deps, jobs: readonly Job[], movedMs: number): readonly RunningWork[] =>
  jobs
    .filter((job) => 'cron' in job)
    .map(({ cron, name }) => {
      const outside = nextRun(cron, new Date(deps.now().getTime() - movedMs))
      return { name, kind: 'timer' as const, nextAt: new Date(outside.getTime() + movedMs).toISOString() }
    })
    .toSorted((one, other) => (one.nextAt < other.nextAt ? -1 : 1))

const ticks = (deps: Deps, pollers: readonly Poller[]): readonly RunningWork[] =>
  pollers.map(({ name }) => ({ name, kind: 'loop', nextAt: nextTick(deps, name)?.toISOString() ?? null }))

/** To a moment, not by so much: a second press of the same button moves nothing. */
async function move(deps: Deps, behind: BackgroundWork, ask: Ask<typeof moveSandboxClock>) {
  onlyInSandbox(deps)
  const to = new Date(ask.body.to)
  const { brandId } = ask.session
  await inTransaction(deps.db, async (tx) => {
    const known = await movedBy(tx)
    const moved = await movedByForUpdate(tx)
    // Somebody else may have moved it while this one waited.
    const now = new Date(deps.now().getTime() + moved - known)
    const ms = to.getTime() - now.getTime()
    if (ms > YEAR_MS) must(atField('to', 'too_large'))
    if (ms <= 0) return
    // Whoever pressed at the same moment may have been here before this node has heard of it.
    const use = { kind: 'clock', key: to.toISOString(), expiresAt: new Date(now.getTime() + YEAR_MS) }
    if (!(await takeOnce(tx, use))) return
    await moveClock(tx, Math.ceil(ms))
    const subject = { type: 'clock', id: 'sandbox', name: '' }
    await record(tx, doerOf(ask), { brandId, action: 'clock.move', subject, before: now, after: to }, now)
  })
  const shown = await read(deps, behind, brandId)
  return { ...shown, now: (to > deps.now() ? to : deps.now()).toISOString() }
}

function onlyInSandbox({ config }: Deps): void {
  if (config.mode !== 'sandbox') throw new Refusal('not_found')
}
