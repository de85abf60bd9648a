-- What each game took and gave, by the hour of the bet, counted from the bets: the measured return, and sums of squares that say
-- how far it may stray from the exact one by chance. An hour can be counted anew at any time.
create table betting.game_hour (
  brand_id int not null,
  asset text not null,
  vendor text not null,
  game_code text not null,
  hour timestamptz not null,
  bets int8 not null,
  stakes int8 not null,
  -- Jackpots included.
  payouts int8 not null,
  -- Sums over the bets of stake², stake × payout and payout², in squares of stored units.
  stakes_squared numeric not null,
  products numeric not null,
  payouts_squared numeric not null,
  primary key (brand_id, asset, vendor, game_code, hour)
);

-- Up to when settlements have been counted.
create table betting.game_hours_counted (
  one boolean primary key default true check (one),
  upto timestamptz not null
);
-- Rows lie in the order of their bets, so the smallest index there is will do.
create index bet_placed on betting.bet using brin (placed_at);
