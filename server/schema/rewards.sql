-- The schema rewards as all migrations together make it. Written by npm run schema.

create table rewards.tournament (
  id        uuid        primary key,
  brand_id  int         not null,
  names     json        not null,
  metric    text        not null check (metric in ('turnover', 'multiplier')),
  asset     text        not null,
  category  text,
  games     text[]      not null default '{}'::text[],
  stake_min int8        not null check (stake_min > 0),
  prizes    int8[]      not null check (cardinality(prizes) >= 1 and cardinality(prizes) <= 100),
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  repeats   text        not null check (repeats in ('never', 'daily', 'weekly')),
  state     text        not null check (state in ('draft', 'announced', 'paid', 'cancelled')),
  paid_at   timestamptz,
  check (ends_at > starts_at)
);
create index tournament_of_brand on rewards.tournament (brand_id, ends_at desc);
create index tournament_due on rewards.tournament (ends_at) where (state = 'announced');

create table rewards.tournament_rank (
  tournament_id uuid not null references rewards.tournament(id),
  rank          int  not null,
  member_id     uuid not null,
  score         int8 not null,
  prize         int8 not null,
  primary key (tournament_id, rank),
  unique (tournament_id, member_id)
);
create trigger rank_stands before delete or update on rewards.tournament_rank for each row
  execute function rewards.refuse_change();

create table rewards.pot (
  brand_id   int         not null,
  code       text        not null,
  asset      text        not null,
  run        int         not null,
  falls_at   int8        not null,
  salt       text        not null,
  commitment text        not null,
  since      timestamptz not null,
  fed_upto   timestamptz not null,
  fed_bet    uuid        not null,
  carry      int8        not null default 0,
  primary key (brand_id, code, asset)
);

create table rewards.pot_fall (
  brand_id   int         not null,
  code       text        not null,
  asset      text        not null,
  run        int         not null,
  bet_id     uuid        not null,
  member_id  uuid        not null,
  amount     int8        not null,
  falls_at   int8        not null,
  salt       text        not null,
  commitment text        not null,
  at         timestamptz not null,
  primary key (brand_id, code, asset, run)
);
create trigger fall_stands before delete or update on rewards.pot_fall for each row
  execute function rewards.refuse_change();

create or replace function rewards.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception '% is never changed', tg_table_name;
end $function$;
