import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@croupier/server/src/kernel/database.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { pino } from 'pino'
import { prepareDatabase } from './database.ts'
import { workFolder } from './machine.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { type Server, startServer } from './site-server.ts'
import { StepPlayer } from './step-player.ts'

const KILLS = 10
const MEMBERS = 24
const PORT = Number(process.env.BENCH_PORT ?? 4704)
/** So many answers a member has had on average when it strikes, and then so much later. */
const ANSWERS = 6
const SPREAD_MS = 300
const PATIENCE_MS = 180_000

/** What is killed: the server with its jobs, a worker beside it, or the database below both. */
export type KillTarget = 'server' | 'worker' | 'database'

export interface MultiStepKills {
  /** One kill each, in this order. */
  readonly victims: readonly KillTarget[]
  readonly members: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface MultiStepOutcome {
  readonly rounds: number
  /** Rounds that were in the middle of their steps at a kill, and calls that were then without an answer. */
  readonly resumed: number
  readonly unanswered: number
}

/** Server, worker and database are killed in turn in the middle of rounds that go on step by step. */
export const multiStepKills: Bench = async (pace) => {
  const turns = ['server', 'database', 'worker'] as const
  const victims = Array.from(
    { length: pace.quick ? turns.length : KILLS },
    (_, at) => turns[at % turns.length] ?? 'server',
  )
  const { rounds, resumed, unanswered } = await killInSteps({
    victims,
    members: MEMBERS,
    port: PORT,
    folder: 'multi-step-kills',
  })
  return {
    figures: [
      figure('kills in the middle of multi-step rounds survived', '', [victims.length], { atLeast: victims.length }),
    ],
    notes: [
      `killed in turn: ${victims.join(', ')}; ${MEMBERS} members at mines, hi-lo and a slot, ${rounds} rounds`,
      `${resumed} rounds were in the middle of their steps and went on where they were, ${unanswered} calls had no answer and were made again`,
      'after each: no bet open, one stake and what its bet says paid back for each, the ledger proved',
    ],
  }
}

/**
 * Kill in the middle of multi-step rounds and of spins, again and again. Members do what pages do: a call that was not answered is
 * made again, and an open round goes on where it was. Throws unless every bet was then settled once, as its member was told.
 */
export async function killInSteps({ victims, members, port, folder }: MultiStepKills): Promise<MultiStepOutcome> {
  const dataDir = workFolder(folder)
  const players = (await prepareDatabase(dataDir, ({ deps }) => loggedInMembers(deps, members))).map(
    (token, at) => new StepPlayer(port, token, at),
  )
  let [resumed, unanswered] = [0, 0]
  let server = await startServer({ port, dataDir })
  try {
    for (const victim of victims) {
      const worker = victim === 'worker' ? await startWorker(dataDir, port + 1) : undefined
      const playing = Promise.all(players.map((player) => player.play()))
      await answered(players, ANSWERS * members)
      await wait(randomInt(SPREAD_MS))
      await strike({ victim, dataDir, server, worker })
      for (const player of players) player.stop()
      await playing
      // One that has lost a worker alone goes on.
      if (!worker) server = await startServer({ port, dataDir })

      resumed += players.filter((player) => player.isOpen).length
      unanswered += players.filter((player) => player.isUnanswered).length
      await Promise.all(players.map((player) => player.finish()))
      await assertWhole(dataDir, players)
    }
  } finally {
    await server.stop()
  }
  return { rounds: players.reduce((sum, { bets }) => sum + bets.length, 0), resumed, unanswered }
}

/** Until so many more answers have come. */
async function answered(players: readonly StepPlayer[], many: number): Promise<void> {
  const sum = () => players.reduce((all, { answers }) => all + answers, 0)
  const before = sum()
  for (const until = Date.now() + PATIENCE_MS; sum() < before + many; await wait(5))
    if (Date.now() > until) throw new Error(`only ${sum() - before} answers came`)
}

interface KillContext {
  readonly victim: KillTarget
  readonly dataDir: string
  readonly server: Server
  readonly worker: Server | undefined
}

async function strike({ victim, dataDir, server, worker }: KillContext): Promise<void> {
  if (worker) return worker.kill()
  // The database goes at once, as in a power cut; the server that has lost it goes too.
  if (victim === 'database')
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await server.kill()
}

const startWorker = (dataDir: string, port: number): Promise<Server> =>
  startServer({ port, dataDir, databaseUrl: urlOf(dataDir), role: 'worker' })

function urlOf(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>
  return `postgres://croupier:${password}@127.0.0.1:${port}/croupier`
}

const WHOLE = `
with sums as (select journal, count(*) filter (where kind = 'stake') as stakes, sum(amount) filter (where kind = 'stake') as staked,
                     coalesce(sum(amount) filter (where kind in ('payout', 'jackpot', 'stake_returned')), 0) as returned
              from wallet.transfer where journal in (select id from betting.bet) group by journal)
select
  (select count(*)::int from betting.bet) as bets,
  (select count(*)::int from betting.bet where id = any($1::uuid[])) as known,
  (select count(*)::int from betting.bet join betting.round on round.id = round_id
   where bet.status = 'open' or round.status <> 'closed') as open,
  (select count(*)::int from betting.bet left join sums on journal = bet.id
   where stakes is distinct from 1 or staked <> stake or returned <> payout) as crooked`

/** Asked beside the server that serves again. */
async function assertWhole(dataDir: string, players: readonly StepPlayer[]): Promise<void> {
  const { db, pool } = openDatabase(urlOf(dataDir), pino({ level: 'warn' }), 2)
  try {
    const ids = players.flatMap(({ bets }) => bets)
    const { rows } = await pool.query<Record<'bets' | 'known' | 'open' | 'crooked', number>>(WHOLE, [ids])
    const whole = { bets: ids.length, known: ids.length, open: 0, crooked: 0 }
    if (JSON.stringify(rows[0]) !== JSON.stringify(whole))
      throw new Error(`${ids.length} bets were placed: ${JSON.stringify(rows[0])}`)
    const { fault } = await verifyLedger(db)
    if (fault !== undefined) throw new Error(fault)
  } finally {
    await db.destroy()
  }
}
