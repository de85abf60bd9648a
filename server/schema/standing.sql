-- The schema standing as all migrations together make it. Written by npm run schema.

create table standing.standing (
  member_id             uuid        primary key references identity.member(id),
  brand_id              int         not null,
  member_since          timestamptz not null,
  barred                text        check (barred in ('timed_out', 'self_excluded')),
  barred_until          timestamptz,
  asset                 text,
  stake_day             int8,
  stake_week            int8,
  stake_month           int8,
  loss_day              int8,
  loss_week             int8,
  loss_month            int8,
  counted               boolean     not null default false,
  verified              boolean     not null default false,
  play_session_since    timestamptz,
  check_every           int,
  check_due_at          timestamptz,
  exclusion_match       boolean     not null default false,
  exclusion_match_until timestamptz,
  frozen                boolean     not null default false,
  session_day           int8,
  session_week          int8,
  session_month         int8
) with (fillfactor=70);
create index standing_excluded on standing.standing (brand_id) where (barred = 'self_excluded');
