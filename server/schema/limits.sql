-- The schema limits as all migrations together make it. Written by npm run schema.

create table limits.limit_change (
  id         int8        generated always as identity primary key,
  brand_id   int         not null,
  member_id  uuid        not null references identity.member(id),
  author     text        not null check (author in ('member', 'house')),
  kind       text        not null check (kind in ('deposit', 'stake', 'loss', 'session', 'check')),
  period     text        not null check (period in ('day', 'week', 'month', 'stay')),
  change     text        not null check (change in ('set', 'asked', 'withdrawn')),
  value      int8        check (value > 0),
  due_at     timestamptz,
  lapses_at  timestamptz,
  changed_by text        not null,
  reason     text,
  at         timestamptz not null,
  check ((change = 'asked') = (due_at is not null and lapses_at is not null))
);
create index limit_change_of_member on limits.limit_change (member_id, id);
create trigger limit_change_stands before delete or update or truncate on limits.limit_change
  for each statement execute function limits.refuse_rewriting();

create table limits.bar (
  id         int8        generated always as identity primary key,
  brand_id   int         not null,
  member_id  uuid        not null references identity.member(id),
  kind       text        not null check (kind in ('timed_out', 'self_excluded')),
  until      timestamptz,
  changed_by text        not null,
  at         timestamptz not null
);
create index bar_of_member on limits.bar (member_id, id);
create trigger bar_stands before delete or update or truncate on limits.bar for each statement
  execute function limits.refuse_rewriting();

create table limits.counted_deposit (
  id        uuid        primary key,
  brand_id  int         not null,
  member_id uuid        not null references identity.member(id),
  amount    int8        not null check (amount > 0),
  at        timestamptz not null
);
create index counted_deposit_of_member on limits.counted_deposit (member_id, at);

create or replace function limits.refuse_rewriting()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'limits and bars are never rewritten';
end $function$;
