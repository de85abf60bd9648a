import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { type NewBet, placeBets } from '@croupier/server/src/modules/betting/betting.ts'
import {
  type BetPlace,
  endBets,
  type MemberEnd,
  nextEnds,
} from '@croupier/server/src/modules/betting/endings/endings.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { sql } from 'kysely'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type LoadResult, play } from './load-run.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Measurement } from './result.ts'
import { startServer } from './site-server.ts'

const BETS = Number(process.env.BENCH_BETS ?? 1_000_000)
const QUICK_BETS = 100_000
const BETS_OF_MEMBER = 50
const BRAND = 1
const CURRENCY = 'PHP'
const STAKE = 10_000n
/** One in so many is paid, and so many times its stake. */
const PAID = 10
const PRICE = 5n
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const CONNECTIONS = 64
const PLACED_AT_ONCE = 5000
const REST = 0.5
const RULES = { timeZone: 'UTC', checked: false, verifiedFrom: null }

interface Run {
  readonly bare: number
  readonly alone: number
  readonly hot: number
  readonly beside: number
  readonly quiet: LoadResult
  readonly dice: LoadResult
}

/** A round with a million open bets, a tenth of them paid: from the result to the last payout. */
export const endings: Bench = async (pace) => {
  const database = await freshDatabase('endings')
  try {
    const bets = pace.quick ? Math.min(BETS, QUICK_BETS) : BETS
    const tokens = await loggedInMembers(database.deps, bets / BETS_OF_MEMBER)
    writeFileSync(join(database.deps.config.dataDir, 'tokens'), tokens.join('\n'))
    await database.pool.query(
      'create table public.prize (bet_id uuid primary key, payout int8 not null); grant all on public.prize to public',
    )
    const runs: Run[] = []
    for (let run = 0; run < pace.runs; run++) {
      runs.push(await measure(database, bets, pace.seconds))
      console.log(JSON.stringify(runs.at(-1)))
    }
    return await measured(database, bets, runs)
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, bets: number, seconds: number): Promise<Run> {
  const { pool } = database
  const members = await membersOf(database)
  const alone = await place(database, members, bets)
  const beside = await place(database, members, bets)
  const bare = await updateBare(database, alone)
  await pool.query('checkpoint')
  const before = await updatesOf(database)
  const aloneS = await timed(() => endRound(database, alone))
  const after = await updatesOf(database)
  const hot = (after.hot - before.hot) / (after.all - before.all)

  const { dataDir } = database.deps.config
  const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url, role: 'api' })
  const load = { port: PORT, connections: CONNECTIONS, slotShare: 0, tokensFile: join(dataDir, 'tokens') }
  const quiet = await play({ ...load, seconds, idsFile: join(dataDir, 'ids') })
  await pool.query('checkpoint')
  // The load lasts no longer than the ending does alone, so that all of it is meanwhile.
  const begun = Promise.withResolvers<void>()
  const playing = play({ ...load, seconds: Math.max(1, aloneS), idsFile: join(dataDir, 'ids') }, () => begun.resolve())
  await begun.promise
  const besideS = await timed(() => endRound(database, beside))
  const dice = await playing
  await server.stop()
  await assertEnded(database, [alone, beside], bets)
  return { bare, alone: aloneS, hot, beside: besideS, quiet, dice }
}

const membersOf = async ({ pool }: BenchDatabase) =>
  (await pool.query<{ id: string }>(`select id from identity.member where account like 'bench%'`)).rows.map(
    ({ id }) => id,
  )

/** Everybody's bets on a round, in the order in which they come: one of each member after the other. Which are paid is known. */
async function place({ db, pool }: BenchDatabase, members: readonly string[], bets: number): Promise<string> {
  const roundId = randomUUID()
  const now = new Date()
  const game = {
    roundId,
    brandId: BRAND,
    category: 'LIVE',
    vendor: STUDIO,
    gameCode: 'BACCARAT',
    asset: CURRENCY,
  } as const
  const round = {
    ...game,
    id: roundId,
    status: 'open',
    startedAt: now,
    closedAt: null,
    choices: null,
    events: null,
  } as const
  for (let from = 0; from < bets; from += PLACED_AT_ONCE) {
    const some = Array.from({ length: Math.min(PLACED_AT_ONCE, bets - from) }, (_, index): NewBet => ({
      ...game,
      id: randomUUID(),
      memberId: members[(from + index) % members.length] ?? '',
      stake: STAKE,
      content: `1,2,3|4,5|${from + index}`,
    }))
    await inTransaction(db, async (tx) => {
      const rounds = [{ ...round, rules: null, proof: null, seedId: null }]
      for (const verdict of await placeBets(tx, some, rounds, { now, rules: RULES })) must(verdict)
    })
  }
  await pool.query(
    `insert into prize select id, stake * ${PRICE} from betting.bet where round_id = $1 and hashtext(id::text) % ${PAID} = 0`,
    [roundId],
  )
  for (const table of ['betting.bet', 'prize']) await pool.query(`vacuum analyze ${table}`)
  return roundId
}

/** A bare update of the same rows, as one statement that nobody has to answer for; it is taken back. */
async function updateBare({ pool }: BenchDatabase, roundId: string): Promise<number> {
  await pool.query('checkpoint')
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0')
    return await timed(() =>
      client.query(
        `update betting.bet set status = case when prize.bet_id is null then 'lost' else 'won' end, payout = coalesce(prize.payout, 0),
                valid_turnover = bet.stake, settled_at = now()
         from betting.bet as self left join prize on bet_id = self.id
         where self.id = bet.id and bet.round_id = $1`,
        [roundId],
      ),
    )
  } finally {
    await client.query('rollback')
    client.release()
    await pool.query('vacuum betting.bet')
  }
}

/** End a round as a job does, which leaves the others their time: it rests half as long after a part as the part took. */
async function endRound({ db }: BenchDatabase, roundId: string): Promise<void> {
  const named = sql`select bet_id, payout, 'won' as status, null::int8 as turnover from prize`
  const next = (after: BetPlace | null) => nextEnds(db, { roundId, named, others: 'lost' }, after)
  for (let after: BetPlace | null | undefined = null; after !== undefined;) {
    const begun = performance.now()
    const part: readonly MemberEnd[] = await next(after)
    const refused = await inTransaction(db, (tx) => endBets(tx, part, new Date()))
    if (refused.length > 0) throw new Error(`${refused.length} bets could not be ended`)
    after = part.at(-1)
    await wait((performance.now() - begun) * REST)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

async function updatesOf({ pool }: BenchDatabase) {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ all: number; hot: number }>(
    `select n_tup_upd::float8 as all, n_tup_hot_upd::float8 as hot from pg_stat_user_tables where relid = 'betting.bet'::regclass`,
  )
  return rows[0] ?? { all: 0, hot: 0 }
}

async function assertEnded({ pool }: BenchDatabase, rounds: readonly string[], bets: number): Promise<void> {
  const { rows } = await pool.query(
    `select count(*)::int as ended,
            count(*) filter (where bet.status <> case when prize.bet_id is null then 'lost' else 'won' end
                                or bet.payout <> coalesce(prize.payout, 0)
                                or bet.payout <> coalesce(paid.amount, 0))::int as wrong
     from betting.bet left join prize on prize.bet_id = bet.id
     left join wallet.transfer as paid on paid.journal = bet.id and paid.kind = 'payout'
     where round_id = any($1::uuid[]) and settled_at is not null`,
    [rounds],
  )
  if (rows[0]?.ended !== bets * rounds.length || rows[0]?.wrong !== 0)
    throw new Error(`ended wrongly: ${JSON.stringify(rows[0])}`)
}

async function measured({ db }: BenchDatabase, bets: number, runs: readonly Run[]): Promise<Measurement> {
  const { fault, transfers } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  return {
    figures: figuresOf(runs),
    notes: [
      `${bets} bets of ${bets / BETS_OF_MEMBER} members on one round, one in ${PAID} paid; ${CONNECTIONS} connections play dice on the same cores`,
      `afterwards every bet had ended as it should, what was paid stood in the ledger once, and ${transfers} transfers were proved`,
    ],
  }
}

function figuresOf(runs: readonly Run[]) {
  const of = (pick: (run: Run) => number) => runs.map(pick)
  const share = of(({ quiet, dice }) => dice.perSecond / quiet.perSecond)
  const slower = of(({ quiet, dice }) => dice.p99 / quiet.p99)
  const times = of(({ alone, bare }) => alone / bare)
  return [
    figure(
      'from the result to the last payout',
      's',
      of(({ alone }) => alone),
      { atMost: 60 },
    ),
    figure(
      'a bare update of the same rows',
      's',
      of(({ bare }) => bare),
    ),
    figure('times the bare update', '×', times, { atMost: 4 }),
    figure(
      'share of the updates that stay in their page',
      '',
      of(({ hot }) => hot),
    ),
    figure(
      'from the result to the last payout while dice are played',
      's',
      of(({ beside }) => beside),
      { atMost: 60 },
    ),
    figure(
      'dice rounds before',
      '/s',
      of(({ quiet }) => quiet.perSecond),
    ),
    figure(
      'dice rounds meanwhile',
      '/s',
      of(({ dice }) => dice.perSecond),
    ),
    figure('share of their rate before', '', share, { atLeast: 0.5 }),
    figure('times their p99 before', '×', slower, { atMost: 3 }),
  ]
}
