import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { databaseSeconds, processorSeconds } from './processor-time.ts'
import { type Bench, percentile } from './result.ts'
import { startServer } from './site-server.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4703)
const PLAYERS = 16
/** From an answer to the next round of a player. */
const THINK_MS = 250
const DAYS = 120
const QUICK_DAYS = 4
const LOOK_MS = 100
const PATIENCE_MS = 3_600_000
const MB = 2 ** 20

/** The demo brands' past is written behind an open site at which people play. */
export const history: Bench = async ({ quick, seconds }) => {
  const database = await freshDatabase('history')
  try {
    const tokens = await loggedInMembers(database.deps, PLAYERS)
    const days = quick ? QUICK_DAYS : DAYS
    const quiet = await playQuiet(database, tokens, seconds)
    if (quick) await shorten(database, days)
    const told = await playBeside(database, tokens)
    const bytes = folderBytes(join(database.deps.config.dataDir, 'postgres'))
    const { fault } = await verifyLedger(database.db)
    if (fault !== undefined) throw new Error(fault)
    const [before, beside] = [percentile(quiet, 0.99), percentile(told.took, 0.99)]
    const bound = quick ? {} : { atMost: 300 }
    return {
      figures: [
        { measure: 'last hours of the tables written', unit: 's', value: told.lastHoursS },
        { measure: `history of ${days} days complete`, unit: 's', value: told.wholeS, ...bound },
        { measure: 'data folder then', unit: 'MB', value: bytes / MB, ...(quick ? {} : { atMost: 600 }) },
        { measure: 'dice rounds before it: p99', unit: 'ms', value: before },
        { measure: 'dice rounds beside it: p99', unit: 'ms', value: beside },
        { measure: 'p99 beside it, of the p99 before', unit: '×', value: beside / before, atMost: 2 },
        { measure: 'processor that the server took', unit: 's', value: told.server },
        { measure: 'processor that the database took', unit: 's', value: told.database },
      ],
      notes: [
        `${PLAYERS} members play dice over HTTP, ${THINK_MS} ms after each answer the next round: ${quiet.length} rounds before it, ${told.took.length} beside it`,
        ...(await sizesOf(database)),
        'afterwards the ledger was proved from its first line',
      ],
    }
  } finally {
    await database.close()
  }
}

async function playQuiet(database: BenchDatabase, tokens: readonly string[], seconds: number) {
  const server = await startServer({
    port: PORT,
    dataDir: database.deps.config.dataDir,
    databaseUrl: database.url,
    history: false,
  })
  const over = AbortSignal.timeout(seconds * 1000)
  const took = await playUntil(tokens, over)
  await server.stop()
  return took
}

/** What is begun is gone on with, so it is begun shorter. */
const shorten = ({ pool }: BenchDatabase, days: number) =>
  pool.query(
    `insert into kernel.history (first_day, days, last_hours_until) values (current_date - $1::int, $1, now())`,
    [days],
  )

async function playBeside(database: BenchDatabase, tokens: readonly string[]) {
  const { dataDir } = database.deps.config
  const databaseBefore = databaseSeconds(database)
  const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url, history: true })
  const [begun, over] = [performance.now(), new AbortController()]
  const playing = playUntil(tokens, over.signal)
  const since = () => (performance.now() - begun) / 1000
  const lastHoursS = await untilSaid(database, 'last_hours_until is null', since)
  const wholeS = await untilSaid(database, 'finished_at is not null', since)
  over.abort()
  const took = await playing
  const taken = {
    // It has served.
    server: processorSeconds(server.child.pid!),
    database: databaseSeconds(database) - databaseBefore,
  }
  await server.stop()
  return { took, lastHoursS, wholeS, ...taken }
}

/** When this is so of the history, in seconds. */
async function untilSaid({ pool }: BenchDatabase, what: string, since: () => number): Promise<number> {
  while (since() * 1000 < PATIENCE_MS) {
    const { rows } = await pool.query(`select ${what} as so from kernel.history`)
    if (rows[0]?.so === true) return since()
    await wait(LOOK_MS)
  }
  throw new Error(`the history is not written: ${what}`)
}

/** Everybody plays a round, looks at it, and plays the next; the milliseconds that each answer took. */
async function playUntil(tokens: readonly string[], over: AbortSignal): Promise<readonly number[]> {
  const took: number[] = []
  await Promise.all(
    tokens.map(async (token, at) => {
      await wait((at * THINK_MS) / tokens.length)
      while (!over.aborted) {
        const begun = performance.now()
        await playDice(token)
        took.push(performance.now() - begun)
        await wait(THINK_MS)
      }
    }),
  )
  return took
}

async function playDice(token: string): Promise<void> {
  const round = { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: true } }
  const response = await fetch(`http://127.0.0.1:${PORT}/wps/studio/rounds`, {
    method: 'POST',
    headers: { merchant: 'LUCKY', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(round),
  })
  if (response.status !== 200) throw new Error(`a round was answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

const folderBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )

/** What takes the space. */
async function sizesOf({ pool }: BenchDatabase): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; mb: number; indexes: number }>(
    `select schemaname || '.' || relname as name, round(pg_total_relation_size(relid) / 1048576.0) as mb,
            round(pg_indexes_size(relid) / 1048576.0) as indexes
     from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 8`,
  )
  const wal = await pool.query<{ mb: number }>(`select round(sum(size) / 1048576.0) as mb from pg_ls_waldir()`)
  return [
    `largest tables: ${rows.map(({ name, mb, indexes }) => `${name} ${mb} MB (indexes ${indexes})`).join(', ')}; write-ahead log ${wal.rows[0]?.mb} MB`,
  ]
}
