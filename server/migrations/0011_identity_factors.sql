-- The words are named in the code, which several parts of this module add to.
alter table identity.login_history drop constraint login_history_outcome_check;

-- Addresses that a member has got in from.
create table identity.known_address (
  member_id uuid not null references identity.member (id),
  ip text not null,
  brand_id int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, ip)
);

-- Logins whose password was right, and which wait for one proof more.
create table identity.login_ticket (
  id uuid primary key,
  ticket_hash text not null unique,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  ip text not null,
  methods text[] not null check (cardinality(methods) > 0),
  remember boolean not null,
  password_due boolean not null,
  wrong int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_ticket_over on identity.login_ticket (expires_at);

-- The secret is sealed with the installation's secret. Without confirmed_at it was shown but never used.
create table identity.authenticator (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  secret text not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  -- The thirty seconds whose code was used last: no code is taken twice, and none older than that.
  last_step int not null default 0
);

create table identity.recovery_code (
  member_id uuid not null references identity.member (id),
  code_hash text not null,
  brand_id int not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- Accounts elsewhere that open an account here, tied by the member who holds both.
create table identity.third_party (
  brand_id int not null,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  member_id uuid not null references identity.member (id),
  linked_at timestamptz not null,
  primary key (brand_id, provider, subject),
  unique (member_id, provider)
);

-- Sign-ins that are on their way to a provider and back. Each is good once, in the browser that began it.
create table identity.third_party_flow (
  state_hash text primary key,
  browser_hash text not null,
  brand_id int not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  -- Who ties the account to theirs; null where somebody signs in.
  member_id uuid references identity.member (id),
  expires_at timestamptz not null
);
create index third_party_flow_over on identity.third_party_flow (expires_at);

-- Accounts with play money, and when they are cleared away.
create table identity.trial (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  ip text,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  swept_at timestamptz
);
create index trial_due on identity.trial (ends_at) where swept_at is null;
create index trial_of_address on identity.trial (brand_id, ip, started_at) where ip is not null;
