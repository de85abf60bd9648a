-- The schema catalogue as all migrations together make it. Written by npm run schema.

create table catalogue.vendor (
  code             text   primary key check (code ~ '^\w{1,40}$'),
  display_name     text   not null,
  mark             text   not null,
  aliases          text[] not null default '{}'::text[],
  currencies       text[],
  closed_countries text[] not null default '{}'::text[]
);

create table catalogue.game (
  code              text        primary key check (code ~ '^\w{1,40}$'),
  vendor_code       text        not null references catalogue.vendor(code),
  name              text        not null,
  category          text        not null,
  account_type      text        not null,
  lines             int         not null default 0 check (lines >= 0),
  released_at       timestamptz not null,
  kind              text        not null default 'other' check (kind ~ '^[a-z][a-z_]{1,30}$'),
  tags              text[]      not null default '{}'::text[],
  devices           text[]      not null default '{desktop,mobile}'::text[],
  is_game           text        not null default 'GAME' check (is_game in ('GAME', 'VASSALAGE')),
  default_play_type text        not null default '',
  names             jsonb       not null default '{}' check (jsonb_typeof(names) = 'object'
    and not jsonb_path_exists(names,
  '$.*?(@.type() != "string" || @ == "")'::jsonpath)),
  named_at          timestamptz
);

create table catalogue.brand_vendor (
  brand_id      int          not null,
  category      text         not null,
  vendor_code   text         not null references catalogue.vendor(code),
  position      int          not null,
  points_rate   numeric(4,2) not null,
  open          boolean      not null default true,
  closed_reason text,
  opens         text         not null default 'page' check (opens in ('page', 'popup', 'game')),
  primary key (brand_id, category, vendor_code)
);

create table catalogue.brand_game (
  brand_id      int          not null,
  game_code     text         not null references catalogue.game(code),
  position      int          not null,
  hot           boolean      not null default false,
  new           boolean      not null default false,
  jackpot       boolean      not null default false,
  rtp           numeric(7,4) not null check (rtp > 0::numeric and rtp <= 100::numeric),
  stake_min     int8         check (stake_min > 0),
  open          boolean      not null default true,
  tags          text[]       not null default '{}'::text[],
  closed_reason text,
  primary key (brand_id, game_code)
);

create table catalogue.vendor_access (
  vendor_code text    primary key references catalogue.vendor(code),
  dialect     text    not null check (dialect in ('native', 'aggregator', 'form')),
  wallet      text    not null check (wallet in ('seamless', 'transfer')),
  launch_url  text    not null,
  addresses   text[]  not null default '{}'::text[],
  open        boolean not null default true
);

create table catalogue.vendor_key (
  id          uuid        primary key,
  vendor_code text        not null references catalogue.vendor_access(vendor_code),
  sealed      text        not null,
  from_at     timestamptz not null,
  until_at    timestamptz,
  made_by     text        not null default '',
  shown_at    timestamptz,
  shown_by    text,
  ended_by    text
);
create index vendor_key_of on catalogue.vendor_key (vendor_code);

create table catalogue.launch (
  id          uuid        primary key,
  token_hash  text        not null unique,
  brand_id    int         not null,
  member_id   uuid        not null,
  session_id  uuid        not null,
  vendor_code text        not null,
  game_code   text        not null,
  asset       text        not null,
  device      text        not null,
  language    text        not null,
  at          timestamptz not null,
  opens_until timestamptz not null,
  plays_until timestamptz not null
);
create index launch_over on catalogue.launch (plays_until);

create table catalogue.vendor_player (
  vendor_code text        not null,
  member_id   uuid        not null,
  brand_id    int         not null,
  asset       text        not null,
  since       timestamptz not null,
  primary key (vendor_code, member_id)
);

create table catalogue.room (
  id        text primary key check (id ~ '^\w{1,40}$'),
  game_code text not null references catalogue.game(code),
  name      text not null,
  seats     int  not null check (seats > 0),
  position  int  not null
);

create table catalogue.brand_room (
  brand_id      int     not null,
  room_id       text    not null references catalogue.room(id),
  stake_min     int8    not null check (stake_min > 0),
  stake_max     int8    not null,
  open          boolean not null default true,
  position      int,
  closed_reason text,
  primary key (brand_id, room_id),
  check (stake_max >= stake_min)
);

create table catalogue.favourite (
  member_id uuid        not null,
  brand_id  int         not null,
  game_code text        not null references catalogue.game(code),
  added_at  timestamptz not null,
  primary key (member_id, game_code)
);

create table catalogue.play_count (
  brand_id  int         not null,
  hour      timestamptz not null,
  game_code text        not null,
  bets      int         not null check (bets > 0),
  primary key (brand_id, hour, game_code)
);

create table catalogue.play_count_progress (
  brand_id int         primary key,
  until    timestamptz not null
);

create table catalogue.collection (
  id         uuid        primary key,
  brand_id   int         not null,
  code       text        not null check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  created_at timestamptz not null,
  shown      int,
  unique (brand_id, code)
);

create table catalogue.collection_version (
  collection_id uuid        not null references catalogue.collection(id),
  version       int         not null check (version > 0),
  content       jsonb       not null,
  saved_at      timestamptz not null,
  saved_by      text        not null,
  published_at  timestamptz,
  published_by  text,
  copy_of       int,
  primary key (collection_id, version)
);

create table catalogue.edition (
  only_one boolean default true primary key check (only_one),
  number   int8    not null
);

create table catalogue.vendor_call_stats (
  vendor_code text        not null,
  hour        timestamptz not null,
  call        text        not null,
  code        text        not null,
  reason      text        not null,
  calls       int         not null,
  last_at     timestamptz not null,
  last_ip     text        not null,
  primary key (vendor_code, hour, call, code, reason)
);
create index vendor_call_stats_over on catalogue.vendor_call_stats (hour);
