-- Bets that could not be settled with the others of their round: set aside with what was due, so that the round goes on.
create table betting.failed_settlement (
  bet_id uuid primary key,
  round_id uuid not null,
  brand_id int not null,
  member_id uuid not null,
  game_code text not null,
  asset text not null,
  stake int8 not null,
  -- How it was to end: the gross amount to be paid, as what, and what counts as turnover.
  payout int8 not null check (payout >= 0),
  status text not null,
  turnover int8,
  -- What the game itself writes down when it has ended.
  own jsonb not null,
  reason text not null,
  attempts int not null default 1,
  failed_at timestamptz not null,
  tried_at timestamptz not null,
  next_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'settled', 'void')),
  ended_at timestamptz,
  ended_by text
);
create index failed_settlement_due on betting.failed_settlement (next_at) where state = 'waiting';
create index failed_settlement_of_brand on betting.failed_settlement (brand_id, failed_at desc, bet_id);
