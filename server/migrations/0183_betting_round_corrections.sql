-- A round whose bets are voided or settled anew: what two people agreed to, and how far it has come. It goes through the bets in the
-- order of their members, part by part; the place that it has reached is written with each part.
create table betting.round_correction (
  id uuid primary key,
  number int8 not null generated always as identity,
  round_id uuid not null references betting.round (id),
  brand_id int not null,
  kind text not null check (kind in ('void', 'resettle')),
  reason text not null,
  asked_by text not null,
  confirmed_by text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  -- How many bets were to change when it was confirmed; how many have, and how many could not.
  bets int not null,
  done int not null default 0,
  failed int not null default 0,
  at_member uuid not null default '00000000-0000-0000-0000-000000000000',
  at_bet uuid not null default '00000000-0000-0000-0000-000000000000',
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'done') = (ended_at is not null))
);
-- One at a time of each round.
create unique index round_correction_running on betting.round_correction (round_id) where state = 'running';
create index round_correction_of_round on betting.round_correction (round_id, number desc);

-- What it moved, by asset: to members, from them, and of that what they owe because they did not have it, less what they do not owe
-- any more.
create table betting.round_correction_sum (
  correction_id uuid not null references betting.round_correction (id),
  asset text not null,
  returned int8 not null,
  taken int8 not null,
  owed int8 not null,
  primary key (correction_id, asset)
);

-- A bet that could not be corrected with the others, and why.
create table betting.failed_correction (
  correction_id uuid not null references betting.round_correction (id),
  bet_id uuid not null references betting.bet (id),
  reason text not null,
  at timestamptz not null,
  primary key (correction_id, bet_id)
);
