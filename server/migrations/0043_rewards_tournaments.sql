-- Races over a span of time. Whoever leads is counted from the bets; nothing of it is kept before the end.
create table rewards.tournament (
  id uuid primary key,
  brand_id int not null,
  -- By language.
  names json not null,
  -- turnover: what was staked and counts; multiplier: the best payout of one bet, in stakes.
  metric text not null check (metric in ('turnover', 'multiplier')),
  asset text not null,
  -- Null for every category; no games for all of it.
  category text,
  games text[] not null default '{}',
  stake_min int8 not null check (stake_min > 0),
  -- By rank, in stored units.
  prizes int8[] not null check (cardinality(prizes) between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  repeats text not null check (repeats in ('never', 'daily', 'weekly')),
  state text not null check (state in ('draft', 'announced', 'paid', 'cancelled')),
  paid_at timestamptz
);
create index tournament_of_brand on rewards.tournament (brand_id, ends_at desc);
create index tournament_due on rewards.tournament (ends_at) where state = 'announced';

-- Who ended where, and what it paid: never changed.
create table rewards.tournament_rank (
  tournament_id uuid not null references rewards.tournament (id),
  rank int not null,
  member_id uuid not null,
  -- Stored units of turnover, or ten-thousandths of a stake.
  score int8 not null,
  prize int8 not null,
  primary key (tournament_id, rank),
  unique (tournament_id, member_id)
);
create function rewards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;
create trigger rank_stands before update or delete on rewards.tournament_rank
for each row execute function rewards.refuse_change();
