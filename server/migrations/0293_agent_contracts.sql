-- What agents are paid by: contracts of one kind and group of categories between an agent and the one right below, or the house.
create schema if not exists agent;

create table agent.contract (
  id uuid primary key,
  brand_id int not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- CONS is everything, otherwise one category.
  category_group text not null,
  -- Null is the house.
  above_id uuid,
  below_id uuid not null check (below_id <> above_id),
  -- Counted per pair, kind and group.
  version int not null check (version > 0),
  terms jsonb not null,
  made_at timestamptz not null,
  state text not null check (state in ('draft', 'offered', 'accepted', 'rejected', 'withdrawn', 'lapsed')),
  offered_at timestamptz,
  lapses_at timestamptz,
  decided_at timestamptz,
  -- From when until before when it holds. Where both are one, it never took effect.
  from_at timestamptz,
  until_at timestamptz,
  end_asked_by uuid,
  end_asked_at timestamptz,
  end_answer text check (end_answer in ('agreed', 'kept')),
  end_reason text check (end_reason in ('notice', 'agreement', 'version', 'above', 'moved')),
  -- How often anything about it has changed: what is shown of it live is counted by this.
  changes int not null default 1,
  check ((state = 'accepted') = (from_at is not null)),
  check (state = 'draft' or state = 'withdrawn' or offered_at is not null),
  check ((offered_at is null) = (lapses_at is null)),
  check ((until_at is null) = (end_reason is null)),
  check (until_at is null or until_at >= from_at),
  check ((end_asked_by is null) = (end_asked_at is null)),
  check (end_answer is null or end_asked_by is not null)
);
create unique index contract_version on agent.contract (below_id, above_id, kind, category_group, version) nulls not distinct;
create unique index contract_open_offer on agent.contract (below_id, above_id, kind, category_group) nulls not distinct
  where state = 'offered';
create index contract_given on agent.contract (above_id, made_at desc, id);
create index contract_own on agent.contract (below_id, made_at desc, id);
create index contract_lapsing on agent.contract (lapses_at) where state = 'offered';

-- What two have agreed on is never changed: a new version takes its place.
create function agent.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a contract are never changed';
end $$;
create trigger contract_stands before update of id, brand_id, kind, category_group, above_id, below_id, version, terms, made_at
  on agent.contract for each row execute function agent.refuse_change();
create trigger contract_stays before delete or truncate on agent.contract
  for each statement execute function agent.refuse_change();
