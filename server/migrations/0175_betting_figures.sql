-- What a bet adds to the figures as it stands: nothing before it is settled, and nothing once it is void.
create function betting.figures_of(
  settled_at timestamptz, status text, stake int8, payout int8, jackpot int8, valid int8
) returns table (bets int, stakes int8, turnover int8, payouts int8, jackpots int8, wins int, losses int)
language sql immutable as $$
  select counted, counted * stake, counted * valid, counted * payout, counted * jackpot,
         counted * (payout > stake)::int, counted * (payout < stake)::int
  from (select (settled_at is not null and status <> 'void')::int as counted) as bet
$$;

-- The difference that a change of a settled bet made, at the moment when it was made. What the bet added first is what it adds now
-- less all its corrections.
create table betting.correction (
  id int8 generated always as identity primary key,
  bet_id uuid not null references betting.bet (id),
  settled_before timestamptz not null,
  at timestamptz not null,
  bets int not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  wins int not null,
  losses int not null,
  -- What went to the member, a stake that was returned among it; below zero where it was reclaimed.
  paid int8 not null
);
create index correction_of_bet on betting.correction (bet_id);
create index correction_at on betting.correction (at);

-- What settlements and corrections have added and no figure has yet.
create table betting.uncounted (
  brand_id int not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  member_id uuid not null,
  at timestamptz not null,
  bets int not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  wins int not null,
  losses int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- The games that figures are about, by a number that takes little room.
create table betting.figure_game (
  id int generated always as identity primary key,
  brand_id int not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  unique (brand_id, asset, category, vendor, game_code)
);

-- What a member played of a game, by the hour of the brand's clock in which bets were first settled and corrections made.
create table betting.figure (
  member_id uuid not null,
  hour timestamptz not null,
  game_id int not null,
  bets int not null,
  wins int not null,
  losses int not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  primary key (member_id, hour, game_id)
) with (fillfactor = 90);
create index figure_hour on betting.figure using brin (hour) with (pages_per_range = 16, autosummarize = on);

-- The same of all members together.
create table betting.figure_total (
  game_id int not null,
  hour timestamptz not null,
  bets int8 not null,
  wins int8 not null,
  losses int8 not null,
  stakes int8 not null,
  turnover int8 not null,
  payouts int8 not null,
  jackpots int8 not null,
  primary key (game_id, hour)
) with (fillfactor = 70);

-- When the figures were last counted from nothing. Whoever adds to them or counts them anew locks this table.
create table betting.figures_counted (
  one boolean primary key default true check (one),
  at timestamptz not null
);

create function betting.note_settled() returns trigger language plpgsql as $$
begin
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses)
  select brand_id, category, vendor, game_code, asset, member_id, settled_at, figures.*
  from placed
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover) as figures
  where figures.bets > 0;
  return null;
end $$;

create function betting.note_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select after.id, after.brand_id, after.category, after.vendor, after.game_code, after.asset, after.member_id,
           before.settled_at as settled_before, coalesce(after.settled_at, clock_timestamp()) as at,
           now.bets - was.bets as bets, now.stakes - was.stakes as stakes, now.turnover - was.turnover as turnover,
           now.payouts - was.payouts as payouts, now.jackpots - was.jackpots as jackpots, now.wins - was.wins as wins,
           now.losses - was.losses as losses, after.payout - before.payout as paid
    from before join after on after.id = before.id
    cross join lateral betting.figures_of(
      before.settled_at, before.status, before.stake, before.payout, before.jackpot, before.valid_turnover) as was
    cross join lateral betting.figures_of(
      after.settled_at, after.status, after.stake, after.payout, after.jackpot, after.valid_turnover) as now
  ), corrected as (
    insert into betting.correction (bet_id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid)
    select id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid
    from changed
    where settled_before is not null
      and (bets, stakes, turnover, payouts, jackpots, wins, losses, paid) <> (0, 0, 0, 0, 0, 0, 0, 0)
  )
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses)
  select brand_id, category, vendor, game_code, asset, member_id, at, bets, stakes, turnover, payouts, jackpots, wins, losses
  from changed
  where (bets, stakes, turnover, payouts, jackpots, wins, losses) <> (0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;

-- Whoever writes bets, one or a million: what they add is noted with them.
create trigger bet_settled_at_once after insert on betting.bet referencing new table as placed
  for each statement execute function betting.note_settled();
create trigger bet_changed after update on betting.bet referencing old table as before new table as after
  for each statement execute function betting.note_changed();
