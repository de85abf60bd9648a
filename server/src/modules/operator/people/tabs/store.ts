import { type RawBuilder, sql } from 'kysely'
import type { TimelineEntry } from '@croupier/contract/console-members.ts'
import type { Db } from '#kernel/database.ts'
import type { Window } from '../store.ts'

interface PagedRows<T> {
  readonly rows: readonly T[]
  readonly total: number
}

/** A page of what is found, and how much there is. */
async function pageOf<T>(db: Db, found: RawBuilder<T>, from: RawBuilder<unknown>): Promise<PagedRows<T>> {
  const [{ rows }, counted] = await Promise.all([
    found.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export interface BetRow {
  readonly id: string
  readonly roundId: string
  readonly category: string
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
  readonly payout: bigint
  readonly validTurnover: bigint
  readonly status: string
  readonly placedAt: Date
  readonly settledAt: Date | null
}

/** A member's bets, newest first. */
export function findBets(db: Db, memberId: string, { limit, offset }: Window): Promise<PagedRows<BetRow>> {
  const from = sql`operator.bet_now where member_id = ${memberId}::uuid`
  const found = sql<BetRow>`
    select id, round_id as "roundId", category, game_code as "gameCode", asset, stake, payout,
           valid_turnover as "validTurnover", status, placed_at as "placedAt", settled_at as "settledAt"
    from ${from} order by placed_at desc, id desc limit ${limit} offset ${offset}`
  return pageOf(db, found, from)
}

export interface RequestRow {
  readonly id: string
  readonly reference: string
  readonly state: string
  readonly amount: bigint
  readonly at: Date
}

/** A member's deposits or withdrawals, newest first. */
export function findRequests(
  db: Db,
  { memberId, kind }: { readonly memberId: string; readonly kind: 'deposit' | 'withdrawal' },
  { limit, offset }: Window,
): Promise<PagedRows<RequestRow>> {
  const from = sql`operator.money_request where member_id = ${memberId}::uuid and kind = ${kind}`
  const found = sql<RequestRow>`
    select id, reference, state, amount, at from ${from} order by at desc, id desc limit ${limit} offset ${offset}`
  return pageOf(db, found, from)
}

export interface LineRow {
  readonly id: string
  readonly kind: string
  readonly amount: bigint
  readonly after: bigint
  readonly asset: string
  readonly counterpart: string
  readonly cause: string | null
  readonly position: string
  readonly at: Date
}

const side = (mine: 'debit' | 'credit', accountId: string, most: number) => sql`
  (select * from operator.${sql.raw(`${mine}_line`)} where account_id = ${accountId}::uuid order by batch desc, line desc limit ${most})`

/** Postings on an account, newest first; each side has an index of its own, so each is read no further than the page. */
export async function findLines(db: Db, accountId: string, { limit, offset }: Window): Promise<PagedRows<LineRow>> {
  const most = limit + offset
  const [found, counted] = await Promise.all([
    sql<LineRow>`
      select id, kind, amount, after, asset, counterpart, cause, batch || '/' || line as position, at
      from (${side('debit', accountId, most)} union all ${side('credit', accountId, most)}) as part
      order by batch desc, line desc limit ${limit} offset ${offset}`.execute(db),
    sql<{
      total: number
    }>`select lines::int as total from operator.purse_now where account_id = ${accountId}::uuid`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface MomentRow {
  readonly at: Date
  readonly kind: TimelineEntry['kind']
  readonly what: string
  readonly by: string
  readonly detail: string
  readonly amount: bigint | null
}

const SOURCES: Readonly<Record<TimelineEntry['kind'], (memberId: string, before: Date) => RawBuilder<unknown>>> = {
  login: (memberId, before) => sql`
    select at, 'login' as kind, outcome as what, ip as by, user_agent as detail, null::int8 as amount
    from operator.login_now where member_id = ${memberId}::uuid and at < ${before}`,
  money: (memberId, before) => sql`
    select step.at, 'money' as kind, request.kind || '.' || step.step as what, step.by, request.reference as detail, request.amount
    from operator.step_now as step join operator.money_request as request on request.id = step.of
    where step.member_id = ${memberId}::uuid and step.at < ${before}`,
  deed: (memberId, before) => sql`
    select at, 'deed' as kind, action as what, by_name as by, concat_ws(': ', nullif(reason, ''), nullif(note, '')) as detail,
           null::int8 as amount
    from operator.action_now where subject_id = ${memberId}::text and at < ${before}`,
  play: (memberId, before) => sql`
    select max(placed_at) as at, 'play' as kind, game_code as what, vendor as by, count(*)::text as detail,
           sum(payout - stake)::int8 as amount
    from (select game_code, vendor, placed_at, payout, stake from operator.bet_now
          where member_id = ${memberId}::uuid and placed_at < ${before} order by placed_at desc limit 2000) as bet
    group by game_code, vendor, date_trunc('hour', placed_at)`,
}

const EACH = 40

/** What happened around a member before a moment, newest first: of each kind no more than a page. */
export async function findMoments(
  db: Db,
  memberId: string,
  { kinds, before }: { readonly kinds: readonly TimelineEntry['kind'][]; readonly before: Date },
): Promise<readonly MomentRow[]> {
  if (kinds.length === 0) return []
  const parts = kinds.map(
    (kind) => sql`(select * from (${SOURCES[kind](memberId, before)}) as one order by at desc limit ${EACH})`,
  )
  const { rows } = await sql<MomentRow>`
    select * from (${sql.join(parts, sql` union all `)}) as part order by at desc limit ${EACH}`.execute(db)
  return rows
}
