create schema studio;

-- A member has one active seed and one committed next; the revealed ones stay.
create table studio.seed (
  id uuid primary key,
  member_id uuid not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  -- The nonce of the next round.
  nonce int not null default 0,
  committed_at timestamptz not null,
  revealed_at timestamptz,
  last_played_at timestamptz
) with (fillfactor = 60);
create unique index seed_active on studio.seed (member_id) where state = 'active';
create unique index seed_next on studio.seed (member_id) where state = 'next';
create index seed_revealed on studio.seed (member_id, revealed_at desc) where state = 'revealed';

create table studio.rotation (
  id uuid primary key,
  member_id uuid not null,
  client_seed text,
  at timestamptz not null
);

-- What the shares of stakes left over after whole units went to the pot and to the next one, in thousandths of a unit.
create table studio.jackpot (
  brand_id int not null,
  game_code text not null,
  asset text not null,
  pot_carry int8 not null default 0,
  next_carry int8 not null default 0,
  primary key (brand_id, game_code, asset)
) with (fillfactor = 50);
