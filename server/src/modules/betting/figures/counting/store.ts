import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Brand } from '../../../brand/brand.ts'
import { countContests, findNew, forgetAllContests, forgetContests, OF_CONTESTS } from '../../contests/store.ts'

/** Brands by whose clocks hours and business days begin. */
export type Clocks = readonly Pick<Brand, 'id' | 'timeZone'>[]

/** The clocks of brands as a table: `brand_id`, `time_zone`. */
export const zonesOf = (clocks: Clocks) => sql`
  select * from unnest(${arrayOf(clocks.map(({ id }) => id))}::int[], ${texts(clocks.map(({ timeZone }) => timeZone))}::text[])
    as zone (brand_id, time_zone)`

/** What tells figures of one game from those of another. */
export const GAME = sql`brand_id, category, vendor, game_code, asset`

/** What is counted of bets. */
export const COUNTS = sql`bets, wins, losses, stakes, turnover, payouts, jackpots`

/** Whether anything of it is counted. */
export const ADDS = sql`(bets, wins, losses, stakes, turnover, payouts, jackpots) <> (0, 0, 0, 0, 0, 0, 0)`

/** What is kept already, and what is added. */
const ADDED = sql`
  bets = kept.bets + excluded.bets, wins = kept.wins + excluded.wins, losses = kept.losses + excluded.losses,
  stakes = kept.stakes + excluded.stakes, turnover = kept.turnover + excluded.turnover, payouts = kept.payouts + excluded.payouts,
  jackpots = kept.jackpots + excluded.jackpots`

/** A member on a business day, and when the first of their bets counted on it. */
export const PLAYER = sql`brand_id, asset, day, member_id, first_at`

/** A member in a month, and on which of its days they played. */
export const MONTH = sql`brand_id, asset, month, member_id, days`

/** The months of members who played on days: the first day is the lowest bit. */
export const monthsOf = (players: RawBuilder<unknown>) => sql`
  select brand_id, asset, date_trunc('month', day)::date as month, member_id, bit_or(1 << extract(day from day)::int - 1) as days
  from ${players} group by 1, 2, 3, 4`

/** What is counted, added up. */
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

/** Five minutes of every clock. */
export const SLOT = sql`date_bin('5 minutes', at, 'epoch')`

/** The business day of the brand's clock in which something happened. */
export const DAY = sql`(at at time zone coalesce(time_zone, 'UTC'))::date`

/** Whoever adds to the figures or counts them anew does so one after the other. Takes no snapshot: what follows sees what came before. */
const lockFigures = (tx: Tx) => sql`lock table betting.figures_counted in exclusive mode`.execute(tx)

/**
 * Begin to add, also to contests that were opened since, and forget those that are over. Nothing is lost by not waiting for the disk: a
 * crash takes back the removal and the figures together.
 */
export async function beginAdding(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx)
  await lockFigures(tx)
  await forgetContests(tx)
  await countNewContests(tx)
}

async function countNewContests(tx: Tx): Promise<void> {
  const opened = await findNew(tx)
  if (opened.length > 0) await countContests(tx, opened)
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

/** Everybody above a member on a day, found by index for each: who has played is few beside who stands in a hierarchy. */
const HEADS = sql`lateral (
  select head_id from betting.head_above as above
  where above.member_id = slotted.member_id and slotted.day >= from_day and slotted.day < to_day offset 0) as head`

/** Since when five minutes are kept. */
export const RECENT_SINCE = sql`(select recent_since from betting.figures_counted)`

/** Who played, by day and month; zones and events stand beside it. */
const OF_PLAYERS = sql`player as (
    select brand_id, asset, ${DAY} as day, member_id, min(at) as first_at
    from event left join zone using (brand_id) where is_new
    group by brand_id, asset, ${DAY}, member_id
  ), of_players as (
    insert into betting.player_day as kept (${PLAYER})
    select ${PLAYER} from player
    on conflict (brand_id, asset, day, member_id) do update set first_at = excluded.first_at where kept.first_at > excluded.first_at
  ), of_months as (
    insert into betting.player_month as kept (${MONTH})
    ${monthsOf(sql`player`)}
    on conflict (brand_id, asset, month, member_id) do update set days = kept.days | excluded.days
    where kept.days | excluded.days <> kept.days
  )`

/** Add what happened to the figures of members, of all of them, and of those above them. */
const addingTo = (events: RawBuilder<unknown>, clocks: Clocks) => sql`
  with zone as (${zonesOf(clocks)}), event as (${events}), ${OF_PLAYERS}, summed as (
    select ${GAME}, member_id, ${HOUR} as hour, ${SUMS}
    from event left join zone using (brand_id) where ${ADDS}
    group by ${GAME}, member_id, ${HOUR}
  ), played as (
    select distinct ${GAME} from event
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
    insert into betting.figure as kept (member_id, hour, game_id, ${COUNTS})
    select member_id, hour, game_id, ${COUNTS} from numbered
    on conflict (member_id, hour, game_id) do update set ${ADDED}
  ), of_all as (
    insert into betting.figure_total as kept (game_id, hour, ${COUNTS})
    select game_id, hour, ${SUMS} from numbered group by game_id, hour
    on conflict (game_id, hour) do update set ${ADDED}
  ), slotted as (
    select member_id, brand_id, asset, category, ${DAY} as day, ${SLOT} as slot, ${SUMS}
    from event left join zone using (brand_id) where ${ADDS}
    group by member_id, brand_id, asset, category, ${DAY}, ${SLOT}
  ), of_slots as (
    insert into betting.slot_total as kept (brand_id, asset, category, slot, ${COUNTS})
    select brand_id, asset, category, slot, ${SUMS} from slotted group by brand_id, asset, category, slot
    on conflict (brand_id, asset, slot, category) do update set ${ADDED}
  ), below as (
    select head_id, brand_id, asset, category, day, slot, ${SUMS}
    from slotted cross join ${HEADS}
    group by head_id, brand_id, asset, category, day, slot
  ), of_heads as (
    insert into betting.hierarchy_figure as kept (head_id, brand_id, asset, day, category, ${COUNTS})
    select head_id, brand_id, asset, day, category, ${SUMS} from below group by head_id, brand_id, asset, day, category
    on conflict (head_id, asset, day, category) do update set ${ADDED}
  ), of_late as (
    insert into betting.recent_figure as kept (member_id, brand_id, played_by, asset, slot, category, ${COUNTS})
    select member_id, brand_id, 'member', asset, slot, category, ${COUNTS} from slotted where slot >= ${RECENT_SINCE}
    union all
    select head_id, brand_id, 'below', asset, slot, category, ${COUNTS} from below where slot >= ${RECENT_SINCE}
    on conflict (member_id, played_by, asset, slot, category) do update set ${ADDED}
  )`

/** What is noted says when its bet was placed and what waits since; each note is one bet, one bet less, or a part that counts no bet. */
const ofPlacing = sql`of_games as (
    insert into betting.game_hour as kept (brand_id, asset, vendor, game_code, hour, bets, stakes, payouts,
                                           stakes_squared, products, payouts_squared)
    select brand_id, asset, vendor, game_code, date_trunc('hour', placed_at, 'UTC'), sum(bets), sum(stakes), sum(payouts),
           sum(bets * stakes::numeric * stakes), sum(bets * stakes::numeric * payouts), sum(bets * payouts::numeric * payouts)
    from event where bets <> 0 group by 1, 2, 3, 4, 5
    on conflict (brand_id, asset, vendor, game_code, hour) do update
    set bets = kept.bets + excluded.bets, stakes = kept.stakes + excluded.stakes, payouts = kept.payouts + excluded.payouts,
        stakes_squared = kept.stakes_squared + excluded.stakes_squared, products = kept.products + excluded.products,
        payouts_squared = kept.payouts_squared + excluded.payouts_squared
  ), of_open as (
    insert into betting.open_figure as kept (game_id, bets, stakes)
    select id, sum(open_bets), sum(open_stakes) from event join game using (${GAME})
    where open_bets <> 0 or open_stakes <> 0 group by id
    on conflict (game_id) do update set bets = kept.bets + excluded.bets, stakes = kept.stakes + excluded.stakes
  )`

/** Add what was noted with bets and is not counted yet, so many at most; how many there were. */
export async function addUncounted(tx: Tx, clocks: Clocks, most: number): Promise<number> {
  const taken = sql`
    delete from betting.uncounted where ctid = any(array(select ctid from betting.uncounted limit ${most}::int))
    returning ${GAME}, member_id, at, placed_at, stake, waiting_bets, open_bets, open_stakes, ${COUNTS}, is_new`
  const { rows } = await sql<{ events: number }>`
    ${addingTo(taken, clocks)}, ${ofPlacing}, ${OF_CONTESTS}
    select count(*)::int as events from event`.execute(tx)
  return rows[0]?.events ?? 0
}

/** Delete what was played before a moment in five minutes. */
export async function forgetRecent(tx: Tx, before: Date): Promise<void> {
  await lockFigures(tx)
  await sql`update betting.figures_counted set recent_since = ${before} where recent_since < ${before}`.execute(tx)
  await sql`delete from betting.recent_figure where slot < ${RECENT_SINCE}`.execute(tx)
}

/** Delete every figure, and what was noted for them. */
export async function deleteFigures(tx: Tx): Promise<void> {
  await sql`delete from betting.uncounted`.execute(tx)
  await sql`delete from betting.figure`.execute(tx)
  await sql`delete from betting.figure_total`.execute(tx)
  await sql`delete from betting.hierarchy_figure`.execute(tx)
  await sql`delete from betting.recent_figure`.execute(tx)
  await sql`delete from betting.slot_total`.execute(tx)
  await sql`delete from betting.player_day`.execute(tx)
  await sql`delete from betting.player_month`.execute(tx)
  await sql`delete from betting.game_hour`.execute(tx)
  await sql`delete from betting.open_figure`.execute(tx)
  await forgetAllContests(tx)
}

/** Count the figures from the bets themselves and their corrections; how many there were. */
export async function addAll(tx: Tx, clocks: Clocks): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    ${addingTo(sql`select *, bets > 0 as is_new from (${eventsSince(EVER)}) as event`, clocks)}
    select count(*)::int as events from event`.execute(tx)
  await sql`
    insert into betting.game_hour (brand_id, asset, vendor, game_code, hour, bets, stakes, payouts,
                                   stakes_squared, products, payouts_squared)
    ${returnsOfBets(EVER)}`.execute(tx)
  await sql`
    insert into betting.figure_game (${GAME})
    select distinct ${GAME} from betting.bet where status = 'open' on conflict do nothing`.execute(tx)
  await sql`insert into betting.open_figure (game_id, bets, stakes) ${openOfBets}`.execute(tx)
  await countNewContests(tx)
  return rows[0]?.events ?? 0
}

/** What games took and gave by the hour of the stake, from the bets themselves; void bets are none. */
export const returnsOfBets = (from: RawBuilder<unknown>) => sql`
  select brand_id, asset, vendor, game_code, date_trunc('hour', placed_at, 'UTC') as hour, count(*) as bets,
         sum(stake)::int8 as stakes, sum(payout)::int8 as payouts, sum(stake::numeric * stake) as stakes_squared,
         sum(stake::numeric * payout) as products, sum(payout::numeric * payout) as payouts_squared
  from betting.bet where settled_at is not null and status <> 'void' and placed_at >= ${from} group by 1, 2, 3, 4, 5`

/** What waits for its outcome, from the bets themselves. */
export const openOfBets = sql`
  select game.id as game_id, count(*) as bets, sum(stake - coalesce(cashed_stake, 0))::int8 as stakes
  from betting.bet join betting.figure_game as game using (${GAME}) where status = 'open' group by game.id`

/** The figures are counted from nothing at a moment, with the five minutes since another. */
export const saveCounted = (tx: Tx, at: Date, recentSince: Date) =>
  sql`insert into betting.figures_counted (at, recent_since, complete_at) values (${at}, ${recentSince}, ${at})
      on conflict (one) do update set at = excluded.at, recent_since = excluded.recent_since, complete_at = excluded.complete_at`.execute(
    tx,
  )

/** All that was noted before a moment is counted. */
export const saveComplete = (tx: Tx, at: Date) =>
  sql`update betting.figures_counted set complete_at = ${at}`.execute(tx)
