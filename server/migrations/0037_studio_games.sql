-- Rounds that go on step by step. What is not revealed yet stands nowhere: it follows from the seed and the nonce.
create table studio.stepped_round (
  round_id uuid primary key,
  bet_id uuid not null unique,
  brand_id int not null,
  member_id uuid not null,
  game_code text not null,
  asset text not null,
  seed_id uuid not null,
  nonce int not null,
  -- What was agreed, so that a change of the policy does not change a round that is under way.
  stake int8 not null,
  unit int8 not null,
  decimals int not null,
  profile int not null,
  payout_cap int8 not null,
  paytable_version text not null,
  choices json not null,
  steps json not null,
  -- What the opening was answered, for the same command again.
  reply json not null,
  payout int8 not null default 0,
  opened_at timestamptz not null,
  stepped_at timestamptz not null,
  -- Shown as interrupted since nobody went on with it.
  interrupted boolean not null default false,
  closed_at timestamptz,
  -- How it ended: by the member, or by itself.
  ended_by text check (ended_by in ('member', 'clock'))
) with (fillfactor = 70);
create unique index stepped_round_open on studio.stepped_round (member_id, game_code) where closed_at is null;
create index stepped_round_left on studio.stepped_round (stepped_at) where closed_at is null;
create index stepped_round_ended on studio.stepped_round (member_id, closed_at) where ended_by = 'clock';

create table studio.step (
  id uuid primary key,
  round_id uuid not null,
  place int not null,
  step json not null,
  reply json not null
);
