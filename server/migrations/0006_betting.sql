create schema betting;

create table betting.round (
  id uuid primary key,
  brand_id int not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  -- open, closed, interrupted, void
  status text not null,
  started_at timestamptz not null,
  closed_at timestamptz,
  -- What is needed to show the round again, as its page was told: choices, events in order, rules, proof.
  choices json,
  events json,
  rules json,
  proof json,
  seed_id uuid
);

create table betting.bet (
  -- Made by whoever asked; also the id of the stake's transfer.
  id uuid primary key,
  round_id uuid not null,
  brand_id int not null,
  member_id uuid not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  stake int8 not null check (stake > 0),
  payout int8 not null default 0 check (payout >= 0),
  jackpot int8 not null default 0 check (jackpot >= 0),
  valid_turnover int8 not null default 0,
  status text not null,
  -- What was asked for, so that the same id with other content is told apart.
  content text not null,
  balance_before int8 not null,
  balance_after int8 not null,
  placed_at timestamptz not null,
  settled_at timestamptz
);
create index bet_of_member on betting.bet (member_id, placed_at desc, id desc);
create index bet_of_round on betting.bet (round_id);
create index bet_won on betting.bet (brand_id, settled_at desc) where payout > stake;

-- A cancel that came before its bet: the bet is refused if it comes after all.
create table betting.tombstone (
  id uuid primary key,
  at timestamptz not null
);

create table betting.adjustment (
  id uuid primary key,
  bet_id uuid not null references betting.bet (id),
  payout_before int8 not null,
  payout_after int8 not null,
  status_before text not null,
  status_after text not null,
  reason text not null,
  at timestamptz not null
);

-- Left here by whoever must hold a member back; judged inside the transaction that takes the money. Most members have none.
create table betting.standing (
  member_id uuid primary key,
  barred_until timestamptz,
  stake_per_day_max int8,
  day date,
  staked int8 not null default 0
) with (fillfactor = 70);

-- What games are called, noted here by whoever offers them.
create table betting.game (
  vendor text not null,
  game_code text not null,
  name text not null,
  vendor_name text not null,
  primary key (vendor, game_code)
);

-- A server seed that has been revealed proves every round played with it.
create table betting.reveal (
  seed_id uuid primary key,
  server_seed text not null,
  revealed_at timestamptz not null
);
