import { fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TableNews as LiveTable } from '@croupier/contract/tables.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Pace } from './result.ts'
import { type Server, startServer } from './site-server.ts'
import type { WatchOptions, WatchFigures } from './table-watchers.ts'

const TABLES = 60
const SOCKETS = 5000
const MEMBERS = 200
/** Bets a second, so that what lies on the tables changes too. */
const BETS = 5
const PORT = Number(process.env.BENCH_PORT ?? 4715)
/** Until rounds run at all tables. */
const WARM_MS = 5000

/** One dealer with sixty tables, and thousands of pages that watch them: how soon each is shown what has changed. */
export const tables: Bench = async (pace) => {
  const database = await freshDatabase('tables')
  const { dataDir } = database.deps.config
  const shared = { dataDir, databaseUrl: database.url }
  const servers: Server[] = []
  try {
    const tokens = await loggedInMembers(database.deps, MEMBERS)
    const ids = await setOut(database)
    const api = await startServer({ ...shared, port: PORT, role: 'api' })
    servers.push(api)
    const dealer = await startServer({ ...shared, port: PORT + 1, role: 'dealer' })
    servers.push(dealer)
    const before = residentKb(api)
    const { watched, residentKb: after, shares } = await watchAll(pace, { api, dealer, ids, tokens })
    if (watched.lost > 0) throw new Error(`${watched.lost} sockets were closed`)
    return {
      figures: [
        figure('p99 from a change at a table to a page that watches it', 'ms', watched.p99, { atMost: 250 }),
        figure('p50', 'ms', watched.p50),
        figure('p99 from the end of betting to a page that has heard of it', 'ms', [watched.closedP99]),
        figure('phases that a page was not shown', '', [watched.missed], { atMost: 0 }),
        figure('states shown to pages', '/s', [watched.perSecond]),
        figure('memory of the server for each socket', 'kB', [(after - before) / SOCKETS]),
      ],
      notes: [
        `${TABLES} tables of all games dealt by one process; ${SOCKETS} sockets at another, each watching a table and what lies on it; ${BETS} bets a second`,
        'from the moment that the dealer writes down with the change; measuring client on the same cores',
        `of a core the server with the sockets took ${shares.api} %, the dealer ${shares.dealer} %`,
        `pages saw ${watched.rounds} whole rounds; the slowest news took ${Math.round(watched.max)} ms`,
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}

/** The brand's tables and copies of them; answers their ids. */
async function setOut({ pool }: BenchDatabase): Promise<readonly string[]> {
  await pool.query(
    `insert into studio.live_table (id, brand_id, code, game_code, paytable, speed, names, position, limits, due_at)
     select gen_random_uuid(), brand_id, code || 'C' || copy, game_code, paytable, speed, names, position + 100 * copy, limits, due_at
     from studio.live_table, generate_series(1, 4) as copy where brand_id = 1 order by copy, position
     limit $1 - (select count(*) from studio.live_table where brand_id = 1)`,
    [TABLES],
  )
  const { rows } = await pool.query<{ id: string }>('select id from studio.live_table where brand_id = 1')
  if (rows.length !== TABLES) throw new Error(`there are ${rows.length} tables`)
  return rows.map(({ id }) => id)
}

interface TableSite {
  readonly api: Server
  readonly dealer: Server
  readonly ids: readonly string[]
  readonly tokens: readonly string[]
}

async function watchAll({ runs, seconds }: Pace, { api, dealer, ids, tokens }: TableSite) {
  const watch: WatchOptions = { port: PORT, sockets: SOCKETS, tables: ids, runs, seconds }
  const child = fork(join(import.meta.dirname, 'table-watchers.ts'), [JSON.stringify(watch)])
  const ended = new AbortController()
  try {
    await said(child)
    const betting = bet(tokens, ids, ended.signal)
    await wait(WARM_MS)
    const watching = said<WatchFigures>(child)
    const shareOf = [api, dealer].map(coreShare)
    child.send('go')
    const watched = await watching
    const resident = residentKb(api)
    const [apiShare = 0, dealerShare = 0] = shareOf.map((share) => share())
    ended.abort()
    await betting
    return { watched, residentKb: resident, shares: { api: apiShare, dealer: dealerShare } }
  } finally {
    ended.abort()
    child.kill()
  }
}

/** The next thing that the watching process says. */
async function said<T>(child: ReturnType<typeof fork>): Promise<T> {
  const end = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the watching process ended with ${code}`)))
  const [message] = await Promise.race([once(child, 'message'), end])
  return message as T
}

/** Members bet here and there on rounds that take bets. */
async function bet(tokens: readonly string[], ids: readonly string[], ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await wait(1000 / BETS)
    const headers = { merchant: 'LUCKY', authorization: `Bearer ${tokens[randomInt(tokens.length)]}` }
    const url = `http://127.0.0.1:${PORT}/wps/live/tables/${ids[randomInt(ids.length)]}`
    const { value } = (await (await fetch(url, { headers })).json()) as { value: LiveTable }
    const open = value.round?.phase === 'betting' ? value.round : undefined
    const spot = spotAt(value)
    if (!open || !spot) continue
    const bets = [spot]
    await fetch(`${url}/bets`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), roundId: open.roundId, bets }),
    }).then((answer) => answer.arrayBuffer())
  }
}

/** A bet that anybody may lay there, at the table's least stake. */
function spotAt({ gameCode, paytable, limits }: LiveTable) {
  const open =
    tableGameOf(gameCode)
      ?.spots(paytable)
      .filter(({ follows, seat }) => !follows && seat === undefined) ?? []
  const spot = open[randomInt(Math.max(1, open.length))]
  const limit = limits.find(({ group }) => group === spot?.group)
  return spot && limit && { spot: spot.key, stake: limit.min }
}

/** What a process has in memory. */
function residentKb({ child }: Server): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1])
}

const TICKS_A_SECOND = 100

/** From now on: what a process took of a core, in hundredths. */
function coreShare({ child }: Server): () => number {
  const ticks = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const [before, begun] = [ticks(), performance.now()]
  return () => Math.round(((ticks() - before) / TICKS_A_SECOND / ((performance.now() - begun) / 1000)) * 100)
}
