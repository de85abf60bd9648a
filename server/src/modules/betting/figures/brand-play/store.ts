import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { moments } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'

/** Whose play is summed: all members of a brand, in one asset. */
export interface Play {
  readonly brandId: number
  readonly asset: string
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

/** What is noted and not counted yet, gone through once for all spans. */
const notedOf = ({ brandId, asset }: Play, spans: readonly Span[]) => sql`
  betting.uncounted
  where brand_id = ${brandId} and asset = ${asset} and at >= ${new Date(Math.min(...spans.map(({ from }) => +from)))}`

/** What was staked and won by hour and category, to the last whole five minutes of each of the spans, which begin with an hour. */
export async function sumPlay(db: Db, play: Play, spans: readonly Span[]): Promise<readonly (readonly PlayRow[])[]> {
  const own = sql`brand_id = ${play.brandId} and asset = ${play.asset}`
  const { rows } = await sql<PlayRow & { readonly place: number }>`
    with span as (${spansOf(spans)}), noted as materialized (
      select date_bin('5 minutes', at, 'epoch') as slot, category, sum(bets) as bets, sum(stakes) as stakes, sum(payouts) as payouts
      from ${notedOf(play, spans)} group by 1, 2
    )
    select place::int, at, category, coalesce(sum(bets), 0)::int as bets, coalesce(sum(stakes), 0)::int8 as stakes,
           coalesce(sum(payouts), 0)::int8 as payouts
    from (
      select place, hour as at, category, bets, stakes, payouts
      from span join betting.figure_game on ${own}
      join betting.figure_total on game_id = id and hour >= from_at and hour < cut
      union all
      select place, cut, category, bets, stakes, payouts
      from span join betting.slot_total on ${own} and slot >= cut and slot < until
      union all
      select place, date_bin('1 hour', slot, from_at), category, bets, stakes, payouts
      from span join noted on slot >= from_at and slot < until
    ) as play
    group by 1, 2, 3 having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0 order by 1, 2, 3`.execute(db)
  const found = Map.groupBy(rows, ({ place }) => place)
  return spans.map((_, index) => (found.get(index + 1) ?? []).map(({ place: _place, ...row }) => row))
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
  play: Play & { readonly timeZone: string },
  spans: readonly Span[],
): Promise<readonly number[]> {
  const own = sql`brand_id = ${play.brandId} and asset = ${play.asset}`
  const { rows } = await sql<{ place: number; many: number }>`
    with span as (select *, ${play.timeZone}::text as zone from (${spansOf(spans)}) as span), month as (${MONTHS}),
    noted as materialized (
      select distinct date_bin('5 minutes', at, 'epoch') as slot, member_id from ${notedOf(play, spans)} and is_new
    )
    select place::int, count(*)::int as many
    -- Each span by index: joined, all days there ever were would be read.
    from (
      select place, member_id from month cross join lateral (
        select member_id from betting.player_month as played where ${own} and played.month = month.month and days & whole <> 0 offset 0
      ) as played
      union
      select place, member_id from span cross join lateral (
        select member_id from betting.player_day
        where ${own} and day = (until at time zone zone)::date and first_at >= from_at and first_at < until offset 0
      ) as played
      union
      select place, member_id from span join noted on slot >= from_at and slot < until
    ) as player
    group by place`.execute(db)
  const found = new Map(rows.map(({ place, many }) => [place, many]))
  return spans.map((_, index) => found.get(index + 1) ?? 0)
}
