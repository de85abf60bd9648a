import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { moveClock } from '@croupier/server/src/kernel/clock.ts'
import { accountOf } from '@croupier/server/src/modules/wallet/wallet.ts'
import { connectTo } from './database.ts'

/** Where an issue is struck: `drawing`, `settling` and `stopping` are in the middle of a transaction. */
export const LOTTERY_PHASES = ['open', 'closing', 'closed', 'drawing', 'drawn', 'settling', 'stopping'] as const
export type LotteryPhase = (typeof LOTTERY_PHASES)[number]

export interface StruckIssue {
  readonly id: string
  readonly issueNo: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
}

const POLL_MS = 25
const PATIENCE_MS = 150_000
/** So long something still stands in the way of whoever takes over. */
const HELD_MS = 300
const CURRENCY = 'PHP'

/** Ask until there is an answer; a time that is too long is a fault. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(POLL_MS)) {
    // The database may be the one that is away.
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
  }
  throw new Error(what)
}

/** The next issues of a lottery whose sale has not begun. */
export async function nextIssues(database: OpenDatabase, lottery: string, count: number): Promise<StruckIssue[]> {
  const { rows } = await database.pool.query<StruckIssue>(
    `select id, issue_no as "issueNo", open_at as "openAt", close_at as "closeAt", draw_at as "drawAt" from lottery.issue
     where lottery = $1 and status = 'ready' and open_at > $2 order by draw_at limit $3`,
    [lottery, await siteTime(database), count],
  )
  return rows
}

/** The site's clock. */
export async function siteTime({ pool }: OpenDatabase): Promise<Date> {
  const { rows } = await pool.query<{ ms: number }>('select offset_ms::float8 as ms from kernel.clock')
  return new Date(Date.now() + (rows[0]?.ms ?? 0))
}

/** Move the site's clock to this moment, where it is not later already. */
export async function moveTo(database: OpenDatabase, moment: Date): Promise<void> {
  const ms = moment.getTime() - (await siteTime(database)).getTime()
  if (ms > 0) await inTransaction(database.db, (tx) => moveClock(tx, ms))
}

/** Rows that whoever works on an issue in this phase needs. */
const HELD: Readonly<Record<Exclude<LotteryPhase, 'open' | 'closed'>, string>> = {
  closing: 'select from lottery.issue where id = $1 for update',
  drawing: 'select from lottery.issue where id = $1 for update',
  drawn: 'select from wallet.balance where account_id = any($1::uuid[]) for update',
  settling: 'select from lottery.member_order where issue_id = $1 for update',
  stopping: `select from lottery.member_order as o where o.issue_id <> $1 and o.chase_id in (
               select chase_id from lottery.member_order where issue_id = $1) for update`,
}

/** Bring an issue with bets to a phase, and hold it there; what is answered lets it go again. */
export async function bringTo(
  database: OpenDatabase,
  url: string,
  issue: StruckIssue,
  phase: Exclude<LotteryPhase, 'open'>,
): Promise<() => Promise<void>> {
  const isAt = (state: string) =>
    until(`the issue does not become ${state}`, async () =>
      (await stateOf(database, issue)) === state ? true : undefined,
    )
  if (phase === 'closed' || phase === 'drawing') {
    await moveTo(database, issue.closeAt)
    await isAt('closed')
    if (phase === 'closed') return () => Promise.resolve()
  }
  const release = await hold(database, url, issue, phase)
  await moveTo(database, phase === 'closing' ? issue.closeAt : issue.drawAt)
  await until(`nobody comes to ${phase}`, async () => ((await isWaitedFor(database)) ? true : undefined))
  return release
}

async function hold(
  database: OpenDatabase,
  url: string,
  issue: StruckIssue,
  phase: keyof typeof HELD,
): Promise<() => Promise<void>> {
  const { rows } = await database.pool.query<{ memberId: string }>(
    'select distinct member_id as "memberId" from lottery.order_line where issue_id = $1',
    [issue.id],
  )
  const accounts = rows.map(({ memberId }) => accountOf(memberId, CURRENCY))
  const client = await connectTo(url)
  // The database may be what dies.
  client.on('error', () => undefined)
  await client.query('begin')
  await client.query(HELD[phase], phase === 'drawn' ? [accounts] : [issue.id])
  return async () => {
    await wait(HELD_MS)
    await client.end().catch(() => undefined)
  }
}

const isWaitedFor = async ({ pool }: OpenDatabase): Promise<boolean> =>
  ((await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock' limit 1`)).rowCount ?? 0) > 0

async function stateOf({ pool }: OpenDatabase, { id }: StruckIssue): Promise<string | undefined> {
  const { rows } = await pool.query<{ status: string; sealed: boolean }>(
    'select status, seal is not null as sealed from lottery.issue where id = $1',
    [id],
  )
  const [row] = rows
  return row?.status === 'closed' && !row.sealed ? 'closing' : row?.status
}

/** Wait until an issue is paid and nothing that was bet on it, or chased behind it, is open any more. */
export const untilPaid = (database: OpenDatabase, issue: StruckIssue): Promise<true> =>
  until('an issue is not paid', async () => {
    const { rows } = await database.pool.query(
      `select from lottery.issue as i where i.id = $1 and i.status = 'settled' and not exists (
         select from lottery.member_order as o where o.state = 'open' and (o.issue_id = i.id or o.chase_id in (
           select chase_id from lottery.member_order where issue_id = i.id)))`,
      [issue.id],
    )
    return rows.length > 0 ? true : undefined
  })

/** Wait until an issue has its numbers, and no issue before it has been left out. */
export const untilDrawn = (database: OpenDatabase, lottery: string, issue: StruckIssue): Promise<true> =>
  until('the next issue is not drawn', async () => {
    const { rows } = await database.pool.query<{ left: number }>(
      `select count(*) filter (where status in ('ready', 'closed'))::int as left from lottery.issue
       where lottery = $1 and draw_at <= $2`,
      [lottery, issue.drawAt],
    )
    return rows[0]?.left === 0 ? true : undefined
  })
