import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Brand } from '../../../brand/brand.ts'

/** Brands by whose clocks hours and business days begin. */
export type Clocks = readonly Pick<Brand, 'id' | 'timeZone'>[]

/** The clocks of brands as a table: `brand_id`, `time_zone`. */
export const zonesOf = (clocks: Clocks) => sql`
  select * from unnest(${arrayOf(clocks.map(({ id }) => id))}::int[], ${texts(clocks.map(({ timeZone }) => timeZone))}::text[])
    as zone (brand_id, time_zone)`

/** What tells figures of one game from those of another. */
export const GAME = sql`brand_id, category, vendor, game_code, asset`

/** What is counted of bets. */
const COUNTS = sql`bets, wins, losses, stakes, turnover, payouts, jackpots`

/** The same, added up. */
export const SUMS = sql`
  sum(bets)::int as bets, sum(wins)::int as wins, sum(losses)::int as losses, sum(stakes)::int8 as stakes,
  sum(turnover)::int8 as turnover, sum(payouts)::int8 as payouts, sum(jackpots)::int8 as jackpots`

/** The beginning of the hour of the brand's clock in which something happened. */
export const HOUR = sql`date_trunc('hour', at, coalesce(time_zone, 'UTC'))`

/**
 * What the bets themselves say since a moment: each when it was first settled, as it stood then, and each correction as the difference
 * that it made.
 */
export const eventsSince = (from: RawBuilder<unknown>) => sql`
  select ${GAME}, member_id, settled_at as at, figures.*, payout as paid
  from betting.bet
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover, cashed_stake) as figures
  where settled_at >= ${from} and not exists (select from betting.correction where bet_id = bet.id)
  union all
  select ${GAME}, member_id, first_at, figures.bets - later.bets, figures.stakes - later.stakes, figures.turnover - later.turnover,
         figures.payouts - later.payouts, figures.jackpots - later.jackpots, figures.wins - later.wins, figures.losses - later.losses,
         payout - later.paid
  from (
    select bet_id, min(settled_before) as first_at, sum(bets)::int as bets, sum(stakes)::int8 as stakes, sum(turnover)::int8 as turnover,
           sum(payouts)::int8 as payouts, sum(jackpots)::int8 as jackpots, sum(wins)::int as wins, sum(losses)::int as losses,
           sum(paid)::int8 as paid
    from betting.correction group by bet_id
  ) as later
  join betting.bet on bet.id = later.bet_id
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover, cashed_stake) as figures
  where first_at >= ${from}
  union all
  select ${GAME}, member_id, at, correction.bets, correction.stakes, correction.turnover, correction.payouts, correction.jackpots,
         correction.wins, correction.losses, correction.paid
  from betting.correction join betting.bet on bet.id = bet_id
  where at >= ${from}`

/** Since ever. */
export const EVER = sql`'-infinity'::timestamptz`

/** Whoever adds to the figures or counts them anew does so one after the other. Takes no snapshot: what follows sees what came before. */
const lockFigures = (tx: Tx) => sql`lock table betting.figures_counted in exclusive mode`.execute(tx)

/** Begin to add. Nothing is lost by not waiting for the disk: a crash takes back the removal and the figures together. */
export async function beginAdding(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx)
  await lockFigures(tx)
}

/** Begin to count anew: one moment for what is counted and what is forgotten, so that a bet is in either and never in both. */
export async function beginCounting(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx)
  await lockFigures(tx)
}

/** Whether the figures have been counted from nothing since they were kept. */
export async function areCounted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ at: Date }>`select at from betting.figures_counted`.execute(db)
  return rows.length > 0
}

/** Add what happened to the figures. */
const addingTo = (events: RawBuilder<unknown>, clocks: Clocks) => sql`
  with zone as (${zonesOf(clocks)}), event as (${events}), summed as (
    select ${GAME}, member_id, ${HOUR} as hour, ${SUMS}
    from event left join zone using (brand_id)
    where bets <> 0 or stakes <> 0 or turnover <> 0 or payouts <> 0 or jackpots <> 0 or wins <> 0 or losses <> 0
    group by ${GAME}, member_id, ${HOUR}
  ), played as (
    select distinct ${GAME} from summed
  ), added as (
    insert into betting.figure_game (${GAME})
    select ${GAME} from played
    where not exists (
      select from betting.figure_game as known
      where (known.brand_id, known.category, known.vendor, known.game_code, known.asset)
          = (played.brand_id, played.category, played.vendor, played.game_code, played.asset))
    returning id, ${GAME}
  ), game as (
    select id, ${GAME} from added union all select id, ${GAME} from betting.figure_game join played using (${GAME})
  ), numbered as (
    select id as game_id, member_id, hour, ${COUNTS} from summed join game using (${GAME})
  ), of_members as (
    insert into betting.figure as figure (member_id, hour, game_id, ${COUNTS})
    select member_id, hour, game_id, ${COUNTS} from numbered
    on conflict (member_id, hour, game_id) do update
    set bets = figure.bets + excluded.bets, wins = figure.wins + excluded.wins, losses = figure.losses + excluded.losses,
        stakes = figure.stakes + excluded.stakes, turnover = figure.turnover + excluded.turnover,
        payouts = figure.payouts + excluded.payouts, jackpots = figure.jackpots + excluded.jackpots
  ), of_all as (
    insert into betting.figure_total as total (game_id, hour, ${COUNTS})
    select game_id, hour, ${SUMS} from numbered group by game_id, hour
    on conflict (game_id, hour) do update
    set bets = total.bets + excluded.bets, wins = total.wins + excluded.wins, losses = total.losses + excluded.losses,
        stakes = total.stakes + excluded.stakes, turnover = total.turnover + excluded.turnover,
        payouts = total.payouts + excluded.payouts, jackpots = total.jackpots + excluded.jackpots
  )
  select count(*)::int as events from event`

/** Add what was noted with bets and is not counted yet, so many at most; how many there were. */
export async function addUncounted(tx: Tx, clocks: Clocks, most: number): Promise<number> {
  const taken = sql`
    delete from betting.uncounted where ctid = any(array(select ctid from betting.uncounted limit ${most}::int))
    returning ${GAME}, member_id, at, ${COUNTS}`
  const { rows } = await sql<{ events: number }>`${addingTo(taken, clocks)}`.execute(tx)
  return rows[0]?.events ?? 0
}

/** Forget every figure, and what was noted for them. */
export async function deleteFigures(tx: Tx): Promise<void> {
  await sql`delete from betting.uncounted`.execute(tx)
  await sql`delete from betting.figure`.execute(tx)
  await sql`delete from betting.figure_total`.execute(tx)
}

/** Count the figures from the bets themselves and their corrections; how many there were. */
export async function addAll(tx: Tx, clocks: Clocks): Promise<number> {
  const { rows } = await sql<{ events: number }>`${addingTo(eventsSince(EVER), clocks)}`.execute(tx)
  return rows[0]?.events ?? 0
}

export const saveCounted = (tx: Tx, at: Date) =>
  sql`insert into betting.figures_counted (at) values (${at}) on conflict (one) do update set at = excluded.at`.execute(
    tx,
  )
