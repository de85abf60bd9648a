import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { accountOf } from '@croupier/server/src/modules/wallet/wallet.ts'
import { connectTo } from './database.ts'

/** Where a shared round is struck: `settling` is in the middle of paying, `paid` before it is closed. */
export const TABLE_PHASES = ['betting', 'closed', 'dealing', 'question', 'result', 'settling', 'paid'] as const
export type TablePhase = (typeof TABLE_PHASES)[number]

const PATIENCE_MS = 180_000
const POLL_MS = 15
/** So long something still stands in the way of whoever takes over. */
const HELD_MS = 700

/** A moment of a round with bets; what was held to reach it is let go by `release`. */
export interface TableMoment {
  readonly roundId: string
  readonly release: () => Promise<void>
}

interface RunningRound {
  readonly id: string
  readonly phase: string
  readonly asked: boolean
}

/** Wait until a round of the table with bets has come to this phase; where the phase passes in no time, the round is held there. */
export async function waitForPhase(database: OpenDatabase, table: string, phase: TablePhase): Promise<TableMoment> {
  if (phase === 'betting' || phase === 'closed' || phase === 'dealing' || phase === 'question') {
    const { id } = await until(`no round came to ${phase}`, async () => {
      const round = await runningAt(database, table)
      return round && (phase === 'question' ? round.asked : round.phase === phase) ? round : undefined
    })
    return { roundId: id, release: () => Promise.resolve() }
  }
  // On a slow machine a round may be settled before anybody stands in its way: then it is the next.
  for (;;) {
    const { id } = await until('no round was dealt', async () => {
      const round = await runningAt(database, table)
      return round?.phase === 'closed' ? round : undefined
    })
    const release = await standInTheWay(database, id, phase)
    if (release) return { roundId: id, release }
  }
}

/** What a settlement asks for: at first the members' accounts, then the bets, at last the round in the record. */
const WANTED = {
  result: 'select from wallet.balance where account_id = any($1::uuid[]) for update',
  settling: 'select from studio.table_bet where id = any($1::uuid[]) for no key update',
  paid: 'select from betting.round where id = any($1::uuid[]) for no key update',
}

async function standInTheWay({ url, pool }: OpenDatabase, roundId: string, phase: keyof typeof WANTED) {
  const { rows } = await pool.query<{ id: string; memberId: string; asset: string }>(
    'select id, member_id as "memberId", asset from studio.table_bet where round_id = $1',
    [roundId],
  )
  const ids = {
    result: rows.map(({ memberId, asset }) => accountOf(memberId, asset)),
    settling: rows.map(({ id }) => id),
    paid: [roundId],
  }
  const client = await connectTo(url)
  // The database may be what dies.
  client.on('error', () => undefined)
  await client.query('begin')
  await client.query(WANTED[phase], [ids[phase]])
  const came = await until(`nobody came to ${phase}`, async () =>
    (await isBlocked(pool, roundId)) ? 'blocked' : (await isSettled(pool, roundId)) ? 'settled' : undefined,
  )
  if (came === 'settled') {
    await client.end()
    return undefined
  }
  return async () => {
    await wait(HELD_MS)
    await client.end().catch(() => undefined)
  }
}

/** Whether the round's outcome stands and its dealer waits for us. */
const isBlocked = async (pool: OpenDatabase['pool'], roundId: string): Promise<boolean> =>
  ((
    await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and application_name like 'dealer-%'
       and exists (select from studio.table_round where id = $1 and phase = 'result') limit 1`,
      [roundId],
    )
  ).rowCount ?? 0) > 0

const isSettled = async (pool: OpenDatabase['pool'], roundId: string): Promise<boolean> =>
  ((await pool.query('select from studio.table_round where id = $1 and settled_at is not null', [roundId])).rowCount ??
    0) > 0

async function runningAt({ pool }: OpenDatabase, table: string): Promise<RunningRound | undefined> {
  const { rows } = await pool.query<RunningRound>(
    `select r.id, r.phase, r.question is not null as asked from studio.live_table as t
     join studio.table_round as r on r.id = t.round_id where t.id = $1 and r.people > 0`,
    [table],
  )
  return rows[0]
}

/** The longest that some table waits for its dealer, from now until so long after. */
export async function longestStall({ pool }: OpenDatabase, since: Date, watchedMs: number): Promise<number> {
  let longest = 0
  while (Date.now() < since.getTime() + watchedMs || (await overdueMs(pool, since)) > 0) {
    longest = Math.max(longest, await overdueMs(pool, since))
    if (longest > PATIENCE_MS) throw new Error('a table does not go on')
    await wait(POLL_MS)
  }
  return longest
}

async function overdueMs(pool: OpenDatabase['pool'], since: Date): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    `select coalesce(max(extract(epoch from now() - greatest(due_at, $1)) * 1000), 0)::int as ms
     from studio.live_table where state = 'open' and due_at < now()`,
    [since],
  )
  return rows[0]?.ms ?? 0
}

/** Until no round with bets is under way any more. */
export async function untilSettled({ pool }: OpenDatabase, roundId: string): Promise<void> {
  await until('rounds stay open', async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from studio.table_round where settled_at is null and (people > 0 or id = $1)`,
      [roundId],
    )
    return rows[0]?.open === 0 ? true : undefined
  })
}

async function until<T>(failure: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(POLL_MS)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error(failure)
}
