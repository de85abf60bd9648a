import { sql } from 'kysely'
import { texts } from './array.ts'
import { afterCommit, type Db, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { inLane } from './lane.ts'
import type { News } from './outbox.ts'
import { openPersistent, type PersistentConnection } from './persistent-connection.ts'
import { warnRepeated } from './repeated-warning.ts'

const CHANNEL = 'croupier_news'
/** PostgreSQL takes 7,999 bytes. */
const PAYLOAD_MAX = 7800

/** What every node hears: a topic, a brand and the keys it was about. */
export type Notification = Pick<News, 'topic' | 'brandId' | 'keys'>

/** Tell every node. One statement, few payloads; never inside a transaction that moves money. */
export async function notify(db: Db, news: readonly Notification[]): Promise<void> {
  if (news.length === 0) return
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${texts(payloadsOf(news))}::text[]) as payload`.execute(
    db,
  )
}

const notifiers = new WeakMap<Db, (news: readonly Notification[]) => void>()

/**
 * Tell every node soon after this has committed. For what moves quickly and is read anew with the next change: it costs a transaction
 * that moves money nothing, and is told by nobody where this node dies before.
 */
export const notifySoon = (tx: Tx, news: readonly Notification[]): void =>
  afterCommit(tx, (db) => notifiers.get(db)?.(news))

export interface Notifier {
  /** Tell what is still to be told, and nothing after it. */
  stop(): Promise<void>
}

const GATHER_MS = 50

/** Gather what is to be told soon, and tell it together. */
export function startNotifier(deps: Deps): Notifier {
  let waiting = new Map<string, { readonly topic: string; readonly brandId: number; readonly keys: Set<string> }>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()

  notifiers.set(deps.db, (news) => {
    for (const { topic, brandId, keys } of news) {
      const place = `${brandId} ${topic}`
      const one = waiting.get(place) ?? { topic, brandId, keys: new Set() }
      waiting.set(place, one)
      for (const key of keys) one.keys.add(key)
    }
    // Not with the connections of whoever moves money.
    timer ??= setTimeout(() => void (telling = inLane('work', tell)), GATHER_MS)
  })

  async function tell(): Promise<void> {
    const news = [...waiting.values()].map(({ keys, ...one }) => ({ ...one, keys: [...keys] }))
    waiting = new Map()
    timer = undefined
    await notify(deps.db, news).catch((error: unknown) =>
      warnRepeated(deps, { err: error }, 'what moves quickly could not be told; it is read anew with the next change'),
    )
  }

  return {
    async stop() {
      notifiers.delete(deps.db)
      clearTimeout(timer)
      await telling
      await inLane('work', tell)
    },
  }
}

/** The news as texts that are each short enough to be sent. */
export function payloadsOf(news: readonly Notification[]): readonly string[] {
  const pieces = news.flatMap(({ topic, brandId, keys }) =>
    pieced(keys).map((some) => JSON.stringify([topic, brandId, some])),
  )
  const payloads: string[] = []
  for (const piece of pieces) {
    const last = payloads.at(-1)
    const together = last === undefined ? piece : `${last},${piece}`
    if (last !== undefined && Buffer.byteLength(together) <= PAYLOAD_MAX - 2) payloads[payloads.length - 1] = together
    else payloads.push(piece)
  }
  return payloads.map((payload) => `[${payload}]`)
}

/** Keys are ids and codes of at most 64 characters, so a hundred of them fit. */
function pieced(keys: readonly string[]): readonly (readonly string[])[] {
  const size = 100
  return Array.from({ length: Math.max(1, Math.ceil(keys.length / size)) }, (_, index) =>
    keys.slice(index * size, (index + 1) * size),
  )
}

/** The news in a payload that `payloadsOf` made. */
export const notificationsOf = (payload: string): readonly Notification[] =>
  (JSON.parse(payload) as [string, number, string[]][]).map(([topic, brandId, keys]) => ({ topic, brandId, keys }))

export interface ListenerOptions {
  readonly hear: (news: readonly Notification[]) => void
  /** The connection was lost for a while: anything may have happened. */
  readonly missed: () => void
  /** All that was said before this moment, by `performance.now()`, has been heard. */
  readonly upToDate: (asOf: number) => void
}

const PULSE_MS = 250

/** Listen to what every node says. */
export const openListener = (
  deps: Deps,
  url: string,
  { hear, missed, upToDate }: ListenerOptions,
): Promise<PersistentConnection> =>
  openPersistent(deps, url, {
    name: 'croupier news',
    back: missed,
    upToDate,
    pulseMs: PULSE_MS,
    async greet(client) {
      client.on('notification', ({ payload }) => hear(notificationsOf(payload ?? '[]')))
      await client.query(`listen ${CHANNEL}`)
    },
  })
