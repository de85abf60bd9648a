import { sql } from 'kysely'
import pg from 'pg'
import { texts } from './array.ts'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
import type { News } from './outbox.ts'

const CHANNEL = 'croupier_news'
/** PostgreSQL takes 7,999 bytes. */
const PAYLOAD_MAX = 7800
const RETRY_MS = 1000

/** What every node hears: a topic, a brand and the keys it was about. */
export type Heard = Pick<News, 'topic' | 'brandId' | 'keys'>

/** Tell every node. One statement, few payloads; never inside a transaction that moves money. */
export async function notify(tx: Tx, news: readonly News[]): Promise<void> {
  if (news.length === 0) return
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${texts(payloadsOf(news))}::text[]) as payload`.execute(tx)
}

/** The news as texts that are each short enough to be sent. */
export function payloadsOf(news: readonly Heard[]): readonly string[] {
  const pieces = news.flatMap(({ topic, brandId, keys }) => pieced(keys).map((some) => JSON.stringify([topic, brandId, some])))
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
  return Array.from({ length: Math.max(1, Math.ceil(keys.length / size)) }, (_, index) => keys.slice(index * size, (index + 1) * size))
}

/** The news in a payload that `payloadsOf` made. */
export const newsOf = (payload: string): readonly Heard[] =>
  (JSON.parse(payload) as [string, number, string[]][]).map(([topic, brandId, keys]) => ({ topic, brandId, keys }))

export interface Ear {
  stop(): Promise<void>
}

export interface EarOptions {
  readonly hear: (news: readonly Heard[]) => void
  /** The connection was lost for a while: anything may have happened. */
  readonly missed: () => void
}

/** Listen to what every node says. A lost connection is made again. */
export async function openEar(deps: Deps, url: string, options: EarOptions): Promise<Ear> {
  let stopped = false
  let client: pg.Client | undefined = await listen()

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'croupier news' })
    next.on('notification', ({ payload }) => options.hear(newsOf(payload ?? '[]')))
    next.on('error', (error) => deps.log.warn({ err: error }, 'the connection for news was lost'))
    next.once('end', () => void again())
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    return next
  }

  async function again(): Promise<void> {
    client = undefined
    while (!stopped && client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      if (stopped) return
      client = await listen().catch(() => undefined)
    }
    options.missed()
  }

  return {
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
