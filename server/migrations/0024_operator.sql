create schema operator;

create table operator.role (
  code text primary key,
  name text not null,
  permissions text[] not null,
  changed_at timestamptz not null
);

create table operator.operator (
  id uuid primary key,
  username text not null unique,
  name text not null,
  email text not null,
  password_hash text not null,
  roles text[] not null,
  brand_ids int[] not null,
  -- Everywhere when empty.
  networks inet[] not null,
  state text not null check (state in ('active', 'suspended')),
  -- Sealed; null until an authenticator is connected, and then codes go by mail.
  authenticator text,
  authenticator_step bigint not null default 0,
  created_at timestamptz not null,
  last_seen_at timestamptz
);

-- Wrong passwords by typed name, whether or not it exists.
create table operator.miss (
  name_hash text not null,
  at timestamptz not null
);
create index miss_of_name on operator.miss (name_hash, at);

-- The password was right; the second step is open.
create table operator.ticket (
  hash text primary key,
  operator_id uuid not null references operator.operator,
  -- Of the code that was sent by mail; null where an authenticator answers.
  code_hash text,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator.session (
  id uuid primary key,
  token_hash text not null unique,
  operator_id uuid not null references operator.operator,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_operator on operator.session (operator_id, last_seen_at desc) where ended_at is null;
