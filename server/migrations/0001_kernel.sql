create schema kernel;

create table kernel.session (
  id uuid primary key,
  token_hash text not null unique,
  brand_id int not null,
  member_id uuid not null,
  agent_type int not null,
  ip text not null,
  user_agent text not null,
  idle_for interval not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_member on kernel.session (member_id) where ended_at is null;

-- Rows live for milliseconds: the relay takes them out.
create table kernel.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  brand_id int not null,
  keys jsonb not null,
  detail jsonb,
  at timestamptz not null default clock_timestamp()
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 5000);

-- Keys that encrypt payloads. The private half is sealed with the installation's secret.
create table kernel.encryption_key (
  kid text primary key,
  public_key jsonb not null,
  private_key text not null,
  created_at timestamptz not null,
  valid_until timestamptz not null
);

-- What works once: the id of a payload, a solved challenge. Kept until it would have expired anyway.
create table kernel.used_once (
  kind text not null,
  key text not null,
  expires_at timestamptz not null,
  primary key (kind, key)
);
create index used_once_expiry on kernel.used_once (expires_at);

create table kernel.captcha (
  id uuid primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captcha_expiry on kernel.captcha (expires_at);

-- How far the sandbox's clock was moved. One row, or none.
create table kernel.clock (
  one boolean primary key default true check (one),
  offset_ms float8 not null
);
