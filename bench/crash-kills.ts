import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { askCrash, CRASH_LIMITS, freshRound, type FlightView } from './crash-table.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { startServer } from './site-server.ts'

const KILLS = 10
const MEMBERS = 60
const PORT = Number(process.env.BENCH_PORT ?? 4703)
/** From when bets are taken to when the longest-lived of these flights is over. */
const WITHIN_MS = 15_000
const SETTLED_WITHIN_MS = 60_000

/** The server is killed in any phase of a crash round: every bet that was taken is settled or returned, once. */
export const crashKills: Bench = async (pace) => {
  const database = await freshDatabase('crash-kills')
  const count = pace.quick ? 2 : KILLS
  const phases: string[] = []
  try {
    const tokens = await loggedInMembers(database.deps, MEMBERS)
    const settings = { gameLimits: { CRASH: CRASH_LIMITS } }
    await changeSettings(database.deps, { brandId: 1, settings, changedBy: 'bench', reason: 'load' })
    const start = () => startServer({ port: PORT, dataDir: database.deps.config.dataDir, databaseUrl: database.url })
    let server = await start()
    for (let kill = 0; kill < count; kill++) {
      const { roundId } = await freshRound(PORT)
      await placeSome(tokens, roundId)
      await wait(randomInt(WITHIN_MS))
      const { round } = (await askCrash(PORT, '')).value as { round: FlightView }
      phases.push(round.roundId === roundId ? round.phase : 'next')
      await server.kill()
      // Long enough away, now and then, that the flight cannot go on.
      await wait(kill % 2 === 0 ? 0 : 6000)
      server = await start()
      await decided(database, roundId)
      console.log(`kill ${kill + 1} while ${phases.at(-1)}: every bet is decided once`)
    }
    await server.stop()
    const { fault } = await verifyLedger(database.db)
    if (fault !== undefined) throw new Error(fault)
  } finally {
    await database.close()
  }
  return {
    figures: [figure('kills in the middle of a crash round survived', '', [count], { atLeast: count })],
    notes: [
      `killed while ${phases.join(', ')}`,
      'after each: no bet open, none decided twice, table, record and ledger agree',
    ],
  }
}

/** Half of them leave by themselves early, the others stay. */
async function placeSome(tokens: readonly string[], roundId: string): Promise<void> {
  await Promise.all(
    tokens.map(async (token, at) => {
      const body = { id: randomUUID(), roundId, stake: '10.00', ...(at % 2 === 0 ? { autoAt: '1.10' } : {}) }
      const { status } = await askCrash(PORT, '/bets', token, body)
      if (status !== 200) throw new Error(`a bet was not taken: ${status}`)
    }),
  )
}

const STANDING = `
select count(*)::int as bets,
  count(*) filter (where c.state = 'placed' or b.status = 'open')::int as open,
  count(*) filter (where (c.state = 'left') <> (b.status = 'won') or (c.state = 'lost') <> (b.status = 'lost')
    or (c.state = 'returned') <> (b.status = 'void') or c.payout <> b.payout)::int as wrong,
  count(*) filter (where b.payout <> coalesce(
    (select sum(amount) from wallet.transfer where journal = b.id and kind in ('payout', 'stake_returned')), 0))::int as unpaid
from studio.crash_bet as c join betting.bet as b on b.id = c.id where c.round_id = $1`

async function decided({ pool }: BenchDatabase, roundId: string): Promise<void> {
  for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await wait(200)) {
    const { rows } = await pool.query(STANDING, [roundId])
    const { bets, open, wrong, unpaid } = rows[0] ?? {}
    if (open > 0) continue
    if (bets !== MEMBERS || wrong !== 0 || unpaid !== 0)
      throw new Error(`${bets} bets: ${wrong} stand differently, ${unpaid} are not paid as they stand`)
    return
  }
  throw new Error('bets stay open')
}
