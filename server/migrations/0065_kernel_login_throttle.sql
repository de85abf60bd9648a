-- Failed proofs by typed account and by where they came from. An empty account stands for every account of a scope, an empty
-- origin for every origin that is not known at the account.
create table kernel.login_throttle (
  -- Whose accounts these are: the members of a brand, or the operators.
  scope text not null,
  -- What was guessed at: the password, or the second factor behind it.
  kind text not null check (kind in ('password', 'factor')),
  account_hash text not null,
  origin_hash text not null,
  failed_at timestamptz[] not null,
  locked_until timestamptz,
  keep_until timestamptz not null,
  primary key (scope, kind, account_hash, origin_hash)
);
create index login_throttle_over on kernel.login_throttle (keep_until);

-- Devices and networks from which somebody has logged in to an account.
create table kernel.known_origin (
  scope text not null,
  account_hash text not null,
  origin_hash text not null,
  kind text not null check (kind in ('device', 'address')),
  last_at timestamptz not null,
  primary key (scope, account_hash, origin_hash)
);
create index known_origin_of_device on kernel.known_origin (scope, origin_hash);
create index known_origin_by_use on kernel.known_origin (last_at);
