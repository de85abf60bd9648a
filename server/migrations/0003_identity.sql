create schema identity;

create table identity.member (
  id uuid primary key,
  brand_id int not null,
  -- As logged in with: lower case.
  account text not null check (account = lower(account)),
  nickname text not null,
  -- 0 player, 1 2 41 42 agents, 4 trial.
  agent_type int not null check (agent_type in (0, 1, 2, 4, 41, 42)),
  upline_id uuid references identity.member (id),
  rank_level int not null check (rank_level >= 0),
  club_label text not null,
  labels text[] not null default '{}',
  avatar text not null,
  avatar_type text not null default 'STATIC' check (avatar_type in ('CUSTOM', 'STATIC')),
  status text not null default 'active' check (status in ('active', 'closed')),
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Given by the house: must be changed.
  password_is_default boolean not null default false,
  registered_at timestamptz not null,
  registered_ip text not null,
  first_login_at timestamptz,
  last_login_at timestamptz,
  last_login_ip text,
  previous_login_at timestamptz,
  previous_login_ip text,
  unique (brand_id, account)
) with (fillfactor = 80);
create index member_of_upline on identity.member (upline_id) where upline_id is not null;

-- What a member says of themselves: personal data, kept apart from what every request reads.
create table identity.profile (
  member_id uuid primary key references identity.member (id),
  brand_id int not null,
  payee_name text,
  mobile_num text,
  country_dialing_code text,
  email text,
  payment_password_hash text,
  birthday date,
  id_number text,
  address text,
  nationality text,
  occupation text,
  source_of_income text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  telegram text,
  zalo text,
  qq_num text,
  affiliate_code text,
  recommender_id text,
  referral_code text,
  domain text,
  register_url text
);

-- Failed logins by typed name, whether or not it exists. Names are hashed: people type passwords into the wrong field.
create table identity.login_lock (
  brand_id int not null,
  name_hash text not null,
  failed_at timestamptz[] not null,
  locked_until timestamptz,
  keep_until timestamptz not null,
  primary key (brand_id, name_hash)
);
create index login_lock_over on identity.login_lock (keep_until);

create table identity.login_history (
  id uuid primary key,
  brand_id int not null,
  -- Null where no such member exists.
  member_id uuid,
  name_hash text not null,
  outcome text not null
    check (outcome in ('registered', 'logged_in', 'restored', 'logged_out', 'failed', 'locked', 'closed', 'cookie_reused')),
  ip text not null,
  user_agent text not null,
  at timestamptz not null
);
create index login_history_of_member on identity.login_history (member_id, at desc) where member_id is not null;

-- Remember-me cookies. Each is exchanged once for the next of its family.
create table identity.remembered (
  id uuid primary key,
  family uuid not null,
  brand_id int not null,
  member_id uuid not null references identity.member (id),
  session_id uuid not null,
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  family_ends_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index remembered_of_family on identity.remembered (family);
create index remembered_of_session on identity.remembered (session_id);
create index remembered_over on identity.remembered (expires_at);
