import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { bareWrites } from './bare-writes.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type LoadResult, play } from './load-run.ts'
import { loggedInMembers } from './people.ts'
import { databaseSeconds, processorSeconds } from './processor-time.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'
import { type Server, startServer } from './site-server.ts'

const MEMBERS = 10_000
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const SLOT_SHARE = 0.3
const WARM_UP_SECONDS = 3

/** What is asked of a server, one after the other. */
const WORKLOADS = {
  dice64: { connections: 64, asks: 'rounds', slotShare: 0 },
  dice256: { connections: 256, asks: 'rounds', slotShare: 0 },
  dice512: { connections: 512, asks: 'rounds', slotShare: 0 },
  mix: { connections: 64, asks: 'rounds', slotShare: SLOT_SHARE },
  empty64: { connections: 64, asks: 'health', slotShare: 0 },
  empty256: { connections: 256, asks: 'health', slotShare: 0 },
} as const
type Workload = keyof typeof WORKLOADS

/** The server as it is; without group commit; and with as many transactions at once as a pool of connections allows. */
const SERVERS = {
  usual: { asked: ['dice64', 'empty64', 'dice256', 'empty256', 'dice512', 'mix'] },
  single: { asked: ['dice64', 'dice256'], batches: { max: 1, lanes: 2, worth: 1 } },
  twelve: { asked: ['dice64'], batches: { max: 1, lanes: 12, worth: 1 } },
} as const
type ServerName = keyof typeof SERVERS

interface WorkloadResult extends LoadResult {
  /** Milliseconds of processor that one answer took of the server and of the database. */
  readonly server: number
  readonly database: number
}

type ServerResults = Readonly<Record<ServerName, Readonly<Partial<Record<Workload, WorkloadResult>>>>>

/** Rounds in a transaction where they are written once more without the product: half of the connections, as two batches are under way. */
const BARE_PARTS = { 64: 32, 256: 128 } as const

interface Run extends ServerResults {
  /** Milliseconds of processor that the bare writes of a round take of the database, by connections. */
  readonly bare: Readonly<Record<keyof typeof BARE_PARTS, number>>
}

/** Whole rounds over HTTP by random members, beside answers with nothing in them, and beside a transaction for every round. */
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
    const results: Partial<Record<ServerName, ServerResults[ServerName]>> = {}
    for (const name of Object.keys(SERVERS) as ServerName[])
      results[name] = await askServer(database, { name, tokensFile, seconds: pace.seconds })
    const bare = { 64: await bareWrites(database, BARE_PARTS[64]), 256: await bareWrites(database, BARE_PARTS[256]) }
    // Every server has been asked.
    runs.push({ ...(results as ServerResults), bare })
    console.log(JSON.stringify(runs.at(-1)))
  }
  return { figures: figuresOf(runs), notes: await notesOf(database) }
}

interface ServerRun {
  readonly name: ServerName
  readonly tokensFile: string
  readonly seconds: number
}

async function askServer(
  database: BenchDatabase,
  { name, tokensFile, seconds }: ServerRun,
): Promise<ServerResults[ServerName]> {
  const { dataDir } = database.deps.config
  const { asked, ...seams } = SERVERS[name]
  await database.pool.query('checkpoint')
  const nodeArgs = process.env.BENCH_PROFILE === name ? ['--cpu-prof', `--cpu-prof-dir=${dataDir}`] : []
  const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url, nodeArgs, ...seams })
  const askIn = (one: Workload, time: number) => askFor(database, server, { one, tokensFile, seconds: time })

  await askIn('dice256', Math.min(WARM_UP_SECONDS, seconds))
  const results: Partial<Record<Workload, WorkloadResult>> = {}
  for (const one of asked) results[one] = await askIn(one, seconds)
  await server.stop()
  return results
}

interface WorkloadRun {
  readonly one: Workload
  readonly tokensFile: string
  readonly seconds: number
}

async function askFor(
  database: BenchDatabase,
  { child }: Server,
  { one, tokensFile, seconds }: WorkloadRun,
): Promise<WorkloadResult> {
  const { dataDir } = database.deps.config
  const idsFile = join(dataDir, 'ids')
  // It has served.
  const taken = () => [processorSeconds(child.pid!), databaseSeconds(database)] as const
  const [before, betsBefore] = [taken(), await countBets(database)]

  const result = await play({ ...WORKLOADS[one], port: PORT, tokensFile, idsFile, seconds })

  const after = taken()
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`not everything was answered: ${JSON.stringify(result.statuses)}`)
  if (WORKLOADS[one].asks === 'rounds') await assertKept(database, idsFile, betsBefore)
  const of = (place: 0 | 1) => (1000 * (after[place] - before[place])) / result.acknowledged
  return { ...result, server: of(0), database: of(1) }
}

const countBets = async ({ pool }: BenchDatabase) =>
  Number((await pool.query('select count(*) from betting.bet')).rows[0]?.count)

/** Every acknowledged round is there once, and nothing else is. */
async function assertKept(database: BenchDatabase, file: string, before: number): Promise<void> {
  const acknowledged = readFileSync(file, 'utf8').split('\n')
  const kept = await database.pool.query(
    `select count(*) from betting.bet join betting.round on round.id = round_id join wallet.transfer on transfer.id = bet.id
     where bet.id = any($1::uuid[]) and bet.status in ('won', 'lost') and transfer.amount = stake`,
    [acknowledged],
  )
  const added = (await countBets(database)) - before
  if (Number(kept.rows[0]?.count) !== acknowledged.length || added !== acknowledged.length)
    throw new Error(`${acknowledged.length} rounds acknowledged, ${kept.rows[0]?.count} of them kept, ${added} written`)
}

function figuresOf(runs: readonly Run[]) {
  type RunFigure = 'perSecond' | 'p50' | 'p99' | 'cpuShare' | 'server' | 'database'
  const of = (server: ServerName, asked: Workload, what: RunFigure) =>
    runs.map((run) => run[server][asked]?.[what] ?? Number.NaN)
  const usual = (asked: Workload, what: RunFigure) => of('usual', asked, what)
  /** How often one rate has room in another, run by run. */
  const times = (asked: Workload, rates: readonly number[]) =>
    usual(asked, 'perSecond').map((rate, run) => rate / (rates[run] ?? Number.NaN))
  const processor = (connections: 64 | 256 | 512) => {
    const asked = `dice${connections}` as const
    return [
      figure(`processor of the server for a round, ${connections} connections`, 'ms', usual(asked, 'server')),
      figure(`processor of the database for a round, ${connections} connections`, 'ms', usual(asked, 'database')),
    ]
  }
  return [
    figure('dice rounds', '/s', usual('dice64', 'perSecond'), { atLeast: 6000, aim: 10_000 }),
    figure('p50', 'ms', usual('dice64', 'p50')),
    figure('p99', 'ms', usual('dice64', 'p99'), { atMost: 50 }),
    figure('dice rounds, 256 connections', '/s', usual('dice256', 'perSecond')),
    figure('p99, 256 connections', 'ms', usual('dice256', 'p99')),
    figure('dice rounds, 512 connections', '/s', usual('dice512', 'perSecond')),
    figure('p99, 512 connections', 'ms', usual('dice512', 'p99')),
    ...processor(64),
    ...processor(256),
    ...processor(512),
    figure('empty answers', '/s', usual('empty64', 'perSecond')),
    figure('empty answers, 256 connections', '/s', usual('empty256', 'perSecond')),
    figure('processor of the server for an empty answer', 'ms', usual('empty64', 'server')),
    figure('share of the empty answers', '', times('dice64', usual('empty64', 'perSecond')), { atLeast: 0.2 }),
    figure('share of the empty answers, 256 connections', '', times('dice256', usual('empty256', 'perSecond')), {
      atLeast: 0.25,
    }),
    ...bound(runs, 64),
    ...bound(runs, 256),
    figure('dice and slot rounds mixed, 3 in 10 slots', '/s', usual('mix', 'perSecond')),
    figure('p99 of the mix', 'ms', usual('mix', 'p99'), { atMost: 50 }),
    figure('dice rounds without group commit', '/s', of('single', 'dice64', 'perSecond')),
    figure('p99 without group commit', 'ms', of('single', 'dice64', 'p99')),
    figure('times without group commit', '×', times('dice64', of('single', 'dice64', 'perSecond')), { atLeast: 8 }),
    figure('times without group commit, 256 connections', '×', times('dice256', of('single', 'dice256', 'perSecond')), {
      atLeast: 12,
    }),
    figure('dice rounds without group commit, twelve transactions at once', '/s', of('twelve', 'dice64', 'perSecond')),
    figure('times without group commit, twelve at once', '×', times('dice64', of('twelve', 'dice64', 'perSecond'))),
    figure('share of one core taken by the load generator', '', usual('dice64', 'cpuShare')),
  ]
}

/** What no product could leave out of a round, beside what it takes: HTTP without an answer, the load generator, and the bare rows. */
function bound(runs: readonly Run[], connections: keyof typeof BARE_PARTS) {
  const of = runs.map(({ usual, bare }) => {
    const [dice, empty] = [usual[`dice${connections}`], usual[`empty${connections}`]]
    if (!dice || !empty) throw new Error(`${connections} connections were not asked`)
    const generator = (1000 * dice.cpuShare) / dice.perSecond
    const least = empty.server + generator + bare[connections]
    const most = (1000 * availableParallelism()) / least
    return { share: most / empty.perSecond, taken: least / (dice.server + dice.database + generator) }
  })
  const named = `${connections} connections`
  return [
    figure(
      `processor of the database for the bare writes of a round, ${named}`,
      'ms',
      runs.map(({ bare }) => bare[connections]),
    ),
    figure(
      `share of the empty answers where a round is these writes and an empty answer, ${named}`,
      '',
      of.map(({ share }) => share),
    ),
    figure(
      `share of the processor of a round that these two and the generator take, ${named}`,
      '',
      of.map(({ taken }) => taken),
    ),
  ]
}

async function notesOf(database: BenchDatabase): Promise<readonly string[]> {
  const { fault, transfers, batches } = await verifyLedger(database.db)
  if (fault !== undefined) throw new Error(fault)
  return [
    `64 connections where none are named, ${MEMBERS} members, load generator on the same cores`,
    'an empty answer is that of /healthz: it goes through the same server, its headers and its rate limits, and asks no database',
    'processor is user and system time of all threads of the server, and of all processes of the database, those of the background included',
    'bare writes are the rows of the newest rounds, written once more to empty tables of the same columns, checks and indexes by plain statements, as many in a transaction as half of the connections; nothing is read, locked, judged, hashed, announced or counted; such rounds would come as often as the cores have room for them',
    `every acknowledged round was found once with its bet and its transfer; ${transfers} transfers in ${batches} batches proved afterwards`,
  ]
}
