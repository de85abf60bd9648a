import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { moments } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'

/** Whose play is summed: that of a brand, in one asset. */
export interface Play {
  readonly brandId: number
  readonly asset: string
}

/** The same of some of its members, or of all but them. */
export interface SelectedPlay extends Play {
  readonly members: MemberSelection
}

/** From its first moment until before its last. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface PlayRow {
  /** The beginning of the hour. */
  readonly at: Date
  readonly category: Category
  readonly bets: number
  readonly stakes: bigint
  /** What was paid out, jackpots included. */
  readonly payouts: bigint
}

/**
 * Spans with where their last whole hours and five minutes end, as a table: of what is shorter than these nothing is kept, and a million
 * bets may have ended in it.
 */
const spansOf = (spans: readonly Span[]) => sql`
  select place, from_at, date_bin('1 hour', to_at, from_at) as cut, date_bin('5 minutes', to_at, from_at) as until
  from unnest(${moments(spans.map(({ from }) => from))}::timestamptz[], ${moments(spans.map(({ to }) => to))}::timestamptz[])
    with ordinality as span (from_at, to_at, place)`

/** What was staked and won by hour and category, to the last whole five minutes of each of the spans, which begin with an hour. */
export async function sumPlay(db: Db, play: Play, spans: readonly Span[]): Promise<readonly (readonly PlayRow[])[]> {
  const own = sql`brand_id = ${play.brandId} and asset = ${play.asset}`
  const { rows } = await sql<PlayRow & { readonly place: number }>`
    with span as (${spansOf(spans)})
    select place::int, at, category, coalesce(sum(bets), 0)::int as bets, coalesce(sum(stakes), 0)::int8 as stakes,
           coalesce(sum(payouts), 0)::int8 as payouts
    from (
      select place, hour as at, category, bets, stakes, payouts
      from span join betting.figure_game on ${own}
      join betting.figure_total on game_id = id and hour >= from_at and hour < cut
      union all
      select place, cut, category, bets, stakes, payouts
      from span join betting.slot_total on ${own} and slot >= cut and slot < until
    ) as play
    group by 1, 2, 3 having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0 order by 1, 2, 3`.execute(db)
  return bySpan(rows, spans)
}

function bySpan(rows: readonly (PlayRow & { readonly place: number })[], spans: readonly Span[]) {
  const found = Map.groupBy(rows, ({ place }) => place)
  return spans.map((_, index) => (found.get(index + 1) ?? []).map(({ place: _place, ...row }) => row))
}

/**
 * The same of some members alone, from what is kept of each: whole hours for ever, five minutes for two days. A span that ended longer ago
 * ends with an hour.
 */
export async function sumPlayOf(
  db: Db,
  { members, ...play }: SelectedPlay,
  spans: readonly Span[],
): Promise<readonly (readonly PlayRow[])[]> {
  const own = sql`brand_id = ${play.brandId} and asset = ${play.asset}`
  const theirs = isSelected(sql`member_id`, members)
  const { rows } = await sql<PlayRow & { readonly place: number }>`
    with span as (${spansOf(spans)})
    select place::int, at, category, coalesce(sum(bets), 0)::int as bets, coalesce(sum(stakes), 0)::int8 as stakes,
           coalesce(sum(payouts), 0)::int8 as payouts
    from (
      select place, hour as at, category, bets, stakes, payouts
      from span join betting.figure on ${theirs} and hour >= from_at and hour < cut
      join betting.figure_game on game_id = id and ${own}
      union all
      select place, cut, category, bets, stakes, payouts
      from span join betting.recent_figure on ${theirs} and played_by = 'member' and ${own} and slot >= cut and slot < until
    ) as play
    group by 1, 2, 3 having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0 order by 1, 2, 3`.execute(db)
  return bySpan(rows, spans)
}

/** The months of spans that begin with a business day, with the days, as bits, that a span has as a whole in each. */
const MONTHS = sql`
  select place, month::date as month,
         (select bit_or(1 << extract(day from day)::int - 1) from generate_series(begin, finish, '1 day') as day) as whole
  from span
  cross join lateral (
    select (from_at at time zone zone)::date as first_day, (until at time zone zone)::date as last_day
  ) as ends
  cross join lateral generate_series(date_trunc('month', first_day), last_day, interval '1 month') as month
  cross join lateral (
    select greatest(first_day, month::date) as begin, least(last_day - 1, (month + interval '1 month')::date - 1) as finish
  ) as part`

/** How many members had a bet first settled, to the last whole five minutes of each of the spans, which begin with a business day. */
export async function countPlayers(
  db: Db,
  play: SelectedPlay & { readonly timeZone: string },
  spans: readonly Span[],
): Promise<readonly number[]> {
  const theirs = isSelected(sql`member_id`, play.members)
  const own = sql`brand_id = ${play.brandId} and asset = ${play.asset}`
  const { rows } = await sql<{ place: number; many: number }>`
    with span as (select *, ${play.timeZone}::text as zone from (${spansOf(spans)}) as span), month as (${MONTHS})
    select place::int, count(*)::int as many
    -- Each span by index: joined, all days there ever were would be read.
    from (
      select place, member_id from month cross join lateral (
        select member_id from betting.player_month as played
        where ${own} and ${theirs} and played.month = month.month and days & whole <> 0 offset 0
      ) as played
      union
      select place, member_id from span cross join lateral (
        select member_id from betting.player_day
        where ${own} and ${theirs} and day = (until at time zone zone)::date and first_at >= from_at and first_at < until offset 0
      ) as played
    ) as player
    group by place`.execute(db)
  const found = new Map(rows.map(({ place, many }) => [place, many]))
  return spans.map((_, index) => found.get(index + 1) ?? 0)
}

export interface OpenStakeRow {
  readonly count: number
  readonly held: bigint
}

/** How many bets wait for their outcome, and what was staked on them but for parts that were cashed out. Pending ones may never count. */
export async function sumOpen(db: Db, { brandId, asset }: Play): Promise<OpenStakeRow> {
  const { rows } = await sql<OpenStakeRow>`
    select coalesce(sum(bets), 0)::int as count, coalesce(sum(stakes), 0)::int8 as held
    from betting.open_figure join betting.figure_game on id = game_id where brand_id = ${brandId} and asset = ${asset}`.execute(
    db,
  )
  return rows[0] ?? { count: 0, held: 0n }
}

/** The same of some members, from their bets on rounds that are not over and those whose settlement failed. */
export async function sumOpenOf(db: Db, { brandId, asset, members }: SelectedPlay): Promise<OpenStakeRow> {
  const { rows } = await sql<OpenStakeRow>`
    select count(*)::int as count, coalesce(sum(stake - coalesce(cashed_stake, 0)), 0)::int8 as held
    from betting.bet
    where round_id in (
        select id from betting.round where brand_id = ${brandId} and status in ('open', 'interrupted')
        union
        select round_id from betting.failed_settlement where state = 'waiting')
      and brand_id = ${brandId} and asset = ${asset} and status = 'open' and ${isSelected(sql`member_id`, members)}`.execute(
    db,
  )
  return rows[0] ?? { count: 0, held: 0n }
}

/** Up to when what bets brought is counted; undefined where nothing is. */
export async function findComplete(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select complete_at as at from betting.figures_counted`.execute(db)
  return rows[0]?.at
}
