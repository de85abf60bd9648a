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
