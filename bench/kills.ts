import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '@croupier/server/src/kernel/database.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { prepareDatabase } from './database.ts'
import { play } from './load-run.ts'
import { workFolder } from './machine.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { type Server, startServer } from './site-server.ts'

const KILLS = 20
const CONNECTIONS = 256
const MEMBERS = 1000
const PORT = Number(process.env.BENCH_PORT ?? 4701)
const LOAD_SECONDS = 30

export interface KillsOptions {
  readonly kills: number
  readonly connections: number
  readonly members: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface KillsOutcome {
  readonly acknowledged: number
  /** Milliseconds from a plain start after each kill until it served. */
  readonly restartMs: readonly number[]
}

/** Kill the server in the middle of its work, again and again; what it had acknowledged is kept, and it serves again. */
export const kills: Bench = async (pace) => {
  const count = pace.quick ? 2 : KILLS
  const { acknowledged, restartMs } = await killAgainAndAgain({
    kills: count,
    connections: CONNECTIONS,
    members: MEMBERS,
    port: PORT,
    folder: 'kills',
  })
  const figures = [
    figure('kills survived', '', [count], { atLeast: count }),
    figure('slowest start after a kill', 'ms', [Math.max(...restartMs)], { atMost: 10_000 }),
    figure('start after a kill', 'ms', restartMs),
  ]
  return {
    figures,
    notes: [
      `${CONNECTIONS} callers; ${acknowledged} rounds were acknowledged before the kills`,
      'every acknowledged round was found once, with its stake and its payout',
      'after every kill: no bet without its transfers, no transfer without its bet, the ledger proved from its first line',
      'the embedded database outlives the server and is taken over by the next one',
    ],
  }
}

/** Throws as soon as something is lost, doubled or half done. */
export async function killAgainAndAgain({
  kills: count,
  connections,
  members,
  port,
  folder,
}: KillsOptions): Promise<KillsOutcome> {
  const dataDir = workFolder(folder)
  const tokensFile = join(dataDir, 'tokens')
  const tokens = await prepareDatabase(dataDir, ({ deps }) => loggedInMembers(deps, members))
  writeFileSync(tokensFile, tokens.join('\n'))

  const restartMs: number[] = []
  let acknowledged = 0
  let server = await startServer({ port, dataDir })
  try {
    for (let kill = 0; kill < count; kill++) {
      const ids = await killUnderLoad(server, { port, connections, tokensFile, idsFile: join(dataDir, `ids-${kill}`) })
      server = await startServer({ port, dataDir })
      restartMs.push(server.startedMs)
      await assertWhole(dataDir, ids)
      acknowledged += ids.length
      console.log(
        `kill ${kill + 1}: ${ids.length} acknowledged, all kept; served again after ${Math.round(server.startedMs)} ms`,
      )
    }
  } finally {
    await server.stop()
  }
  return { acknowledged, restartMs }
}

interface LoadedSite {
  readonly port: number
  readonly connections: number
  readonly tokensFile: string
  readonly idsFile: string
}

/** So many rounds of each connection are acknowledged when it is killed, and up to as many again: by time, a slow machine had none. */
const ROUNDS_EACH = 20

/** Returns the ids that were acknowledged before the end. */
async function killUnderLoad(server: Server, load: LoadedSite): Promise<readonly string[]> {
  const begun = Promise.withResolvers<void>()
  const begunAfter = load.connections * ROUNDS_EACH + randomInt(load.connections * ROUNDS_EACH)
  const playing = play({ ...load, seconds: LOAD_SECONDS, slotShare: 0.3, begunAfter }, begun.resolve)
  await Promise.race([begun.promise, playing])
  await server.kill()
  const { statuses, acknowledged } = await playing

  // A server that has more to do than it can says so and takes nothing.
  const refused = Object.keys(statuses).filter((status) => status !== '200' && status !== '503 temporarily_unavailable')
  if (refused.length > 0) throw new Error(`not every round was taken: ${JSON.stringify(statuses)}`)
  if (acknowledged === 0) throw new Error('nothing was acknowledged before the kill')
  return readFileSync(load.idsFile, 'utf8').split('\n')
}

const WHOLE = `
select
  (select count(*)::int from betting.bet join betting.round on round.id = round_id
   where bet.id = any($1::uuid[]) and bet.status <> 'open') as kept,
  (select count(*)::int from betting.bet
   where not exists (select from wallet.transfer where id = bet.id and amount = stake and kind = 'stake')) as unpaid,
  (select count(*)::int from wallet.transfer
   where kind = 'stake' and not exists (select from betting.bet where id = transfer.id)) as unbooked,
  (select count(*)::int from betting.bet
   left join (select journal, sum(amount) as amount from wallet.transfer where kind in ('payout', 'jackpot') group by journal) as paid
     on paid.journal = bet.id
   where status = 'won' and payout <> coalesce(paid.amount, 0)) as unfulfilled`

/** Asked beside a server that works again. Throws when something that was acknowledged is not there as it must be. */
export async function assertWhole(dataDir: string, ids: readonly string[]): Promise<void> {
  const { db, pool } = openDatabase(embeddedUrl(dataDir), pino({ level: 'warn' }), 2)
  try {
    const { rows } = await pool.query<Record<'kept' | 'unpaid' | 'unbooked' | 'unfulfilled', number>>(WHOLE, [ids])
    const whole = { kept: ids.length, unpaid: 0, unbooked: 0, unfulfilled: 0 }
    if (JSON.stringify(rows[0]) !== JSON.stringify(whole))
      throw new Error(`${ids.length} were acknowledged: ${JSON.stringify(rows[0])}`)
    const { fault } = await verifyLedger(db)
    if (fault !== undefined) throw new Error(fault)
  } finally {
    await db.destroy()
  }
}

/** Where the embedded database of a data folder listens, as the server wrote it down. */
function embeddedUrl(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  return `postgres://croupier:${password}@127.0.0.1:${port}/croupier`
}
