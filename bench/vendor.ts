import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'
import { startServer } from './site-server.ts'
import { pairsIn, playAsVendor, type VendorLoadResult } from './vendor-load-run.ts'
import { seatedMembers, VENDOR, VENDOR_ENVIRONMENT } from './vendor-players.ts'

const MEMBERS = 10_000
const QUICK_MEMBERS = 1000
const CALLERS = 64
const PORT = Number(process.env.BENCH_PORT ?? 4703)
const WARM_UP_SECONDS = 3

/** As it is; and the same server with a transaction for every call, two at once and twelve at once. */
const BATCH_SETUPS = {
  batched: undefined,
  single: { max: 1, lanes: 2, worth: 1 },
  twelve: { max: 1, lanes: 12, worth: 1 },
} as const
type BatchSetup = keyof typeof BATCH_SETUPS
type Run = Readonly<Record<BatchSetup, VendorLoadResult>>

/** Bets and their settles by a vendor over the signed HTTP API, beside the same server with a transaction for every call. */
export const vendor: Bench = async (pace) => {
  Object.assign(process.env, VENDOR_ENVIRONMENT)
  const database = await freshDatabase('vendor')
  try {
    const seatsFile = join(database.deps.config.dataDir, 'seats')
    const seats = await seatedMembers(database.deps, pace.quick ? QUICK_MEMBERS : MEMBERS)
    writeFileSync(seatsFile, seats.join('\n'))
    return await measure(database, seatsFile, pace)
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, seatsFile: string, pace: Pace): Promise<Measurement> {
  const runs: Run[] = []
  for (let run = 0; run < pace.runs; run++) {
    const results: Partial<Record<BatchSetup, VendorLoadResult>> = {}
    for (const way of Object.keys(BATCH_SETUPS) as BatchSetup[])
      results[way] = await playOn(database, way, seatsFile, pace.seconds)
    // Every way has been played.
    runs.push(results as Run)
    console.log(JSON.stringify(results))
  }
  return { figures: figuresOf(runs), notes: await notesOf(database) }
}

async function playOn(
  database: BenchDatabase,
  way: BatchSetup,
  seatsFile: string,
  seconds: number,
): Promise<VendorLoadResult> {
  const { dataDir } = database.deps.config
  await database.pool.query('checkpoint')
  const batches = BATCH_SETUPS[way]
  const nodeArgs = process.env.BENCH_PROFILE === way ? ['--cpu-prof', `--cpu-prof-dir=${dataDir}`] : []
  const server = await startServer({
    port: PORT,
    dataDir,
    databaseUrl: database.url,
    nodeArgs,
    ...(batches && { batches }),
  })
  const load = { ...VENDOR, port: PORT, connections: CALLERS, seatsFile }
  const [warm, played] = [join(dataDir, 'pairs-warm'), join(dataDir, 'pairs')]
  await playAsVendor({ ...load, seconds: Math.min(WARM_UP_SECONDS, seconds), pairsFile: warm })
  const result = await playAsVendor({ ...load, seconds, pairsFile: played })
  await server.stop()

  if (Object.keys(result.statuses).join() !== 'OK')
    throw new Error(`not every call was answered well: ${JSON.stringify(result.statuses)}`)
  await assertKept(
    database,
    [warm, played].flatMap(pairsIn).map(({ player }) => player),
  )
  return result
}

/** Every player has as many settled bets as pairs were acknowledged, and none that waits. */
async function assertKept({ pool }: BenchDatabase, players: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ open: number; unpaid: number }>(`
    select count(*) filter (where status = 'open')::int as open,
           count(*) filter (where not exists (select from wallet.transfer
                                              where journal = bet.id and kind = 'payout' and amount = payout))::int as unpaid
    from betting.bet where vendor = 'SANDBOX'`)
  const { rows: counted } = await pool.query<{ bets: number }>(
    `select count(*)::int as bets from betting.bet where vendor = 'SANDBOX' and member_id = any($1::uuid[])`,
    [[...new Set(players)]],
  )
  if (rows[0]?.open !== 0 || rows[0]?.unpaid !== 0 || (counted[0]?.bets ?? 0) < players.length)
    throw new Error(`${players.length} pairs were acknowledged: ${JSON.stringify([rows[0], counted[0]])}`)
}

const of = (runs: readonly Run[], way: BatchSetup, what: 'perSecond' | 'p50' | 'p99' | 'cpuShare') =>
  runs.map((run) => run[way][what])
const timesOf = (runs: readonly Run[], way: BatchSetup) => runs.map((run) => run.batched.perSecond / run[way].perSecond)

const figuresOf = (runs: readonly Run[]) => [
  figure('bet and settle pairs', '/s', of(runs, 'batched', 'perSecond'), { atLeast: 3000 }),
  figure('p50 of a call', 'ms', of(runs, 'batched', 'p50')),
  figure('p99 of a call', 'ms', of(runs, 'batched', 'p99'), { atMost: 50 }),
  figure('pairs with a transaction for each call, two at once', '/s', of(runs, 'single', 'perSecond')),
  figure('times that', '×', timesOf(runs, 'single')),
  figure('pairs with a transaction for each call, twelve at once', '/s', of(runs, 'twelve', 'perSecond')),
  figure('times that, twelve at once', '×', timesOf(runs, 'twelve')),
  figure('share of one core taken by the load generator', '', of(runs, 'batched', 'cpuShare')),
]

async function notesOf(database: BenchDatabase): Promise<readonly string[]> {
  const { fault, transfers, batches } = await verifyLedger(database.db)
  if (fault !== undefined) throw new Error(fault)
  return [
    `${CALLERS} callers, each signing every call; load generator on the same cores`,
    `every acknowledged pair is a bet that was settled and paid; ${transfers} transfers in ${batches} batches proved afterwards`,
  ]
}
