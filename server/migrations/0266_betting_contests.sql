-- Contests over bets, as whoever holds them noted them: which bets count. One that is over is deleted.
create table betting.contest (
  id uuid primary key,
  brand_id int not null,
  asset text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- Null for every category, none for all games of it.
  category text,
  game_codes text[] not null,
  stake_min int8 not null check (stake_min > 0),
  metric text not null check (metric in ('turnover', 'multiplier')),
  check (ends_at > begins_at)
);

-- Contests that are counted, with how many of their bets wait for an outcome or to be accepted. Whoever counts figures writes it.
create table betting.contest_count (
  contest_id uuid primary key,
  waiting_bets int not null
) with (fillfactor = 50);

-- Who stands where: how many bets count, what they come to, and when who has as much was there.
create table betting.contest_score (
  contest_id uuid not null,
  member_id uuid not null,
  bets int not null,
  score int8 not null,
  at timestamptz not null,
  primary key (contest_id, member_id)
) with (fillfactor = 80);

-- A note says what was staked on its bet, whatever of it counts, and whether the bet waits since. What is noted already is counted with
-- everything else: from nothing.
truncate betting.uncounted;
delete from betting.figures_counted;
alter table betting.uncounted add column stake int8 not null, add column waiting_bets int not null;
-- What was noted before this moment is counted.
alter table betting.figures_counted add column complete_at timestamptz not null;

create or replace function betting.note_settled() returns trigger language plpgsql as $$
begin
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets,
                                 open_stakes, bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, coalesce(settled_at, placed_at), placed_at, stake,
         (status in ('pending', 'open'))::int, (status = 'open')::int, (status = 'open')::int * stake, figures.*, figures.bets > 0
  from placed
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover, cashed_stake) as figures
  where figures.bets > 0 or status in ('pending', 'open');
  return null;
end $$;

create or replace function betting.note_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select after.id, after.brand_id, after.category, after.vendor, after.game_code, after.asset, after.member_id, after.placed_at,
           after.stake, before.settled_at as settled_before, after.changed_at,
           coalesce(after.settled_at, after.changed_at, clock_timestamp()) as at, was, now,
           (after.status in ('pending', 'open'))::int - (before.status in ('pending', 'open'))::int as waiting_bets,
           (after.status = 'open')::int - (before.status = 'open')::int as open_bets,
           (after.status = 'open')::int * (after.stake - coalesce(after.cashed_stake, 0))
             - (before.status = 'open')::int * (before.stake - coalesce(before.cashed_stake, 0)) as open_stakes,
           after.payout - before.payout as paid
    from before join after on after.id = before.id
    cross join lateral betting.figures_of(before.settled_at, before.status, before.stake, before.payout, before.jackpot,
      before.valid_turnover, before.cashed_stake) as was
    cross join lateral betting.figures_of(after.settled_at, after.status, after.stake, after.payout, after.jackpot,
      after.valid_turnover, after.cashed_stake) as now
  ), corrected as (
    -- Of a bet that was cashed out in part or came open again every later change is kept, as no single moment says when it counted. One
    -- that was settled again with the same outcome is kept too: its bet says a later moment than the one at which it was counted.
    insert into betting.correction (bet_id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid)
    select id, settled_before, at, (now).bets - (was).bets, (now).stakes - (was).stakes, (now).turnover - (was).turnover,
           (now).payouts - (was).payouts, (now).jackpots - (was).jackpots, (now).wins - (was).wins, (now).losses - (was).losses, paid
    from changed
    where (settled_before is not null or changed_at is not null) and (now <> was or paid <> 0 or settled_before <> at)
  )
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets,
                                 open_stakes, bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets, open_stakes, (now).*,
         (now).bets > (was).bets
  from changed where (now <> was and (now).stakes > 0) or waiting_bets <> 0 or open_bets <> 0 or open_stakes <> 0
  union all
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, 0, 0, 0, -(was).bets, -(was).stakes,
         -(was).turnover, -(was).payouts, -(was).jackpots, -(was).wins, -(was).losses, false
  from changed where now <> was and (was).stakes > 0;
  return null;
end $$;
