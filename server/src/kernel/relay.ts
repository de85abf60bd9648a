import { sql } from 'kysely'
import { arrayOf } from './array.ts'
import { backOffMs } from './back-off.ts'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { setAside, type Subject, type Task } from './failed-task.ts'
import { inParts } from './in-parts.ts'
import type { Listener } from './job.ts'
import { addJobs } from './jobs.ts'
import { inLane } from './lane.ts'
import { notify } from './notifications.ts'
import { type News, whenAnnounced } from './outbox.ts'
import { warnRepeated } from './repeated-warning.ts'

export interface RelayOptions {
  readonly listeners: readonly Listener[]
  /** Topics that the live channel of some node wants to hear of. */
  readonly live: ReadonlySet<string>
}

export interface Relay {
  stop(): Promise<void>
}

const TAKE_MAX = 500
const POLL_MS = 100
/** After a pass there is this much rest, so that a busy time makes few large passes of many small ones. */
const REST_MS = 40
/** When the database does not answer it is asked again after so long at most. */
const RETRY_MOST_MS = 5000

/** Carry what was announced to those who listen, from now on: at once after a commit here, soon after one elsewhere. */
export function startRelay(deps: Deps, options: RelayOptions): Relay {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let restedAt = 0
  let failures = 0

  whenAnnounced(deps.db, () => {
    if (!again && running === undefined && !stopped) schedule(Math.max(0, restedAt - performance.now()))
    again = true
  })
  schedule(0)

  function schedule(ms: number): void {
    clearTimeout(timer)
    // Not with the connections of whoever announced.
    timer = setTimeout(() => void (running = inLane('work', pass)), ms)
  }

  async function pass(): Promise<void> {
    again = false
    const before = failures
    try {
      again = (await relayOnce(deps, options)) || again
      failures = 0
    } catch (error) {
      failures += 1
      warnRepeated(deps, { err: error }, 'the relay could not work; it tries again')
    }
    running = undefined
    const failed = failures > before
    const restMs = failed ? backOffMs(deps.random, failures, { mostMs: RETRY_MOST_MS }) : REST_MS
    restedAt = performance.now() + restMs
    if (!stopped) schedule(again || failed ? restMs : POLL_MS)
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      whenAnnounced(deps.db, () => {})
      await running
    },
  }
}

/**
 * Take news out and hand it on, all in one transaction: after a crash at any point it is either still in the outbox or
 * in the queue. News that cannot be handed on stays, is set aside and tried again. True when more may be waiting.
 */
export async function relayOnce(deps: Deps, options: RelayOptions): Promise<boolean> {
  const waiting = await findNews(deps)
  await inParts(deps.db, waiting, {
    async work(tx, part) {
      // Nothing is lost by not waiting for the disk: a crash takes the removal and the jobs back together.
      await sql`set local synchronous_commit = off`.execute(tx)
      await handOn(tx, options, part)
    },
    async setAside(tx, one, reason) {
      await setAside(tx, deps, RELAY, { ...one, reason })
      warnRepeated(deps, { err: reason }, 'news could not be handed on; it is set aside')
    },
  })
  return waiting.length === TAKE_MAX
}

const RELAY = { name: 'hand_on_news' }

/** Hand on what could not be handed on before. */
export const relayTask = (options: RelayOptions): Task => ({
  ...RELAY,
  work: (tx, _deps, subjects) => handOn(tx, options, subjects),
})

async function handOn(tx: Tx, { listeners, live }: RelayOptions, waiting: readonly Subject[]): Promise<void> {
  const news = mergedNews(await takeNews(tx, waiting))
  await addJobs(tx, listeners, news)
  await notify(
    tx,
    news.filter((one) => live.has(one.topic)),
  )
}

/** What waits in the outbox, the first first, without what is set aside. */
async function findNews({ db }: Deps): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id::text as key from kernel.outbox
    where audience is null and not exists (select from kernel.failed_task
                      where task = ${RELAY.name} and subject = outbox.id::text and done_at is null)
    order by id limit ${TAKE_MAX}`.execute(db)
  return rows
}

/** Those that no other node has taken. */
async function takeNews(tx: Tx, waiting: readonly Subject[]): Promise<readonly News[]> {
  const { rows } = await sql<Omit<News, 'detail'> & { detail: News['detail'] | null }>`
    delete from kernel.outbox
    where id = any(array(select id from kernel.outbox where id = any(${arrayOf(waiting.map(({ key }) => key))}::int8[])
                         order by id for update skip locked))
    returning topic, brand_id as "brandId", keys, detail`.execute(tx)
  return rows.map(({ detail, ...one }) => (detail ? { ...one, detail } : one))
}

/** News without detail that says the same of other keys is one piece of news. */
export function mergedNews(news: readonly News[]): readonly News[] {
  const plain = news.filter((one) => !one.detail)
  const same = Map.groupBy(plain, (one) => `${one.brandId} ${one.topic}`)
  const united = [...same.values()].flatMap((group) => {
    const [first] = group
    return first === undefined
      ? []
      : [{ topic: first.topic, brandId: first.brandId, keys: [...new Set(group.flatMap((one) => one.keys))] }]
  })
  return [...united, ...news.filter((one) => one.detail)]
}
