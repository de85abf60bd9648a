-- The schema kernel as all migrations together make it. Written by npm run schema.

create table kernel.session (
  id               uuid        primary key,
  token_hash       text        not null unique,
  brand_id         int         not null,
  member_id        uuid        not null,
  agent_type       int         not null,
  ip               text        not null,
  user_agent       text        not null,
  idle_for         interval    not null,
  created_at       timestamptz not null,
  last_seen_at     timestamptz not null,
  ends_at          timestamptz not null,
  ended_at         timestamptz,
  restrained       text,
  restrained_until timestamptz,
  ends_because     text,
  confirmed_at     timestamptz,
  password_due     boolean     not null default false
);
create index session_of_member on kernel.session (member_id) where (ended_at is null);

create table kernel.outbox (
  id       int8        generated always as identity primary key,
  topic    text        not null,
  brand_id int         not null,
  keys     jsonb       not null,
  detail   jsonb,
  at       timestamptz not null default clock_timestamp(),
  audience text        default nullif(current_setting('croupier.audience', true), '')
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=5000);

create table kernel.encryption_key (
  kid         text        primary key,
  public_key  jsonb       not null,
  private_key text        not null,
  created_at  timestamptz not null,
  valid_until timestamptz not null
);

create table kernel.single_use (
  kind       text        not null,
  key        text        not null,
  expires_at timestamptz not null,
  primary key (kind, key)
);
create index single_use_expiry on kernel.single_use (expires_at);

create table kernel.captcha (
  id          uuid        primary key,
  answer_hash text        not null,
  expires_at  timestamptz not null
);
create index captcha_expiry on kernel.captcha (expires_at);

create table kernel.clock (
  one       boolean default true primary key check (one),
  offset_ms float8  not null
);

create table kernel.audit (
  brand_id      int         not null,
  number        int8        not null,
  at            timestamptz not null,
  operator_id   uuid,
  by_name       text        not null,
  session_id    uuid,
  ip            text,
  action        text        not null,
  subject_type  text        not null,
  subject_id    text        not null,
  subject_name  text        not null,
  reason        text        not null,
  note          text        not null,
  content       text        not null,
  previous_hash text        not null,
  hash          text        not null,
  primary key (brand_id, number)
);
create index audit_of_subject on kernel.audit (brand_id, subject_type, subject_id, number desc);
create index audit_of_action on kernel.audit (brand_id, action, number desc);
create index audit_of_operator on kernel.audit (brand_id, by_name, number desc);
create index audit_at on kernel.audit (brand_id, at);
create trigger audit_stays before delete or update or truncate on kernel.audit for each statement
  execute function kernel.refuse_change();

create table kernel.audit_head (
  brand_id int  primary key,
  number   int8 not null,
  hash     text not null
);

create table kernel.approval (
  id            uuid        primary key,
  brand_id      int         not null,
  call          text        not null,
  permission    text,
  params        jsonb,
  body          jsonb,
  key           uuid,
  rule          text        not null,
  subject_type  text        not null,
  subject_id    text        not null,
  subject_name  text        not null,
  facts         jsonb       not null,
  reason        text        not null,
  note          text        not null,
  state         text        not null check (state in ('waiting', 'done', 'refused', 'withdrawn', 'lapsed')),
  asked_by      uuid        not null,
  asked_name    text        not null,
  asked_at      timestamptz not null,
  decided_by    uuid,
  decided_name  text,
  decided_at    timestamptz,
  decided_note  text        not null default '',
  claimed_until timestamptz,
  evidence      jsonb,
  outcome       text,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'done' or decided_by <> asked_by)
);
create unique index approval_waiting on kernel.approval (brand_id, call, subject_type, subject_id)
  where (state = 'waiting');
create index approval_by_time on kernel.approval (brand_id, asked_at desc, id desc);
create index approval_of_subject on kernel.approval (brand_id, subject_type, subject_id, asked_at desc);

create table kernel.export (
  id          uuid        primary key,
  brand_id    int         not null,
  operator_id uuid        not null,
  doer        jsonb       not null,
  permissions text[]      not null,
  language    text        not null,
  request     jsonb       not null,
  state       text        not null check (state in ('waiting', 'ready', 'failed')),
  rows        int         not null,
  total       int         not null,
  file        text,
  asked_at    timestamptz not null,
  expires_at  timestamptz not null
);
create index export_of_operator on kernel.export (operator_id, brand_id, asked_at desc);
create index export_over on kernel.export (expires_at);

create table kernel.audit_mark (
  brand_id     int         not null,
  number       int8        not null,
  wrong        text        not null check (wrong = 'stored_otherwise'),
  found_at     timestamptz not null,
  by_migration text        not null,
  primary key (brand_id, number)
);
create trigger audit_mark_stays before insert or delete or update or truncate on kernel.audit_mark
  for each statement execute function kernel.refuse_change();

create table kernel.login_throttle (
  scope        text          not null,
  kind         text          not null check (kind in ('password', 'factor')),
  account_hash text          not null,
  origin_hash  text          not null,
  failed_at    timestamptz[] not null,
  locked_until timestamptz,
  keep_until   timestamptz   not null,
  primary key (scope, kind, account_hash, origin_hash)
);
create index login_throttle_over on kernel.login_throttle (keep_until);

create table kernel.known_origin (
  scope        text        not null,
  account_hash text        not null,
  origin_hash  text        not null,
  kind         text        not null check (kind in ('device', 'address')),
  last_at      timestamptz not null,
  primary key (scope, account_hash, origin_hash)
);
create index known_origin_of_device on kernel.known_origin (scope, origin_hash);
create index known_origin_by_use on kernel.known_origin (last_at);

create table kernel.migration_digest (
  name     text        primary key,
  sha256   text        not null,
  noted_at timestamptz not null
);

create table kernel.kept_key (
  id      text        primary key,
  purpose text        not null,
  sealed  text        not null,
  kept_at timestamptz not null
);

create table kernel.failed_task (
  task      text        not null,
  subject   text        not null,
  brand_id  int         not null,
  reason    text        not null,
  attempts  int         not null default 1,
  failed_at timestamptz not null,
  tried_at  timestamptz not null,
  next_at   timestamptz not null,
  done_at   timestamptz,
  done_by   text,
  primary key (task, subject)
);
create index failed_task_due on kernel.failed_task (next_at) where (done_at is null);
create index failed_task_of_brand on kernel.failed_task (brand_id, failed_at desc, task, subject);

create table kernel.history (
  one              boolean     default true primary key check (one),
  first_day        date        not null,
  days             int         not null,
  done             int         not null default 0,
  events           int         not null default 0,
  finished_at      timestamptz,
  last_hours_until timestamptz
);

create table kernel.history_case (
  name      text        primary key,
  opened_at timestamptz not null
);

create or replace function kernel.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'the audit log is only added to';
end $function$;
