import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { dayOf, daysAfter } from '@croupier/server/src/kernel/day.ts'
import { countLines, countOldRecords } from '@croupier/server/src/modules/wallet/record/count-lines.ts'
import { readLines, readProfit } from '@croupier/server/src/modules/wallet/record/reads.ts'
import { accountOf } from '@croupier/server/src/modules/wallet/wallet.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { BRAND, BUSY_EACH, CURRENCY, type LongLedger, openLongLedger, STILL_LINES } from './long-ledger.ts'
import { type Bench, type Figure, percentile } from './result.ts'

const SIZES = [100_000, 1_000_000, 10_000_000]
const QUICK_SIZES = [20_000, 100_000]
const DAYS = 30
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ASKED = 400
const WARM = 40
const TIME_ZONE = 'Asia/Manila'

/** Pages of a long record in a ledger that grows, and the proof of that ledger: whole, and of its last hour. */
export const record: Bench = async ({ quick }) => {
  const database = await freshDatabase('record')
  try {
    await seedBrands(database.deps)
    const figures: Figure[] = []
    const end = Date.now() - HOUR_MS
    const ledger = await openLongLedger(database, end - DAYS * DAY_MS, end)
    const sizes = quick ? QUICK_SIZES : SIZES
    const whole = sizes.at(-1) ?? 0
    let written = 0
    for (const size of sizes) {
      const begun = Date.now()
      // The days that the ledger will span in the end are filled in their order.
      const at = (transfers: number) => end - (DAYS * DAY_MS * (whole - transfers)) / whole
      await ledger.grow(size - written, at(written), at(size))
      written = size
      console.log(`${size} transfers after ${Date.now() - begun} ms`)
      figures.push(...(await ask(database, ledger, size)))
    }
    figures.push(...(await prove(database, ledger, whole)))
    return { figures, notes: await notesOf(database) }
  } finally {
    await database.close()
  }
}

/** Count what has grown, then ask for pages by every filter, drawn anew each time. */
async function ask(database: BenchDatabase, { busyId, stillId }: LongLedger, size: number): Promise<readonly Figure[]> {
  const { deps, pool } = database
  const begun = performance.now()
  await countLines(deps, { keys: [accountOf(busyId, CURRENCY), accountOf(stillId, CURRENCY)] })
  const counting = performance.now() - begun
  await countOldRecords(deps)
  // What the database does by itself when it finds the time.
  for (const table of ['transfer', 'record_block', 'batch', 'balance'])
    await pool.query(`vacuum analyze wallet.${table}`)

  const busyLines = size / BUSY_EACH
  const still = await timed(() => readLines(deps, askOf(stillId, drawn(STILL_LINES))))
  const pages = await timed(() => readLines(deps, askOf(busyId, drawn(busyLines))))
  const sums = await timed(() => readProfit(deps, askOf(busyId, { by: 'week', ...days() })))
  const of = (lines: number) => `of ${lines.toLocaleString('en')} lines in ${size.toLocaleString('en')} transfers`
  return [
    { measure: `pages ${of(STILL_LINES)}: p99`, unit: 'ms', value: percentile(still, 0.99), atMost: 50 },
    { measure: `pages ${of(busyLines)}: p50`, unit: 'ms', value: percentile(pages, 0.5) },
    { measure: `pages ${of(busyLines)}: p99`, unit: 'ms', value: percentile(pages, 0.99), atMost: 50 },
    { measure: `profit and loss ${of(busyLines)}: p99`, unit: 'ms', value: percentile(sums, 0.99) },
    { measure: `counting what is new ${of(busyLines)}`, unit: 'ms', value: counting },
  ]
}

async function timed(ask: () => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = []
  for (let asked = 0; asked < WARM + ASKED; asked++) {
    const begun = performance.now()
    await ask()
    if (asked >= WARM) took.push(performance.now() - begun)
  }
  return took
}

/** An ask as far as the reads look at it, which is no whole one of any type. */
const askOf = (memberId: string, query: object) =>
  ({ query, session: { memberId, brandId: BRAND, agentType: 0 } }) as never

const KINDS = [undefined, undefined, 'stake', 'payout', 'deposit', 'withdrawal']

/** A range of up to thirty days, often one that reaches to today. */
function days() {
  const today = dayOf(new Date(), TIME_ZONE)
  const to = randomInt(2) === 0 ? today : daysAfter(today, -randomInt(DAYS))
  return { from: daysAfter(to, -([0, 6, 29, randomInt(DAYS)][randomInt(4)] ?? 0)), to }
}

/** Any page of any filter; pages past the end are asked for too. */
const drawn = (lines: number) => {
  const pageSize = randomInt(4) === 0 ? 200 : 20
  const pages = Math.ceil(lines / pageSize)
  return {
    ...days(),
    kind: KINDS[randomInt(KINDS.length)],
    pageSize,
    pageNo: 1 + randomInt(randomInt(2) === 0 ? 3 : pages),
  }
}

interface RunFigures {
  readonly ms: number
  readonly peakMb: number
}

/** The command as an operator gives it, in a process of its own. */
async function verify({ url }: BenchDatabase, ...words: readonly string[]): Promise<RunFigures> {
  const begun = performance.now()
  const script = new URL('../run/ledger-verify.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let peakKb = 0
  const look = setInterval(() => (peakKb = Math.max(peakKb, peakOf(child.pid))), 50)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`ledger:verify ended with ${code}`)
  return { ms: performance.now() - begun, peakMb: peakKb / 1024 }
}

/** The most memory that a process has had, in kB. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    // It has ended, or the system keeps no such file.
    return 0
  }
}

async function prove(database: BenchDatabase, ledger: LongLedger, size: number): Promise<readonly Figure[]> {
  const whole = await verify(database)
  // As if that had been an hour ago; what an hour of such a ledger holds is written since.
  await database.pool.query(`update wallet.verification set at = at - interval '1 hour'`)
  await ledger.grow(Math.ceil(size / DAYS / 24), Date.now() - HOUR_MS, Date.now())
  const hour = await verify(database, '--since', '1h')
  const of = `ledger:verify of ${size.toLocaleString('en')} transfers`
  return [
    { measure: of, unit: 's', value: whole.ms / 1000, atMost: 120 },
    { measure: `${of}: memory`, unit: 'MB', value: whole.peakMb, atMost: 512 },
    { measure: `${of}: the last hour alone`, unit: 's', value: hour.ms / 1000, atMost: 2 },
  ]
}

async function notesOf({ pool }: BenchDatabase): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select pg_size_pretty(pg_total_relation_size('wallet.transfer')) as ledger,
            pg_size_pretty(pg_total_relation_size('wallet.record_block')) as blocks`,
  )
  return [
    `${ASKED} pages each, by any range, kind, page and size; asked of the read itself, one after the other`,
    `${DAYS} days; the ledger takes ${rows[0]?.ledger}, the blocks that its records are counted in ${rows[0]?.blocks}`,
  ]
}
