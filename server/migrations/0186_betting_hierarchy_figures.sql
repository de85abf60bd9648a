-- Everybody below whom a member stands, at any depth, with the business days from and until.
create view betting.head_above as
select place.member_id, above.above_id as head_id, greatest(place.from_day, above.from_day) as from_day,
       least(place.to_day, above.to_day) as to_day
from identity.placement as place join identity.hierarchy as above on above.below_id = place.upline_id
where greatest(place.from_day, above.from_day) < least(place.to_day, above.to_day);

-- What all who stood below a member at the end of a business day played on it; the member's own play is not among it.
create table betting.hierarchy_figure (
  head_id uuid not null,
  brand_id int not null,
  day date not null,
  asset text not null,
  category text not null,
  bets int8 not null,
  wins int8 not null,
  losses int8 not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  primary key (head_id, asset, day, category)
) with (fillfactor = 80);

-- What was played lately, in five minutes: by a member, and by all who stood below them. Forgotten after two days.
create table betting.recent_figure (
  member_id uuid not null,
  brand_id int not null,
  played_by text not null check (played_by in ('member', 'below')),
  asset text not null,
  slot timestamptz not null,
  category text not null,
  bets int8 not null,
  wins int8 not null,
  losses int8 not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  primary key (member_id, played_by, asset, slot, category)
) with (fillfactor = 80);
create index recent_figure_slot on betting.recent_figure using brin (slot) with (pages_per_range = 16, autosummarize = on);

-- What waits for its outcome, of all members together.
create table betting.open_figure (
  game_id int primary key,
  bets int8 not null,
  stakes int8 not null
) with (fillfactor = 50);

-- What is noted says when its bet was placed, and what waits for an outcome since. A correction notes how the bet stood and how it
-- stands, so that every note is one bet, one bet less, or a part of one. What is noted already is counted with everything else: from
-- nothing.
truncate betting.uncounted;
delete from betting.figures_counted;
-- Since when five minutes are kept.
alter table betting.figures_counted add column recent_since timestamptz not null;
alter table betting.uncounted
  add column placed_at timestamptz not null,
  add column open_bets int not null,
  add column open_stakes int8 not null;

create or replace function betting.note_settled() returns trigger language plpgsql as $$
begin
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, open_bets, open_stakes,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses)
  select brand_id, category, vendor, game_code, asset, member_id, coalesce(settled_at, placed_at), placed_at,
         (status = 'open')::int, (status = 'open')::int * stake, figures.*
  from placed
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover, cashed_stake) as figures
  where figures.bets > 0 or status = 'open';
  return null;
end $$;

create or replace function betting.note_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select after.id, after.brand_id, after.category, after.vendor, after.game_code, after.asset, after.member_id, after.placed_at,
           before.settled_at as settled_before, after.changed_at, coalesce(after.settled_at, after.changed_at, clock_timestamp()) as at,
           was, now, (after.status = 'open')::int - (before.status = 'open')::int as open_bets,
           (after.status = 'open')::int * (after.stake - coalesce(after.cashed_stake, 0))
             - (before.status = 'open')::int * (before.stake - coalesce(before.cashed_stake, 0)) as open_stakes,
           after.payout - before.payout as paid
    from before join after on after.id = before.id
    cross join lateral betting.figures_of(before.settled_at, before.status, before.stake, before.payout, before.jackpot,
      before.valid_turnover, before.cashed_stake) as was
    cross join lateral betting.figures_of(after.settled_at, after.status, after.stake, after.payout, after.jackpot,
      after.valid_turnover, after.cashed_stake) as now
  ), corrected as (
    -- Of a bet that was cashed out in part or came open again every later change is kept, as no single moment says when it counted.
    insert into betting.correction (bet_id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid)
    select id, settled_before, at, (now).bets - (was).bets, (now).stakes - (was).stakes, (now).turnover - (was).turnover,
           (now).payouts - (was).payouts, (now).jackpots - (was).jackpots, (now).wins - (was).wins, (now).losses - (was).losses, paid
    from changed
    where (settled_before is not null or changed_at is not null) and (now <> was or paid <> 0)
  )
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, open_bets, open_stakes,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses)
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, open_bets, open_stakes, (now).*
  from changed where (now <> was and (now).stakes > 0) or open_bets <> 0 or open_stakes <> 0
  union all
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, 0, 0, -(was).bets, -(was).stakes, -(was).turnover,
         -(was).payouts, -(was).jackpots, -(was).wins, -(was).losses
  from changed where now <> was and (was).stakes > 0;
  return null;
end $$;

-- What games give back is counted with the figures, by what is noted, and no longer by going through the hours that have changed.
drop table betting.game_hours_counted;
