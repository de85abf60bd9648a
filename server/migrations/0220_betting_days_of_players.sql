-- What all members of a brand together played in five minutes: the dashboard compares spans that end within an hour.
create table betting.slot_total (
  brand_id int not null,
  asset text not null,
  category text not null,
  slot timestamptz not null,
  bets int8 not null,
  wins int8 not null,
  losses int8 not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  primary key (brand_id, asset, slot, category)
) with (fillfactor = 70);

-- Members of whom a bet was first settled on a business day, and when the first of them was: how many played is counted by these rows,
-- however much each played.
create table betting.player_day (
  brand_id int not null,
  asset text not null,
  day date not null,
  member_id uuid not null,
  first_at timestamptz not null,
  primary key (brand_id, asset, day, member_id)
) with (fillfactor = 90);

-- Whether a bet counts that did not before: of a correction, which notes how the bet stood and how it stands, neither does. What is noted
-- already is counted with everything else: from nothing.
truncate betting.uncounted;
delete from betting.figures_counted;
alter table betting.uncounted add column is_new boolean not null;

create or replace function betting.note_settled() returns trigger language plpgsql as $$
begin
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, open_bets, open_stakes,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, coalesce(settled_at, placed_at), placed_at,
         (status = 'open')::int, (status = 'open')::int * stake, figures.*, figures.bets > 0
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
                                 bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, open_bets, open_stakes, (now).*, (now).bets > (was).bets
  from changed where (now <> was and (now).stakes > 0) or open_bets <> 0 or open_stakes <> 0
  union all
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, 0, 0, -(was).bets, -(was).stakes, -(was).turnover,
         -(was).payouts, -(was).jackpots, -(was).wins, -(was).losses, false
  from changed where now <> was and (was).stakes > 0;
  return null;
end $$;
