-- What holds a member back, as the transaction that takes money reads it; every member who ever logged in has one row.
create table identity.standing (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  member_since timestamptz not null,
  -- Out until the moment beside it; for good without one.
  barred text check (barred in ('timed_out', 'self_excluded')),
  barred_until timestamptz,
  -- The stricter of the member's and the house's, in stored units of this asset; null for no limit.
  asset text,
  stake_day int8,
  stake_week int8,
  stake_month int8,
  loss_day int8,
  loss_week int8,
  loss_month int8,
  -- Has or has had such a limit: from then on what is staked and lost is counted.
  counted boolean not null default false,
  verified boolean not null default false,
  -- The stay on the site that goes on, and the reality checks in it.
  stay_since timestamptz,
  check_every int,
  check_due_at timestamptz
) with (fillfactor = 70);

insert into identity.standing (member_id, brand_id, member_since)
select id, brand_id, registered_at from identity.member;

-- Every limit ever set, asked for, or no longer asked for. The newest line of a kind, period and author that was set holds.
create table identity.limit_change (
  id bigint generated always as identity primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  author text not null check (author in ('member', 'house')),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'session', 'check')),
  period text not null check (period in ('day', 'week', 'month', 'stay')),
  change text not null check (change in ('set', 'asked', 'withdrawn')),
  -- Stored units; minutes for session and check; null for no limit.
  value int8 check (value > 0),
  -- What was asked for may be confirmed from the one moment to the other.
  due_at timestamptz,
  lapses_at timestamptz,
  changed_by text not null,
  reason text,
  at timestamptz not null,
  check ((change = 'asked') = (due_at is not null and lapses_at is not null))
);
create index limit_change_of_member on identity.limit_change (member_id, id);

-- Every time-out and exclusion.
create table identity.bar (
  id bigint generated always as identity primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  kind text not null check (kind in ('timed_out', 'self_excluded')),
  until timestamptz,
  changed_by text not null,
  at timestamptz not null
);
create index bar_of_member on identity.bar (member_id, id);

-- What a member paid in, as far as a limit looks back.
create table identity.counted_deposit (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  amount int8 not null check (amount > 0),
  at timestamptz not null
);
create index counted_deposit_of_member on identity.counted_deposit (member_id, at);

-- How far a member has shown who they are; the newest line holds, and without one nothing was shown.
create table identity.identity_change (
  id bigint generated always as identity primary key,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  state text not null check (state in ('pending', 'verified', 'refused')),
  changed_by text not null,
  reason text,
  at timestamptz not null
);
create index identity_change_of_member on identity.identity_change (member_id, id);

create function identity.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'limits, bars and what came of documents are never rewritten';
end $$;
create trigger limit_change_stands before update or delete or truncate on identity.limit_change
  for each statement execute function identity.refuse_rewriting();
create trigger bar_stands before update or delete or truncate on identity.bar
  for each statement execute function identity.refuse_rewriting();
create trigger identity_change_stands before update or delete or truncate on identity.identity_change
  for each statement execute function identity.refuse_rewriting();

