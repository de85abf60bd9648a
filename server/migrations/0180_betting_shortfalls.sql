-- What a member could not give back when a correction, a void or a reopening took back more than they had: owed until it is collected from
-- them, written off by the house, or reversed because the bet pays again. Its id is that of the transfer by which the house stood in.
create table betting.shortfall (
  id uuid primary key,
  bet_id uuid not null references betting.bet (id),
  round_id uuid not null,
  brand_id int not null,
  member_id uuid not null,
  asset text not null,
  game_code text not null,
  amount int8 not null check (amount > 0),
  collected int8 not null default 0 check (collected >= 0),
  written_off int8 not null default 0 check (written_off >= 0),
  reversed int8 not null default 0 check (reversed >= 0),
  owed int8 not null generated always as (amount - collected - written_off - reversed) stored check (owed >= 0),
  state text not null default 'open' check (state in ('open', 'collected', 'written_off', 'reversed')),
  at timestamptz not null,
  ended_at timestamptz,
  constraint shortfall_owed_while_open_check check ((state = 'open') = (owed > 0)),
  constraint shortfall_ended_at_check check ((state = 'open') = (ended_at is null))
);
create index shortfall_of_bet on betting.shortfall (bet_id);
create index shortfall_of_round on betting.shortfall (round_id) where state = 'open';
create index shortfall_of_member on betting.shortfall (member_id, at desc);
create index shortfall_of_brand on betting.shortfall (brand_id, at desc, id);
create index shortfall_open on betting.shortfall (brand_id, at desc, id) where state = 'open';
