-- A chain of hashes that is played backwards. The last link is published before the salt is drawn, the first link never is.
create table studio.crash_chain (
  id int generated always as identity primary key,
  brand_id int not null,
  links int not null,
  head text not null,
  salt text,
  -- The link of the next round; the one above it was played last.
  next_link int not null,
  made_at timestamptz not null
);
create index crash_chain_of_brand on studio.crash_chain (brand_id, id desc);

-- Secret: every so many links one is kept, from which those above it follow.
create table studio.crash_keep (
  chain_id int not null references studio.crash_chain (id),
  link int not null,
  hash text not null,
  primary key (chain_id, link)
);

create table studio.crash_round (
  id uuid primary key,
  brand_id int not null,
  number int8 not null,
  chain_id int not null references studio.crash_chain (id),
  link int not null,
  profile int not null,
  phase text not null check (phase in ('betting', 'running', 'crashed', 'void')),
  opened_at timestamptz not null,
  starts_at timestamptz not null,
  -- When whoever carries the round on was last there.
  beat_at timestamptz not null,
  -- Only once it is over.
  point int8,
  hash text,
  ended_at timestamptz,
  settled_at timestamptz,
  unique (chain_id, link),
  unique (brand_id, number)
) with (fillfactor = 50);
create index crash_round_ended on studio.crash_round (brand_id, ended_at desc) where ended_at is not null;

create table studio.crash_bet (
  -- Also the bet's.
  id uuid primary key,
  round_id uuid not null references studio.crash_round (id),
  brand_id int not null,
  member_id uuid not null,
  asset text not null,
  -- The masked name.
  player text not null,
  stake int8 not null,
  auto_at int,
  -- Where it leaves at the latest: by itself, at the payout cap, or at the end of all flights.
  leaves_at int not null,
  payout_cap int8 not null,
  decimals int not null,
  unit int8 not null,
  state text not null check (state in ('placed', 'cancelled', 'left', 'lost', 'returned')),
  left_at int,
  payout int8 not null default 0,
  balance int8 not null,
  placed_at timestamptz not null,
  decided_at timestamptz
) with (fillfactor = 60);
create index crash_bet_of_round on studio.crash_bet (round_id, stake desc);
create index crash_bet_flying on studio.crash_bet (round_id, leaves_at) where state = 'placed';
