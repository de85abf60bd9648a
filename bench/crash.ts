import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { askCrash, CRASH_LIMITS, freshRound } from './crash-table.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, percentile } from './result.ts'
import { startServer } from './site-server.ts'

const MEMBERS = 2000
const PORT = Number(process.env.BENCH_PORT ?? 4700)
/** The players leave by hand over so long a time from the start of the flight. */
const LEAVE_WITHIN_MS = 5000
/** A flight that is over before half of them have left says little. */
const WORTH = MEMBERS / 2
const ROUNDS_MOST = 20
const PLACING_AT_ONCE = 64

interface Run {
  readonly p50: number
  readonly p99: number
  readonly left: number
  readonly late: number
  readonly placedPerSecond: number
}

/** One shared flight with two thousand players: how soon the server answers who leaves it. */
export const crash: Bench = async (pace) => {
  const database = await freshDatabase('crash')
  try {
    const tokens = await loggedInMembers(database.deps, MEMBERS)
    await changeSettings(database.deps, {
      brandId: 1,
      settings: { gameLimits: { CRASH: CRASH_LIMITS } },
      changedBy: 'bench',
      reason: 'load',
    })
    const server = await startServer({ port: PORT, dataDir: database.deps.config.dataDir, databaseUrl: database.url })
    const runs: Run[] = []
    for (let round = 0; runs.length < pace.runs && round < ROUNDS_MOST; round++) {
      const run = await oneRound(tokens)
      console.log(JSON.stringify(run))
      if (run.left >= WORTH) runs.push(run)
    }
    await server.stop()
    await proved(database)
    const of = (what: keyof Run) => runs.map((run) => run[what])
    return {
      figures: [
        figure('p99 of an answer to leaving', 'ms', of('p99'), { atMost: 100 }),
        figure('p50 of an answer to leaving', 'ms', of('p50')),
        figure('bets placed', '/s', of('placedPerSecond')),
      ],
      notes: [
        `${MEMBERS} members with a bet each on one round; they leave one by one within ${LEAVE_WITHIN_MS / 1000} s; load generator on the same cores`,
        'whoever came after the crash was told so; their answers count too',
        'afterwards every bet was decided once, and the ledger was proved from its first line',
      ],
    }
  } finally {
    await database.close()
  }
}

async function oneRound(tokens: readonly string[]): Promise<Run> {
  const { roundId, startsAt } = await freshRound(PORT)
  const begun = performance.now()
  const bets = await placeAll(tokens, roundId)
  const placedPerSecond = bets.length / ((performance.now() - begun) / 1000)
  await wait(Math.max(0, Date.parse(startsAt) - Date.now()))
  const answers = await Promise.all(bets.map(leave))
  const took = answers.map(({ ms }) => ms)
  const left = answers.filter(({ status }) => status === 200).length
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), left, late: answers.length - left, placedPerSecond }
}

interface PlacedBet {
  readonly token: string
  readonly betId: string
}

async function placeAll(tokens: readonly string[], roundId: string): Promise<readonly PlacedBet[]> {
  const waiting = tokens.values()
  const placed: PlacedBet[] = []
  async function placer(): Promise<void> {
    for (const token of waiting) {
      const id = randomUUID()
      const { status } = await askCrash(PORT, '/bets', token, { id, roundId, stake: '10.00' })
      if (status !== 200) throw new Error(`a bet was not taken: ${status}`)
      placed.push({ token, betId: id })
    }
  }
  await Promise.all(Array.from({ length: PLACING_AT_ONCE }, placer))
  return placed
}

async function leave({ token, betId }: PlacedBet) {
  // The first sixth of a second is below 1.01, where nobody leaves.
  await wait(200 + randomInt(LEAVE_WITHIN_MS))
  const asked = performance.now()
  const { status } = await askCrash(PORT, `/bets/${betId}/cashout`, token, {})
  if (status !== 200 && status !== 409) throw new Error(`leaving was answered ${status}`)
  return { status, ms: performance.now() - asked }
}

async function proved({ db, pool }: BenchDatabase): Promise<void> {
  const { fault } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  const { rows } = await pool.query(
    `select count(*)::int as wrong from studio.crash_bet as c join betting.bet as b on b.id = c.id
     where (c.state = 'left') <> (b.status = 'won') or (c.state = 'lost') <> (b.status = 'lost') or c.payout <> b.payout`,
  )
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} bets stand otherwise at the table than in the record`)
}
