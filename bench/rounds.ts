import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type LoadResult, play } from './load-run.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const MEMBERS = 10_000
const CONNECTIONS = 64
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const SLOT_SHARE = 0.3

/** The same server without group commit; and with as many transactions at once as a pool of connections allows. */
const ONE_BY_ONE = { max: 1, lanes: 2, worth: 1 }
const TWELVE_AT_ONCE = { max: 1, lanes: 12, worth: 1 }

const WAYS = {
  dice: { slotShare: 0 },
  mix: { slotShare: SLOT_SHARE },
  single: { slotShare: 0, batches: ONE_BY_ONE },
  twelve: { slotShare: 0, batches: TWELVE_AT_ONCE },
} as const
type Way = keyof typeof WAYS

type Run = Readonly<Record<Way, LoadResult>>

/** Whole rounds over HTTP by random members, beside the same server with a transaction for every round. */
export const rounds: Bench = async (pace) => {
  const database = await freshDatabase('rounds')
  try {
    const tokensFile = join(database.deps.config.dataDir, 'tokens')
    writeFileSync(tokensFile, (await loggedInMembers(database.deps, MEMBERS)).join('\n'))
    return await measure(database, tokensFile, pace)
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, tokensFile: string, pace: Pace): Promise<Measurement> {
  const runs: Run[] = []
  for (let run = 0; run < pace.runs; run++) {
    const results: Partial<Record<Way, LoadResult>> = {}
    for (const way of Object.keys(WAYS) as Way[])
      results[way] = await playOn(database, { way, tokensFile, seconds: pace.seconds })
    // Every way has been played.
    runs.push(results as Run)
    console.log(JSON.stringify(results))
  }
  return { figures: figuresOf(runs), notes: await notesOf(database) }
}

interface PlayRun {
  readonly way: Way
  readonly tokensFile: string
  readonly seconds: number
}

const WARM_UP_SECONDS = 3

async function playOn(database: BenchDatabase, { way, tokensFile, seconds }: PlayRun): Promise<LoadResult> {
  const { dataDir } = database.deps.config
  const { slotShare, ...seams } = WAYS[way]
  await database.pool.query('checkpoint')
  const nodeArgs = process.env.BENCH_PROFILE === way ? ['--cpu-prof', `--cpu-prof-dir=${dataDir}`] : []
  const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url, nodeArgs, ...seams })
  const load = { port: PORT, connections: CONNECTIONS, slotShare, tokensFile }
  const ids = [join(dataDir, 'ids-warm'), join(dataDir, 'ids')] as const
  const before = await countBets(database)

  await play({ ...load, seconds: Math.min(WARM_UP_SECONDS, seconds), idsFile: ids[0] })
  const result = await play({ ...load, seconds, idsFile: ids[1] })
  await server.stop()

  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`not every round was taken: ${JSON.stringify(result.statuses)}`)
  await assertKept(database, ids, before)
  return result
}

const countBets = async ({ pool }: BenchDatabase) =>
  Number((await pool.query('select count(*) from betting.bet')).rows[0]?.count)

/** Every acknowledged round is there once, and nothing else is. */
async function assertKept(database: BenchDatabase, files: readonly string[], before: number): Promise<void> {
  const acknowledged = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const kept = await database.pool.query(
    `select count(*) from betting.bet join betting.round on round.id = round_id join wallet.transfer on transfer.id = bet.id
     where bet.id = any($1::uuid[]) and bet.status in ('won', 'lost') and transfer.amount = stake`,
    [acknowledged],
  )
  const added = (await countBets(database)) - before
  if (Number(kept.rows[0]?.count) !== acknowledged.length || added !== acknowledged.length)
    throw new Error(`${acknowledged.length} rounds acknowledged, ${kept.rows[0]?.count} of them kept, ${added} written`)
}

const of = (runs: readonly Run[], way: Way, what: 'perSecond' | 'p50' | 'p99' | 'cpuShare') =>
  runs.map((run) => run[way][what])

const timesOf = (runs: readonly Run[], way: Way) => runs.map((run) => run.dice.perSecond / run[way].perSecond)

const figuresOf = (runs: readonly Run[]) => [
  figure('dice rounds', '/s', of(runs, 'dice', 'perSecond'), { atLeast: 6000, aim: 10_000 }),
  figure('p50', 'ms', of(runs, 'dice', 'p50')),
  figure('p99', 'ms', of(runs, 'dice', 'p99'), { atMost: 50 }),
  figure('dice and slot rounds mixed, 3 in 10 slots', '/s', of(runs, 'mix', 'perSecond')),
  figure('p99 of the mix', 'ms', of(runs, 'mix', 'p99'), { atMost: 50 }),
  figure('dice rounds without group commit', '/s', of(runs, 'single', 'perSecond')),
  figure('p99 without group commit', 'ms', of(runs, 'single', 'p99')),
  figure('times without group commit', '×', timesOf(runs, 'single'), { atLeast: 6 }),
  figure('dice rounds without group commit, twelve transactions at once', '/s', of(runs, 'twelve', 'perSecond')),
  figure('times without group commit, twelve at once', '×', timesOf(runs, 'twelve')),
  figure('share of one core taken by the load generator', '', of(runs, 'dice', 'cpuShare')),
]

async function notesOf(database: BenchDatabase): Promise<readonly string[]> {
  const { fault, transfers, batches } = await verifyLedger(database.db)
  if (fault !== undefined) throw new Error(fault)
  return [
    `${CONNECTIONS} connections, ${MEMBERS} members, load generator on the same cores`,
    `every acknowledged round was found once with its bet and its transfer; ${transfers} transfers in ${batches} batches proved afterwards`,
  ]
}
