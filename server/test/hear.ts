import { sql } from 'kysely'
import type { App } from '../src/app.ts'
import type { Deps } from '../src/kernel/deps.ts'
import type { Hand } from '../src/kernel/jobs.ts'
import { outageOf } from '../src/kernel/outage.ts'
import { relayOnce } from '../src/kernel/relay.ts'
import { refreshStale } from '../src/modules/operator/people/refresh-stale.ts'

/** A started app with its dependencies, and what runs its jobs in a test. */
export interface TestApp {
  readonly app: App
  readonly deps: Deps
  readonly hand: Hand
}

const lastHeard = new WeakMap<Deps, Promise<void>>()

/** One after the other: of two at once the second would find nothing to do while the first is still doing it. */
export async function hear(within: TestApp): Promise<void> {
  const { deps } = within
  const heard = (lastHeard.get(deps) ?? Promise.resolve()).then(() => hearAfterAll(within))
  lastHeard.set(
    deps,
    heard.catch(() => {}),
  )
  return heard
}

/** What waits, or what a started app has taken out of the queue and is at work on: its worker lives, or is not seen for a moment yet. */
async function isNewsUnderWay({ db }: Deps): Promise<boolean> {
  const { rows } = await sql`
    select from kernel.outbox
    union all
    select from graphile_worker._private_jobs
    where locked_at > now() - interval '3 seconds'
      or 'croupier worker ' || locked_by in (select application_name from pg_stat_activity)
    limit 1`.execute(db)
  return rows.length > 0
}

async function hearNews({ app, deps, hand }: TestApp): Promise<void> {
  do {
    while (await relayOnce(deps, app.relay));
    await hand.work()
  } while (await isNewsUnderWay(deps))
  while ((await sql`select from operator.stale_person limit 1`.execute(deps.db)).rows.length > 0)
    await refreshStale(deps)
}

const HEARINGS_MAX = 20

/** Where a database may be away for a moment it is asked again. */
async function hearAfterAll(within: TestApp): Promise<void> {
  for (let hearing = 1; ; hearing++) {
    try {
      return await hearNews(within)
    } catch (error) {
      if (outageOf(error) === undefined || hearing >= HEARINGS_MAX) throw error
    }
  }
}
