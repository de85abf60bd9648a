-- A database of the first landed schema: its nine migrations as they were applied, and what three members did in it.

create table public.kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table public.kysely_migration_lock (id varchar(255) primary key, is_locked int not null default 0);
insert into public.kysely_migration_lock values ('migration_lock', 0);
insert into public.kysely_migration
select name, '2026-11-21T12:00:00.000Z' from unnest(array[
  '0001_kernel', '0002_brand', '0003_identity', '0004_content', '0005_wallet', '0006_betting', '0007_studio', '0008_catalogue',
  '0009_rewards'
]) as applied (name);

-- 0001_kernel.sql

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

-- 0002_brand.sql

create schema brand;

create table brand.merchant (
  id int primary key,
  merchant text not null unique,
  name text not null,
  currency text not null,
  -- Decimals that members of this brand pay and are paid with.
  decimals int not null check (decimals between 0 and 4),
  time_zone text not null,
  -- Codes of the specification, the default first.
  languages text[] not null check (cardinality(languages) > 0),
  minimum_age int not null check (minimum_age between 18 and 99),
  look jsonb not null,
  created_at timestamptz not null
);

create table brand.host (
  host text primary key check (host = lower(host)),
  brand_id int not null references brand.merchant (id)
);

-- A brand's policy. The newest version holds; the others say who changed what, when, from what to what and why.
create table brand.setting (
  brand_id int not null references brand.merchant (id),
  version int not null check (version > 0),
  settings jsonb not null,
  before jsonb,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (brand_id, version)
);

create function brand.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of settings are never changed or deleted';
end $$;

create trigger setting_is_final before update or delete or truncate on brand.setting
  for each statement execute function brand.refuse_change();

-- 0003_identity.sql

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

-- 0004_content.sql

create schema content;

create table content.announcement (
  id uuid primary key,
  brand_id int not null,
  -- B banner, PL player notice, PU popup, PR promotion, H marquee.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- For whom: A logged in, B not; null for both.
  execution text check (execution in ('A', 'B')),
  position int not null,
  art text,
  link text check (link like '/%'),
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  published_at timestamptz not null,
  published_by text not null
);
create index announcement_of_brand on content.announcement (brand_id, shown_from);

-- Cleaned when written.
create table content.announcement_text (
  announcement_id uuid not null references content.announcement (id) on delete cascade,
  -- BCP 47.
  language text not null,
  title text not null,
  body text not null,
  link_label text,
  primary key (announcement_id, language)
);

-- 0005_wallet.sql

create schema wallet;

create table wallet.asset (
  code text primary key,
  -- Stored decimals: one unit is 10^-scale.
  scale int not null,
  -- Decimals that members may pay and are paid with.
  decimals int not null check (decimals between 0 and scale)
);
insert into wallet.asset (code, scale, decimals) values
  ('PHP', 4, 2), ('THB', 4, 2), ('BRL', 4, 2), ('VND', 4, 0), ('IDR', 4, 0), ('JPY', 4, 0), ('FUN', 4, 2), ('POINTS', 4, 2);

create table wallet.account (
  id uuid primary key,
  brand_id int not null,
  -- The member; null for the house.
  owner_id uuid,
  purpose text not null,
  asset text not null references wallet.asset (code),
  opened_at timestamptz not null
);
create unique index account_of_owner on wallet.account (owner_id, purpose, asset) where owner_id is not null;
create unique index account_of_house on wallet.account (brand_id, purpose, asset) where owner_id is null;

-- One row for each account with a floor: what its transfers add up to, and the row that its writers lock.
create table wallet.balance (
  account_id uuid primary key references wallet.account (id),
  asset text not null,
  balance int8 not null default 0,
  held int8 not null default 0 check (held >= 0),
  lines int8 not null default 0,
  check (balance >= held)
) with (fillfactor = 60);

-- The head of each chain. A transaction takes a free one, so that writers do not wait for each other.
create table wallet.writer (
  id int primary key,
  batches int8 not null default 0,
  hash bytea not null
) with (fillfactor = 50);
insert into wallet.writer (id, hash) select id, decode(repeat('00', 32), 'hex') from generate_series(1, 64) as id;

create sequence wallet.batch_id;

create table wallet.batch (
  id int8 primary key,
  writer int not null,
  number int8 not null,
  lines int not null,
  at timestamptz not null,
  previous bytea not null,
  hash bytea not null,
  unique (writer, number)
);

create table wallet.transfer (
  id uuid primary key,
  batch int8 not null,
  line int not null,
  journal uuid not null,
  kind text not null,
  -- posted: moved; pending: held on the debit side; voided: a hold given back.
  state text not null,
  debit uuid not null,
  credit uuid not null,
  amount int8 not null check (amount > 0),
  debit_after int8,
  credit_after int8,
  hold_id uuid,
  cause uuid,
  at timestamptz not null,
  check (debit <> credit)
);
create index transfer_by_debit on wallet.transfer (debit, batch, line) where debit_after is not null;
create index transfer_by_credit on wallet.transfer (credit, batch, line) where credit_after is not null;
create index transfer_by_batch on wallet.transfer using brin (batch) with (pages_per_range = 16, autosummarize = on);
create unique index transfer_ends_hold on wallet.transfer (hold_id) where hold_id is not null;

create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed';
end $$;
create trigger transfer_stands before update or delete on wallet.transfer for each row execute function wallet.refuse_change();
create trigger transfer_stays before truncate on wallet.transfer for each statement execute function wallet.refuse_change();
create trigger batch_stands before update or delete on wallet.batch for each row execute function wallet.refuse_change();
create trigger batch_stays before truncate on wallet.batch for each statement execute function wallet.refuse_change();

-- A house account has no locked row. Its balance lies in parts, one for each chain that has moved it: whoever holds the chain
-- is the only one who changes its part, so nobody waits, and a balance is the sum of a few rows.
create table wallet.house_part (
  account_id uuid not null,
  writer int not null,
  balance int8 not null,
  primary key (account_id, writer)
) with (fillfactor = 50);

-- 0006_betting.sql

create schema betting;

create table betting.round (
  id uuid primary key,
  brand_id int not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  -- open, closed, interrupted, void
  status text not null,
  started_at timestamptz not null,
  closed_at timestamptz,
  -- What is needed to show the round again, as its page was told: choices, events in order, rules, proof.
  choices json,
  events json,
  rules json,
  proof json,
  seed_id uuid
);

create table betting.bet (
  -- Made by whoever asked; also the id of the stake's transfer.
  id uuid primary key,
  round_id uuid not null,
  brand_id int not null,
  member_id uuid not null,
  category text not null,
  vendor text not null,
  game_code text not null,
  asset text not null,
  stake int8 not null check (stake > 0),
  payout int8 not null default 0 check (payout >= 0),
  jackpot int8 not null default 0 check (jackpot >= 0),
  valid_turnover int8 not null default 0,
  status text not null,
  -- What was asked for, so that the same id with other content is told apart.
  content text not null,
  balance_before int8 not null,
  balance_after int8 not null,
  placed_at timestamptz not null,
  settled_at timestamptz
);
create index bet_of_member on betting.bet (member_id, placed_at desc, id desc);
create index bet_of_round on betting.bet (round_id);
create index bet_won on betting.bet (brand_id, settled_at desc) where payout > stake;

-- A cancel that came before its bet: the bet is refused if it comes after all.
create table betting.tombstone (
  id uuid primary key,
  at timestamptz not null
);

create table betting.adjustment (
  id uuid primary key,
  bet_id uuid not null references betting.bet (id),
  payout_before int8 not null,
  payout_after int8 not null,
  status_before text not null,
  status_after text not null,
  reason text not null,
  at timestamptz not null
);

-- Left here by whoever must hold a member back; judged inside the transaction that takes the money. Most members have none.
create table betting.standing (
  member_id uuid primary key,
  barred_until timestamptz,
  stake_per_day_max int8,
  day date,
  staked int8 not null default 0
) with (fillfactor = 70);

-- What games are called, noted here by whoever offers them.
create table betting.game (
  vendor text not null,
  game_code text not null,
  name text not null,
  vendor_name text not null,
  primary key (vendor, game_code)
);

-- A server seed that has been revealed proves every round played with it.
create table betting.reveal (
  seed_id uuid primary key,
  server_seed text not null,
  revealed_at timestamptz not null
);

-- 0007_studio.sql

create schema studio;

-- A member has one active seed and one committed next; the revealed ones stay.
create table studio.seed (
  id uuid primary key,
  member_id uuid not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  -- The nonce of the next round.
  nonce int not null default 0,
  committed_at timestamptz not null,
  revealed_at timestamptz,
  last_played_at timestamptz
) with (fillfactor = 60);
create unique index seed_active on studio.seed (member_id) where state = 'active';
create unique index seed_next on studio.seed (member_id) where state = 'next';
create index seed_revealed on studio.seed (member_id, revealed_at desc) where state = 'revealed';

create table studio.rotation (
  id uuid primary key,
  member_id uuid not null,
  client_seed text,
  at timestamptz not null
);

-- What the shares of stakes left over after whole units went to the pot and to the next one, in thousandths of a unit.
create table studio.jackpot (
  brand_id int not null,
  game_code text not null,
  asset text not null,
  pot_carry int8 not null default 0,
  next_carry int8 not null default 0,
  primary key (brand_id, game_code, asset)
) with (fillfactor = 50);

-- 0008_catalogue.sql

create schema catalogue;

create table catalogue.vendor (
  -- The specification's vassalage.
  code text primary key check (code ~ '^\w{1,40}$'),
  display_name text not null,
  -- Names the mark of the art kit.
  mark text not null
);

create table catalogue.game (
  code text primary key check (code ~ '^\w{1,40}$'),
  vendor_code text not null references catalogue.vendor (code),
  name text not null,
  category text not null,
  -- accountTypeName of the specification.
  account_type text not null,
  -- Pay lines; 0 where the game has none.
  lines int not null default 0 check (lines >= 0),
  released_at timestamptz not null
);

-- Which vendor stands where in a category of a brand.
create table catalogue.brand_vendor (
  brand_id int not null,
  category text not null,
  vendor_code text not null references catalogue.vendor (code),
  position int not null,
  points_rate numeric(4, 2) not null,
  open boolean not null default true,
  primary key (brand_id, category, vendor_code)
);

-- How a brand offers a game.
create table catalogue.brand_game (
  brand_id int not null,
  game_code text not null references catalogue.game (code),
  position int not null,
  hot boolean not null default false,
  new boolean not null default false,
  jackpot boolean not null default false,
  -- Return to player in per cent, of the tables that this brand plays.
  rtp numeric(7, 4) not null check (rtp > 0 and rtp <= 100),
  -- In stored units of the brand's currency; null where the brand's own limits say it.
  stake_min int8 check (stake_min > 0),
  open boolean not null default true,
  primary key (brand_id, game_code)
);

-- 0009_rewards.sql

-- Points, missions and promotions come here; what a newcomer is credited is a line of the ledger and needs no table.
create schema rewards;

-- Rows

update wallet.writer set batches = 33, hash = '\xe73cfbbec4eb5f34e164b0864562ac96f0bc084ffa7799a31da39faf8d53edca' where id = 1;

insert into kernel.session select * from jsonb_populate_recordset(null::kernel.session, $rows$[
  {"id":"01a1fdfa-4600-702d-9102-32dde6bb3a2f","token_hash":"krEQrNjNucDki_hwi31NILAszaJvA_WwVUZuNSZhKJg","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","agent_type":0,"ip":"127.0.0.1","user_agent":"lightMyRequest","idle_for":"00:30:00","created_at":"2026-11-21T12:00:00+00:00","last_seen_at":"2026-11-21T12:12:12+00:00","ends_at":"2026-11-22T12:00:00+00:00","ended_at":null},
  {"id":"01a1fdfa-4600-716d-9cda-e7efceb7e01c","token_hash":"19MTK6M8a6R2y0debANHI6eRpdWw4_CeyvxQYhV5HYk","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","agent_type":0,"ip":"127.0.0.1","user_agent":"lightMyRequest","idle_for":"00:30:00","created_at":"2026-11-21T12:00:00+00:00","last_seen_at":"2026-11-21T12:12:12+00:00","ends_at":"2026-11-22T12:00:00+00:00","ended_at":"2026-11-21T12:12:12+00:00"},
  {"id":"01a1fdfa-4600-7254-aa4d-d83ca469034a","token_hash":"N4xFvXgio-WIIow-64UdrABzU8SJ1RLTaFyMHjInuRI","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","agent_type":0,"ip":"127.0.0.1","user_agent":"lightMyRequest","idle_for":"00:30:00","created_at":"2026-11-21T12:00:00+00:00","last_seen_at":"2026-11-21T12:12:12+00:00","ends_at":"2026-11-22T12:00:00+00:00","ended_at":null}
]$rows$);

insert into brand.merchant select * from jsonb_populate_recordset(null::brand.merchant, $rows$[
  {"id":1,"merchant":"LUCKY","name":"LUCKY","currency":"PHP","decimals":2,"time_zone":"Asia/Manila","languages":["EN","VI"],"minimum_age":21,"look":{"logo": "lucky", "menu": ["LOTT", "LIVE", "COCKFIGHT", "BINGO", "SPORTS", "FISH", "INHOUSE", "RNG", "PVP", "ESPORTS"], "tokens": {"dark": {"win": "#3FDB9A", "info": "#77B9FF", "line": "#27325A", "loss": "#FF8590", "text": "#F2F4FC", "warn": "#FFA15C", "count": "#D42B42", "shade": "rgba(5, 8, 19, 0.6)", "accent": "#F5B83D", "road-tie": "#35C98A", "text-dim": "#A3AECE", "accent-hi": "#FFCB60", "on-accent": "#1C1204", "surface-0": "#0B1020", "surface-1": "#121931", "surface-2": "#1B2440", "surface-3": "#263154", "accent-edge": "#F5B83D", "accent-soft": "rgba(245, 184, 61, 0.12)", "accent-text": "#F8C55C", "road-banker": "#F4606E", "road-player": "#5AA2FF"}, "light": {"win": "#0B7247", "info": "#1A5AB0", "line": "#DFD8C8", "loss": "#BC2438", "text": "#1A1F33", "warn": "#9C4A00", "count": "#D42B42", "shade": "rgba(26, 31, 51, 0.4)", "accent": "#F5B83D", "road-tie": "#0C7F4E", "text-dim": "#596078", "accent-hi": "#FFCB60", "on-accent": "#1C1204", "surface-0": "#F7F5F0", "surface-1": "#FFFFFF", "surface-2": "#F1EDE4", "surface-3": "#E6E0D2", "accent-edge": "#A87000", "accent-soft": "rgba(245, 184, 61, 0.2)", "accent-text": "#855600", "road-banker": "#D42B42", "road-player": "#1F66D1"}}, "wordmark": "LUCKY", "copyright": "© 2026 LUCKY. All rights reserved.", "signAfter": false, "description": {"en": "Honest odds and a ledger that always adds up. Every in-house round can be verified after it is played.", "tl": "Tapat na tsansa at ledger na laging tugma. Bawat in-house na round ay mabeberipika pagkatapos laruin.", "vi": "Tỷ lệ trung thực và sổ cái luôn khớp. Mọi ván chơi nội bộ đều có thể kiểm chứng sau khi chơi."}, "currencySign": "₱"},"created_at":"2026-11-21T12:00:00+00:00"},
  {"id":2,"merchant":"SAMPA","name":"SAMPA","currency":"VND","decimals":0,"time_zone":"Asia/Ho_Chi_Minh","languages":["EN","TY"],"minimum_age":18,"look":{"logo": "sampa", "menu": ["RNG", "INHOUSE", "LIVE", "FISH", "PVP", "BINGO", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT"], "tokens": {"dark": {"win": "#B4E05C", "info": "#8CC3FF", "line": "#244840", "loss": "#FF8E97", "text": "#F0F8F5", "warn": "#FFB45E", "count": "#C92A45", "shade": "rgba(2, 10, 8, 0.6)", "accent": "#35D0A5", "road-tie": "#B4E05C", "text-dim": "#9DBCB2", "accent-hi": "#5CE3BE", "on-accent": "#03231A", "surface-0": "#071512", "surface-1": "#0D1F1B", "surface-2": "#152D27", "surface-3": "#1F3E36", "accent-edge": "#35D0A5", "accent-soft": "rgba(53, 208, 165, 0.12)", "accent-text": "#5ADDB9", "road-banker": "#F4606E", "road-player": "#6AABFF"}, "light": {"win": "#3F6300", "info": "#1754A6", "line": "#CFDFD8", "loss": "#B01F37", "text": "#10241E", "warn": "#8A4300", "count": "#C92A45", "shade": "rgba(16, 36, 30, 0.4)", "accent": "#35D0A5", "road-tie": "#3F6300", "text-dim": "#4B635A", "accent-hi": "#5CE3BE", "on-accent": "#03231A", "surface-0": "#F2F7F4", "surface-1": "#FFFFFF", "surface-2": "#E8F0EC", "surface-3": "#DAE7E1", "accent-edge": "#0A8467", "accent-soft": "rgba(53, 208, 165, 0.2)", "accent-text": "#07634D", "road-banker": "#C92A45", "road-player": "#1F62C6"}}, "wordmark": "SAMPA", "copyright": "© 2026 SAMPA. All rights reserved.", "signAfter": true, "description": {"en": "A quiet room with two good games, both provably fair.", "tl": "Tahimik na silid na may dalawang magandang laro, kapwa mapapatunayang patas.", "vi": "Một phòng chơi yên tĩnh với hai trò chơi hay, đều có thể kiểm chứng."}, "currencySign": "₫"},"created_at":"2026-11-21T12:00:00+00:00"}
]$rows$);

insert into brand.host select * from jsonb_populate_recordset(null::brand.host, $rows$[
  {"host":"lucky.localhost","brand_id":1},
  {"host":"sampa.localhost","brand_id":2}
]$rows$);

insert into brand.setting select * from jsonb_populate_recordset(null::brand.setting, $rows$[
  {"brand_id":1,"version":1,"settings":{"lock": {"failures": 3, "lockMinutes": 30, "windowMinutes": 30}, "pace": {"DICE": {"auto": false, "turbo": false, "cycleMs": 5000, "instant": false}, "enforced": false, "LUCKY_TWENTY": {"auto": false, "turbo": false, "cycleMs": 2500, "instant": false}}, "site": {"imageCDNs": [], "resources": [], "launchGameCDNs": [], "customerService": []}, "flags": ["direct_registration", "username_register", "password_login"], "session": {"idleMinutes": 30, "absoluteHours": 24, "fullLoginDays": 30, "rememberHours": 24, "rememberedIdleMinutes": 1440}, "gameLimits": {"DICE": {"profile": 99, "stakeMax": "50000.0000", "stakeMin": "0.0100", "payoutCap": "1000000.0000", "stakeStep": "0.0100"}, "LUCKY_TWENTY": {"profile": 99, "stakeMax": "2000.0000", "stakeMin": "0.2000", "payoutCap": "1000000.0000", "stakeStep": "0.2000", "jackpotSize": "25000000.0000"}}, "rateLimits": {"login": {"points": 60, "seconds": 60}, "money": {"points": 200, "seconds": 1}, "registration": {"points": 60, "seconds": 60}}, "challengeOn": {"login": true, "registration": true}, "maintenance": false, "captchaAfter": 2, "registration": {"open": true, "fields": {"line": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "zalo": {"enabled": true, "required": false, "maxLength": 20, "minLength": 7, "patternId": 0, "acceptedPattern": "^[+]?[0-9]+$"}, "email": {"enabled": true, "required": false, "maxLength": 100, "minLength": 6, "patternId": 3, "acceptedPattern": "*"}, "qqNum": {"enabled": true, "required": false, "maxLength": 15, "minLength": 5, "patternId": 6, "acceptedPattern": "*"}, "wechat": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "address": {"enabled": true, "required": false, "maxLength": 200, "minLength": 5, "patternId": 0, "acceptedPattern": "*"}, "birthday": {"enabled": true, "required": false, "maxLength": 10, "minLength": 10, "patternId": 11, "acceptedPattern": "*"}, "facebook": {"enabled": true, "required": false, "maxLength": 60, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "idNumber": {"enabled": true, "required": false, "maxLength": 30, "minLength": 5, "patternId": 0, "acceptedPattern": "^[A-Za-z0-9-]+$"}, "nickname": {"enabled": true, "required": false, "maxLength": 16, "minLength": 2, "patternId": 0, "acceptedPattern": "^[^<>&]+$"}, "password": {"enabled": true, "required": true, "maxLength": 64, "minLength": 8, "patternId": 5, "acceptedPattern": "*"}, "telegram": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "username": {"enabled": true, "required": true, "maxLength": 15, "minLength": 4, "patternId": 1, "acceptedPattern": "*"}, "whatsapp": {"enabled": true, "required": false, "maxLength": 20, "minLength": 7, "patternId": 0, "acceptedPattern": "^[+]?[0-9]+$"}, "mobileNum": {"enabled": true, "required": false, "maxLength": 15, "minLength": 7, "patternId": 6, "acceptedPattern": "*"}, "payeeName": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 12, "acceptedPattern": "*"}, "occupation": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 0, "acceptedPattern": "*"}, "nationality": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 12, "acceptedPattern": "*"}, "sourceOfIncome": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 0, "acceptedPattern": "*"}, "paymentPassword": {"enabled": true, "required": false, "maxLength": 6, "minLength": 6, "patternId": 6, "acceptedPattern": "*"}}, "ageText": {"en": "I am {age} or older and accept the user agreement.", "tl": "Ako ay {age} taong gulang pataas at sumasang-ayon sa kasunduan ng user.", "vi": "Tôi từ {age} tuổi trở lên và đồng ý với thỏa thuận người dùng."}}, "signUpCredit": "1000.0000", "defaultPassword": "a123456", "passwordExpiryDays": 90},"before":null,"changed_by":"seed","reason":"opening","changed_at":"2026-11-21T12:00:00+00:00"},
  {"brand_id":2,"version":1,"settings":{"lock": {"failures": 3, "lockMinutes": 30, "windowMinutes": 30}, "pace": {"DICE": {"auto": true, "turbo": true, "cycleMs": 1000, "instant": true}, "enforced": false, "LUCKY_TWENTY": {"auto": true, "turbo": true, "cycleMs": 2500, "instant": false}}, "site": {"imageCDNs": [], "resources": [], "launchGameCDNs": [], "customerService": []}, "flags": ["password_login"], "session": {"idleMinutes": 30, "absoluteHours": 24, "fullLoginDays": 30, "rememberHours": 24, "rememberedIdleMinutes": 1440}, "gameLimits": {"DICE": {"profile": 97, "stakeMax": "50000000.0000", "stakeMin": "100.0000", "payoutCap": "10000000000.0000", "stakeStep": "1.0000"}, "LUCKY_TWENTY": {"profile": 99, "stakeMax": "20000000.0000", "stakeMin": "200.0000", "payoutCap": "10000000000.0000", "stakeStep": "20.0000", "jackpotSize": "25000000000.0000"}}, "rateLimits": {"login": {"points": 60, "seconds": 60}, "money": {"points": 200, "seconds": 1}, "registration": {"points": 60, "seconds": 60}}, "challengeOn": {"login": true, "registration": true}, "maintenance": false, "captchaAfter": 2, "registration": {"open": false, "fields": {"line": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "zalo": {"enabled": true, "required": false, "maxLength": 20, "minLength": 7, "patternId": 0, "acceptedPattern": "^[+]?[0-9]+$"}, "email": {"enabled": true, "required": false, "maxLength": 100, "minLength": 6, "patternId": 3, "acceptedPattern": "*"}, "qqNum": {"enabled": true, "required": false, "maxLength": 15, "minLength": 5, "patternId": 6, "acceptedPattern": "*"}, "wechat": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "address": {"enabled": true, "required": false, "maxLength": 200, "minLength": 5, "patternId": 0, "acceptedPattern": "*"}, "birthday": {"enabled": true, "required": false, "maxLength": 10, "minLength": 10, "patternId": 11, "acceptedPattern": "*"}, "facebook": {"enabled": true, "required": false, "maxLength": 60, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "idNumber": {"enabled": true, "required": false, "maxLength": 30, "minLength": 5, "patternId": 0, "acceptedPattern": "^[A-Za-z0-9-]+$"}, "nickname": {"enabled": true, "required": false, "maxLength": 16, "minLength": 2, "patternId": 0, "acceptedPattern": "^[^<>&]+$"}, "password": {"enabled": true, "required": true, "maxLength": 64, "minLength": 8, "patternId": 5, "acceptedPattern": "*"}, "telegram": {"enabled": true, "required": false, "maxLength": 40, "minLength": 4, "patternId": 9, "acceptedPattern": "*"}, "username": {"enabled": true, "required": true, "maxLength": 20, "minLength": 4, "patternId": 4, "acceptedPattern": "*"}, "whatsapp": {"enabled": true, "required": false, "maxLength": 20, "minLength": 7, "patternId": 0, "acceptedPattern": "^[+]?[0-9]+$"}, "mobileNum": {"enabled": true, "required": true, "maxLength": 11, "minLength": 9, "patternId": 6, "acceptedPattern": "*"}, "payeeName": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 12, "acceptedPattern": "*"}, "occupation": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 0, "acceptedPattern": "*"}, "nationality": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 12, "acceptedPattern": "*"}, "sourceOfIncome": {"enabled": true, "required": false, "maxLength": 60, "minLength": 2, "patternId": 0, "acceptedPattern": "*"}, "paymentPassword": {"enabled": true, "required": false, "maxLength": 6, "minLength": 6, "patternId": 6, "acceptedPattern": "*"}}, "ageText": {"en": "I am {age} or older and accept the user agreement.", "tl": "Ako ay {age} taong gulang pataas at sumasang-ayon sa kasunduan ng user."}}, "signUpCredit": null, "defaultPassword": "a123456", "passwordExpiryDays": 90},"before":null,"changed_by":"seed","reason":"opening","changed_at":"2026-11-21T12:00:00+00:00"}
]$rows$);

insert into identity.member select * from jsonb_populate_recordset(null::identity.member, $rows$[
  {"id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","brand_id":1,"account":"anna1","nickname":"anna1","agent_type":0,"upline_id":null,"rank_level":0,"club_label":"Bronze","labels":[],"avatar":"fox","avatar_type":"STATIC","status":"active","password_hash":"$argon2id$v=19$m=19456,t=2,p=1$BpZCyjDWa7uInqH+f2dpgA$VyCqQObTrmjyPKcguxmxWVv7qzyAMSkq3zVfvgN9eLQ","password_changed_at":"2026-11-21T12:00:00+00:00","password_is_default":false,"registered_at":"2026-11-21T12:00:00+00:00","registered_ip":"127.0.0.1","first_login_at":null,"last_login_at":"2026-11-21T12:00:00+00:00","last_login_ip":"127.0.0.1","previous_login_at":null,"previous_login_ip":null},
  {"id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","brand_id":1,"account":"carla3","nickname":"carla3","agent_type":0,"upline_id":null,"rank_level":0,"club_label":"Bronze","labels":[],"avatar":"fox","avatar_type":"STATIC","status":"active","password_hash":"$argon2id$v=19$m=19456,t=2,p=1$v33eVNb+iruKlKfm0lsXTA$vT0GYv9Bxbew7/yJ+Ngo4O7fehYwkNpsb8/6CkFA0n0","password_changed_at":"2026-11-21T12:00:00+00:00","password_is_default":false,"registered_at":"2026-11-21T12:00:00+00:00","registered_ip":"127.0.0.1","first_login_at":null,"last_login_at":"2026-11-21T12:00:00+00:00","last_login_ip":"127.0.0.1","previous_login_at":null,"previous_login_ip":null},
  {"id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","brand_id":1,"account":"benito2","nickname":"benito2","agent_type":0,"upline_id":null,"rank_level":0,"club_label":"Bronze","labels":[],"avatar":"fox","avatar_type":"STATIC","status":"active","password_hash":"$argon2id$v=19$m=19456,t=2,p=1$l7iHSBpmJX3xIeTbrzavOg$jDYK+Zf2Z1Q90U2hFaxGjAT7QmCriwGiuVZD0EagjT4","password_changed_at":"2026-11-21T12:00:00+00:00","password_is_default":false,"registered_at":"2026-11-21T12:00:00+00:00","registered_ip":"127.0.0.1","first_login_at":null,"last_login_at":"2026-11-21T12:00:00+00:00","last_login_ip":"127.0.0.1","previous_login_at":null,"previous_login_ip":null}
]$rows$);

insert into identity.profile select * from jsonb_populate_recordset(null::identity.profile, $rows$[
  {"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","brand_id":1,"payee_name":null,"mobile_num":null,"country_dialing_code":null,"email":null,"payment_password_hash":null,"birthday":null,"id_number":null,"address":null,"nationality":null,"occupation":null,"source_of_income":null,"line":null,"whatsapp":null,"facebook":null,"wechat":null,"telegram":null,"zalo":null,"qq_num":null,"affiliate_code":null,"recommender_id":null,"referral_code":null,"domain":null,"register_url":null},
  {"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","brand_id":1,"payee_name":null,"mobile_num":null,"country_dialing_code":null,"email":null,"payment_password_hash":null,"birthday":null,"id_number":null,"address":null,"nationality":null,"occupation":null,"source_of_income":null,"line":null,"whatsapp":null,"facebook":null,"wechat":null,"telegram":null,"zalo":null,"qq_num":null,"affiliate_code":null,"recommender_id":null,"referral_code":null,"domain":null,"register_url":null},
  {"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","brand_id":1,"payee_name":null,"mobile_num":null,"country_dialing_code":null,"email":null,"payment_password_hash":null,"birthday":null,"id_number":null,"address":null,"nationality":null,"occupation":null,"source_of_income":null,"line":null,"whatsapp":null,"facebook":null,"wechat":null,"telegram":null,"zalo":null,"qq_num":null,"affiliate_code":null,"recommender_id":null,"referral_code":null,"domain":null,"register_url":null}
]$rows$);

insert into identity.login_history select * from jsonb_populate_recordset(null::identity.login_history, $rows$[
  {"id":"01a1fdfa-4600-734c-b8e0-16c354724d46","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","name_hash":"27HToe18mtixYnHh9Kpk4vixcddOOOcMRzcf2qYRITI","outcome":"registered","ip":"127.0.0.1","user_agent":"lightMyRequest","at":"2026-11-21T12:00:00+00:00"},
  {"id":"01a1fdfa-4600-7359-8017-56be4b49b681","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","name_hash":"FqYKVyCGiwqNC79nXOlnWDlsFBSIUQkucz9-YY-55e0","outcome":"registered","ip":"127.0.0.1","user_agent":"lightMyRequest","at":"2026-11-21T12:00:00+00:00"},
  {"id":"01a1fdfa-4600-755d-89a7-9ef6ac129c9d","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","name_hash":"pzEWRB6s5ejsvNTcyNBvHz1uH_JdZVvmiI-PSCKz7Ok","outcome":"registered","ip":"127.0.0.1","user_agent":"lightMyRequest","at":"2026-11-21T12:00:00+00:00"},
  {"id":"01a1fe05-7160-75b3-8768-dba7c3ae8c3f","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","name_hash":"27HToe18mtixYnHh9Kpk4vixcddOOOcMRzcf2qYRITI","outcome":"logged_out","ip":"127.0.0.1","user_agent":"lightMyRequest","at":"2026-11-21T12:12:12+00:00"}
]$rows$);

insert into content.announcement select * from jsonb_populate_recordset(null::content.announcement, $rows$[
  {"id":"1b1e3db7-942b-5535-aa6f-a9c9fe36aea9","brand_id":1,"type":"B","execution":null,"position":3,"art":"dice","link":"/game?gameCode=DICE","shown_from":"2026-11-15T00:00:00+00:00","shown_until":null,"published_at":"2026-11-21T12:00:00+00:00","published_by":"seed"},
  {"id":"1ccd9d74-4545-51c1-ad9c-d925eb44b09b","brand_id":2,"type":"B","execution":null,"position":1,"art":"provably-fair","link":"/verify","shown_from":"2026-11-15T00:00:00+00:00","shown_until":null,"published_at":"2026-11-21T12:00:00+00:00","published_by":"seed"}
]$rows$);

insert into content.announcement_text select * from jsonb_populate_recordset(null::content.announcement_text, $rows$[
  {"announcement_id":"1b1e3db7-942b-5535-aa6f-a9c9fe36aea9","language":"en","title":"Dice that give back 99 %.","body":"<p>Choose your chance from 1 to 98 per cent. The return is the same wherever you set it.</p>","link_label":"Roll the dice"},
  {"announcement_id":"1b1e3db7-942b-5535-aa6f-a9c9fe36aea9","language":"tl","title":"Dice na nagbabalik ng 99 %.","body":"<p>Piliin ang tsansa mo mula 1 hanggang 98 porsiyento. Pareho ang balik saan mo man ito itakda.</p>","link_label":"I-roll ang dice"},
  {"announcement_id":"1b1e3db7-942b-5535-aa6f-a9c9fe36aea9","language":"vi","title":"Xúc xắc hoàn trả 99 %.","body":"<p>Chọn cơ hội thắng từ 1 đến 98 phần trăm. Tỷ lệ hoàn trả vẫn như nhau ở mọi mức.</p>","link_label":"Đổ xúc xắc"},
  {"announcement_id":"1ccd9d74-4545-51c1-ad9c-d925eb44b09b","language":"en","title":"Don’t trust us. Verify us.","body":"<p>The server seed is committed before you play and revealed when you rotate it. Check any round yourself.</p>","link_label":"Verify a round"},
  {"announcement_id":"1ccd9d74-4545-51c1-ad9c-d925eb44b09b","language":"tl","title":"Huwag basta magtiwala. Beripikahin.","body":"<p>Nakatakda na ang server seed bago ka maglaro at inilalantad kapag pinalitan mo ito. Suriin mismo ang alinmang round.</p>","link_label":"Beripikahin ang round"},
  {"announcement_id":"1ccd9d74-4545-51c1-ad9c-d925eb44b09b","language":"vi","title":"Đừng chỉ tin. Hãy kiểm chứng.","body":"<p>Seed máy chủ được cam kết trước khi bạn chơi và công khai khi bạn đổi seed. Hãy tự kiểm tra bất kỳ ván nào.</p>","link_label":"Kiểm chứng một ván"}
]$rows$);

insert into wallet.account select * from jsonb_populate_recordset(null::wallet.account, $rows$[
  {"id":"1584366b-77d0-5aca-89d4-e285b3eb9b31","brand_id":1,"owner_id":null,"purpose":"game:DICE","asset":"PHP","opened_at":"2026-11-21T12:01:01+00:00"},
  {"id":"187d562e-69a6-596b-89af-1bddeb589514","brand_id":1,"owner_id":null,"purpose":"pot:LUCKY_TWENTY","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"5f0f1ce9-5a98-59d5-a6b5-f2ed9543c1b6","brand_id":1,"owner_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","purpose":"cash","asset":"POINTS","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"606d8a7e-f7f6-5124-bb96-5255f928a702","brand_id":1,"owner_id":null,"purpose":"game:LUCKY_TWENTY","asset":"PHP","opened_at":"2026-11-21T12:01:01+00:00"},
  {"id":"7e4e45aa-4251-50e9-a847-8d93ed17de28","brand_id":2,"owner_id":null,"purpose":"pot:LUCKY_TWENTY","asset":"VND","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"95f2acd8-b00f-55a9-bee7-356bb32364c8","brand_id":1,"owner_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","purpose":"cash","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","brand_id":1,"owner_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","purpose":"cash","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","brand_id":1,"owner_id":null,"purpose":"next:LUCKY_TWENTY","asset":"PHP","opened_at":"2026-11-21T12:01:01+00:00"},
  {"id":"c6da50b1-e2c6-5387-8043-7057bc789f6f","brand_id":1,"owner_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","purpose":"cash","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"d33e2f05-2130-5fff-89da-98f29b9bbd12","brand_id":1,"owner_id":null,"purpose":"promotion","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"d73a2748-cb88-5632-85fb-6479b304b538","brand_id":1,"owner_id":null,"purpose":"demo","asset":"PHP","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"e22c0350-cae5-557c-a5a6-6aac4e6890cb","brand_id":2,"owner_id":null,"purpose":"promotion","asset":"VND","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"e94e127c-98a7-5bf8-8abc-86124648dfd7","brand_id":1,"owner_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","purpose":"cash","asset":"POINTS","opened_at":"2026-11-21T12:00:00+00:00"},
  {"id":"ea929e6b-be8a-5056-9a87-f2a7b9d13419","brand_id":1,"owner_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","purpose":"cash","asset":"POINTS","opened_at":"2026-11-21T12:00:00+00:00"}
]$rows$);

insert into wallet.balance select * from jsonb_populate_recordset(null::wallet.balance, $rows$[
  {"account_id":"5f0f1ce9-5a98-59d5-a6b5-f2ed9543c1b6","asset":"POINTS","balance":0,"held":0,"lines":0},
  {"account_id":"95f2acd8-b00f-55a9-bee7-356bb32364c8","asset":"PHP","balance":14608000,"held":0,"lines":17},
  {"account_id":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","asset":"PHP","balance":15329000,"held":0,"lines":16},
  {"account_id":"c6da50b1-e2c6-5387-8043-7057bc789f6f","asset":"PHP","balance":14916000,"held":0,"lines":12},
  {"account_id":"e94e127c-98a7-5bf8-8abc-86124648dfd7","asset":"POINTS","balance":0,"held":0,"lines":0},
  {"account_id":"ea929e6b-be8a-5056-9a87-f2a7b9d13419","asset":"POINTS","balance":0,"held":0,"lines":0}
]$rows$);

insert into wallet.batch select * from jsonb_populate_recordset(null::wallet.batch, $rows$[
  {"id":1,"writer":1,"number":1,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\x0000000000000000000000000000000000000000000000000000000000000000","hash":"\\xdd32511fde3d40e4723869ac888cf93694aa91a790557b27c6efa5df71158614"},
  {"id":2,"writer":1,"number":2,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\xdd32511fde3d40e4723869ac888cf93694aa91a790557b27c6efa5df71158614","hash":"\\x097628e3627ec30f461560ad875a105183238e4a80799a9ded12c576e00e6d74"},
  {"id":3,"writer":1,"number":3,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\x097628e3627ec30f461560ad875a105183238e4a80799a9ded12c576e00e6d74","hash":"\\xed0135f53af0ec5b7a3ec457768655f88ed46c23095d7ed9b9fb3d6ce2de4bb3"},
  {"id":4,"writer":1,"number":4,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\xed0135f53af0ec5b7a3ec457768655f88ed46c23095d7ed9b9fb3d6ce2de4bb3","hash":"\\x3f67ec89824bd753033223e2b92d0b7c6c736ea505dc63e36f4f2ac33c2861d6"},
  {"id":5,"writer":1,"number":5,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\x3f67ec89824bd753033223e2b92d0b7c6c736ea505dc63e36f4f2ac33c2861d6","hash":"\\x2edfbb55b7bbb4493a505211e0582954d8e21deebdf7e8e0c548bd1aa0c5d4b9"},
  {"id":6,"writer":1,"number":6,"lines":1,"at":"2026-11-21T12:00:00+00:00","previous":"\\x2edfbb55b7bbb4493a505211e0582954d8e21deebdf7e8e0c548bd1aa0c5d4b9","hash":"\\xf5ba6df84ca38e592ef1d87dd1cb86e480dcb73d265139fc257d00ab8e66f744"},
  {"id":7,"writer":1,"number":7,"lines":1,"at":"2026-11-21T12:01:01+00:00","previous":"\\xf5ba6df84ca38e592ef1d87dd1cb86e480dcb73d265139fc257d00ab8e66f744","hash":"\\x052c08b8761aa285935372739194a6592c23b804ea9b9999652bc53f176de2c5"},
  {"id":8,"writer":1,"number":8,"lines":4,"at":"2026-11-21T12:01:01+00:00","previous":"\\x052c08b8761aa285935372739194a6592c23b804ea9b9999652bc53f176de2c5","hash":"\\x51b544ee74b2cf2c0516598f3daa33e7bfa8645d612941aced291bbdc021e8be"},
  {"id":9,"writer":1,"number":9,"lines":1,"at":"2026-11-21T12:02:02+00:00","previous":"\\x51b544ee74b2cf2c0516598f3daa33e7bfa8645d612941aced291bbdc021e8be","hash":"\\x80f837196c9a0ec7d65934be37402bb7d18a81c6a1f1368c274fcae452beff46"},
  {"id":10,"writer":1,"number":10,"lines":3,"at":"2026-11-21T12:02:02+00:00","previous":"\\x80f837196c9a0ec7d65934be37402bb7d18a81c6a1f1368c274fcae452beff46","hash":"\\xd5ee69d9eb8ab167af26b5ddd1963d253bd99463db4f7718abe119a93e0a4b08"},
  {"id":11,"writer":1,"number":11,"lines":1,"at":"2026-11-21T12:03:03+00:00","previous":"\\xd5ee69d9eb8ab167af26b5ddd1963d253bd99463db4f7718abe119a93e0a4b08","hash":"\\x94a7100849cbb8c50d0ca7b28f39684999ed2143c482b4e919f03f9956154916"},
  {"id":12,"writer":1,"number":12,"lines":3,"at":"2026-11-21T12:03:03+00:00","previous":"\\x94a7100849cbb8c50d0ca7b28f39684999ed2143c482b4e919f03f9956154916","hash":"\\x6cea25b9b0f0ede7105d25ffa2687db8331f8a658fc9d872b2c0d7eae514de50"},
  {"id":13,"writer":1,"number":13,"lines":1,"at":"2026-11-21T12:04:04+00:00","previous":"\\x6cea25b9b0f0ede7105d25ffa2687db8331f8a658fc9d872b2c0d7eae514de50","hash":"\\x3f382987e21a9610b850f2658c270e4db6bb22b8bf413b51ed983e1f4639b177"},
  {"id":14,"writer":1,"number":14,"lines":3,"at":"2026-11-21T12:04:04+00:00","previous":"\\x3f382987e21a9610b850f2658c270e4db6bb22b8bf413b51ed983e1f4639b177","hash":"\\xa19db319277f80449939dbe974c9bada0f94ed0dc54db6269b28e66b9969d6cd"},
  {"id":15,"writer":1,"number":15,"lines":1,"at":"2026-11-21T12:04:04+00:00","previous":"\\xa19db319277f80449939dbe974c9bada0f94ed0dc54db6269b28e66b9969d6cd","hash":"\\x4d6e9ffb03e95d09f7a8857c8ccb7fee4d1c1aaf0171c38a4c996fd67ea18dfc"},
  {"id":16,"writer":1,"number":16,"lines":2,"at":"2026-11-21T12:05:05+00:00","previous":"\\x4d6e9ffb03e95d09f7a8857c8ccb7fee4d1c1aaf0171c38a4c996fd67ea18dfc","hash":"\\x5dce7ef0b3dde4f3c29d6df06f37b0d425ea181259d02cf6a7ff989da7134f51"},
  {"id":17,"writer":1,"number":17,"lines":3,"at":"2026-11-21T12:05:05+00:00","previous":"\\x5dce7ef0b3dde4f3c29d6df06f37b0d425ea181259d02cf6a7ff989da7134f51","hash":"\\x8e76b5fbbd1ef3bb32035b455cfbb43aa1bbf5726af5591c53bc3e2698f35e5b"},
  {"id":18,"writer":1,"number":18,"lines":2,"at":"2026-11-21T12:06:06+00:00","previous":"\\x8e76b5fbbd1ef3bb32035b455cfbb43aa1bbf5726af5591c53bc3e2698f35e5b","hash":"\\x59ba71c844f2a904850e1216d16665b7e9d3f485c1fc785bf3fbe2d00ece6b12"},
  {"id":19,"writer":1,"number":19,"lines":3,"at":"2026-11-21T12:06:06+00:00","previous":"\\x59ba71c844f2a904850e1216d16665b7e9d3f485c1fc785bf3fbe2d00ece6b12","hash":"\\x88d4e30329683f93e2a5320e1ce56b4c71acf1c2fd9b7451201d7892146899e5"},
  {"id":20,"writer":1,"number":20,"lines":2,"at":"2026-11-21T12:07:07+00:00","previous":"\\x88d4e30329683f93e2a5320e1ce56b4c71acf1c2fd9b7451201d7892146899e5","hash":"\\x70b09374dcc4166d98bf280b24ffdf72c414d92f6d9a5dc03e93e06fe5d88b99"},
  {"id":21,"writer":1,"number":21,"lines":4,"at":"2026-11-21T12:07:07+00:00","previous":"\\x70b09374dcc4166d98bf280b24ffdf72c414d92f6d9a5dc03e93e06fe5d88b99","hash":"\\xa64847e2b4048255210db4aeac96db1fb03512c59c331ce668369ea8721255f5"},
  {"id":22,"writer":1,"number":22,"lines":2,"at":"2026-11-21T12:08:08+00:00","previous":"\\xa64847e2b4048255210db4aeac96db1fb03512c59c331ce668369ea8721255f5","hash":"\\xc59ea75553078f767ce76613ca948f6c13dd34e3519c505057d9bb8f625abd26"},
  {"id":23,"writer":1,"number":23,"lines":4,"at":"2026-11-21T12:08:08+00:00","previous":"\\xc59ea75553078f767ce76613ca948f6c13dd34e3519c505057d9bb8f625abd26","hash":"\\xa0bfbb5b901e18be9b1551800a674ac57dfa02ef14015bb2e5fd27a652f0fa9d"},
  {"id":24,"writer":1,"number":24,"lines":1,"at":"2026-11-21T12:08:08+00:00","previous":"\\xa0bfbb5b901e18be9b1551800a674ac57dfa02ef14015bb2e5fd27a652f0fa9d","hash":"\\x6fe41193fdaba90845d9e75eccea447f0c808e3111307d33b873e8d0d59b5dbf"},
  {"id":25,"writer":1,"number":25,"lines":2,"at":"2026-11-21T12:09:09+00:00","previous":"\\x6fe41193fdaba90845d9e75eccea447f0c808e3111307d33b873e8d0d59b5dbf","hash":"\\x118b09b2c7b5884621a694e00b93e5468101975c256e14c929194ab4fa9f5677"},
  {"id":26,"writer":1,"number":26,"lines":3,"at":"2026-11-21T12:09:09+00:00","previous":"\\x118b09b2c7b5884621a694e00b93e5468101975c256e14c929194ab4fa9f5677","hash":"\\x70036656d82f3f76210f8d9556ea35ef29b49c08c5e028fdc7b933bc8a4fe85b"},
  {"id":27,"writer":1,"number":27,"lines":2,"at":"2026-11-21T12:10:10+00:00","previous":"\\x70036656d82f3f76210f8d9556ea35ef29b49c08c5e028fdc7b933bc8a4fe85b","hash":"\\xdba9e1ca5d71d7a43cc0980ee133b5a11dd3c8a51f26438b94defbdb953b0e11"},
  {"id":28,"writer":1,"number":28,"lines":3,"at":"2026-11-21T12:10:10+00:00","previous":"\\xdba9e1ca5d71d7a43cc0980ee133b5a11dd3c8a51f26438b94defbdb953b0e11","hash":"\\xbd135e41a3f087678bbbee16b52d5a5d7f68c5b9f596630709a51a101805436d"},
  {"id":29,"writer":1,"number":29,"lines":1,"at":"2026-11-21T12:11:11+00:00","previous":"\\xbd135e41a3f087678bbbee16b52d5a5d7f68c5b9f596630709a51a101805436d","hash":"\\xac21e1bf0ba0209ced7a6275aa0f4f5f72cc19636c79fcd455606d73f2c358af"},
  {"id":30,"writer":1,"number":30,"lines":3,"at":"2026-11-21T12:11:11+00:00","previous":"\\xac21e1bf0ba0209ced7a6275aa0f4f5f72cc19636c79fcd455606d73f2c358af","hash":"\\xd401be22cb8fa34e8a0daf43b8f1d394ecd2368e96cf55fad1f58342cef0065d"},
  {"id":31,"writer":1,"number":31,"lines":1,"at":"2026-11-21T12:12:12+00:00","previous":"\\xd401be22cb8fa34e8a0daf43b8f1d394ecd2368e96cf55fad1f58342cef0065d","hash":"\\xc39465a3d39ead3c94f14e4dfbab8b29d200ccffb70d89b91d78e44926be838c"},
  {"id":32,"writer":1,"number":32,"lines":3,"at":"2026-11-21T12:12:12+00:00","previous":"\\xc39465a3d39ead3c94f14e4dfbab8b29d200ccffb70d89b91d78e44926be838c","hash":"\\x085e62948514cc848ca088ea83f99a5c5bf00dad6c1bd5f2e44af53e77fe1fc4"},
  {"id":33,"writer":1,"number":33,"lines":6,"at":"2026-11-21T12:12:12+00:00","previous":"\\x085e62948514cc848ca088ea83f99a5c5bf00dad6c1bd5f2e44af53e77fe1fc4","hash":"\\xe73cfbbec4eb5f34e164b0864562ac96f0bc084ffa7799a31da39faf8d53edca"}
]$rows$);

insert into wallet.transfer select * from jsonb_populate_recordset(null::wallet.transfer, $rows$[
  {"id":"008a26f5-f44a-4fac-8719-b8e5393ff963","batch":23,"line":1,"journal":"008a26f5-f44a-4fac-8719-b8e5393ff963","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15317000,"credit_after":null,"hold_id":null,"cause":"01a1fe01-b840-72e1-a3e8-1db1e03fe1f3","at":"2026-11-21T12:08:08+00:00"},
  {"id":"019a592a-b432-49fd-b699-640501f86330","batch":28,"line":1,"journal":"019a592a-b432-49fd-b699-640501f86330","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15156000,"credit_after":null,"hold_id":null,"cause":"01a1fe03-94d0-7558-b331-ac4beacca1cb","at":"2026-11-21T12:10:10+00:00"},
  {"id":"043ca082-a2f6-531b-90df-7199112e53f4","batch":10,"line":2,"journal":"14a198aa-bbbd-4cbb-a453-a8a4531beab1","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:02:02+00:00"},
  {"id":"0690d4aa-7535-41d2-8080-c899c33a38e9","batch":33,"line":3,"journal":"0690d4aa-7535-41d2-8080-c899c33a38e9","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":50000,"debit_after":14526000,"credit_after":null,"hold_id":null,"cause":"01a1fe05-7160-7282-8619-4566bfc94d36","at":"2026-11-21T12:12:12+00:00"},
  {"id":"0695729f-115f-573c-9b85-dfbacfe15819","batch":25,"line":2,"journal":"450c1fae-c7cc-4dca-bc11-faffb40b8c5e","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","amount":198000,"debit_after":null,"credit_after":15098000,"hold_id":null,"cause":"01a1fe02-a688-7218-a65b-f9306df044d9","at":"2026-11-21T12:09:09+00:00"},
  {"id":"0fe57a44-41de-5cb2-9d0b-5b642ebc81a7","batch":12,"line":3,"journal":"a8d0ecaa-4b6e-4b55-8af4-53c4c3a2fca9","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:03:03+00:00"},
  {"id":"1330e0ea-1a2f-5b4b-ba06-6e8a2950b637","batch":33,"line":4,"journal":"0690d4aa-7535-41d2-8080-c899c33a38e9","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":66000,"debit_after":null,"credit_after":14592000,"hold_id":null,"cause":"01a1fe05-7160-7282-8619-4566bfc94d36","at":"2026-11-21T12:12:12+00:00"},
  {"id":"14a198aa-bbbd-4cbb-a453-a8a4531beab1","batch":10,"line":1,"journal":"14a198aa-bbbd-4cbb-a453-a8a4531beab1","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":14800000,"credit_after":null,"hold_id":null,"cause":"01a1fdfc-2290-7170-8037-2907a1b9a684","at":"2026-11-21T12:02:02+00:00"},
  {"id":"18e0ab22-a13f-45ff-bf81-d1e91296d450","batch":16,"line":1,"journal":"18e0ab22-a13f-45ff-bf81-d1e91296d450","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14900000,"credit_after":null,"hold_id":null,"cause":"01a1fdfe-ed68-70c4-8a73-50e0d0e9579e","at":"2026-11-21T12:05:05+00:00"},
  {"id":"25d3eeaf-00ea-48a4-8fec-b167f3fe6d4e","batch":14,"line":1,"journal":"25d3eeaf-00ea-48a4-8fec-b167f3fe6d4e","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":14560000,"credit_after":null,"hold_id":null,"cause":"01a1fdfd-ff20-703f-83c2-23bd88588a81","at":"2026-11-21T12:04:04+00:00"},
  {"id":"2d27b8ce-b40f-5944-b409-4eaa569637f2","batch":21,"line":2,"journal":"373af45a-39a9-4e1e-96a2-34eba99ee37f","kind":"payout","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":5000,"debit_after":null,"credit_after":15239000,"hold_id":null,"cause":"01a1fe00-c9f8-76fa-946d-d0973f27a565","at":"2026-11-21T12:07:07+00:00"},
  {"id":"305f3d6e-670b-5526-9ed0-aa473d5ccf1f","batch":28,"line":2,"journal":"019a592a-b432-49fd-b699-640501f86330","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:10:10+00:00"},
  {"id":"30ca384a-41f6-5a5d-bff4-420dd8081315","batch":26,"line":3,"journal":"850897d0-457c-400b-b05d-12271fd90b04","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:09:09+00:00"},
  {"id":"359c2c76-7122-53a2-8c2c-592a36b58b97","batch":30,"line":2,"journal":"ca334073-e8d6-49a1-a82a-755ba5c5d51a","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:11:11+00:00"},
  {"id":"35b0c59c-ef5e-5a22-ab45-61914acd166d","batch":21,"line":3,"journal":"373af45a-39a9-4e1e-96a2-34eba99ee37f","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:07:07+00:00"},
  {"id":"36257c09-0edf-5b92-aa76-a3bd86c7fa36","batch":32,"line":2,"journal":"78b7de8a-1ba8-4c25-8ce6-0ed2238495c6","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:12:12+00:00"},
  {"id":"36fc7dac-158c-48d9-8d86-dc35e3ab38e3","batch":27,"line":1,"journal":"36fc7dac-158c-48d9-8d86-dc35e3ab38e3","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14978000,"credit_after":null,"hold_id":null,"cause":"01a1fe03-94d0-7262-9120-841511fdf9a0","at":"2026-11-21T12:10:10+00:00"},
  {"id":"373af45a-39a9-4e1e-96a2-34eba99ee37f","batch":21,"line":1,"journal":"373af45a-39a9-4e1e-96a2-34eba99ee37f","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15234000,"credit_after":null,"hold_id":null,"cause":"01a1fe00-c9f8-76fa-946d-d0973f27a565","at":"2026-11-21T12:07:07+00:00"},
  {"id":"3b02ec0f-85e6-5b6a-86bd-7d67631d541d","batch":5,"line":1,"journal":"3b02ec0f-85e6-5b6a-86bd-7d67631d541d","kind":"sign_up_credit","state":"posted","debit":"d33e2f05-2130-5fff-89da-98f29b9bbd12","credit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","amount":10000000,"debit_after":null,"credit_after":10000000,"hold_id":null,"cause":"01a1fdfa-4600-7470-91ad-abdfb847ec23","at":"2026-11-21T12:00:00+00:00"},
  {"id":"4066e8c7-4c28-5488-bc04-797fea1554f3","batch":22,"line":2,"journal":"c96709dd-a852-4eb0-ae88-868b4134a5b7","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":198000,"debit_after":null,"credit_after":15337000,"hold_id":null,"cause":"01a1fe01-b840-75ad-b789-46c4996b6239","at":"2026-11-21T12:08:08+00:00"},
  {"id":"450c1fae-c7cc-4dca-bc11-faffb40b8c5e","batch":25,"line":1,"journal":"450c1fae-c7cc-4dca-bc11-faffb40b8c5e","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14900000,"credit_after":null,"hold_id":null,"cause":"01a1fe02-a688-7218-a65b-f9306df044d9","at":"2026-11-21T12:09:09+00:00"},
  {"id":"4571f161-12e2-5d55-aa15-7028af4c7fba","batch":3,"line":1,"journal":"4571f161-12e2-5d55-aa15-7028af4c7fba","kind":"sign_up_credit","state":"posted","debit":"d33e2f05-2130-5fff-89da-98f29b9bbd12","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":10000000,"debit_after":null,"credit_after":10000000,"hold_id":null,"cause":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","at":"2026-11-21T12:00:00+00:00"},
  {"id":"462dd8f5-754d-5740-885b-db8d4e9d48e4","batch":18,"line":2,"journal":"f1128b80-9cfc-4048-b85d-f8bda192f425","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":198000,"debit_after":null,"credit_after":15176000,"hold_id":null,"cause":"01a1fdff-dbb0-76be-a007-9981539a2560","at":"2026-11-21T12:06:06+00:00"},
  {"id":"466c6b0b-c6dd-4767-b0f9-f4051477e9be","batch":33,"line":5,"journal":"466c6b0b-c6dd-4767-b0f9-f4051477e9be","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":50000,"debit_after":14542000,"credit_after":null,"hold_id":null,"cause":"01a1fe05-7160-779c-9f2d-cfb9d74f9c7d","at":"2026-11-21T12:12:12+00:00"},
  {"id":"46af2b7e-1f10-5b91-b57e-17b6f70080bf","batch":23,"line":3,"journal":"008a26f5-f44a-4fac-8719-b8e5393ff963","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:08:08+00:00"},
  {"id":"4b9653b8-ed37-5aa3-a6ce-66f055ae9f36","batch":8,"line":2,"journal":"8e4b2926-1963-481e-8173-77f909a115f4","kind":"payout","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":40000,"debit_after":null,"credit_after":14920000,"hold_id":null,"cause":"01a1fdfb-3448-750a-bcb0-286bdd3e2082","at":"2026-11-21T12:01:01+00:00"},
  {"id":"5b544919-b6ce-4a73-bb24-668df2f254e6","batch":33,"line":1,"journal":"5b544919-b6ce-4a73-bb24-668df2f254e6","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":50000,"debit_after":14510000,"credit_after":null,"hold_id":null,"cause":"01a1fe05-7160-75e7-802d-eeddebdb0d03","at":"2026-11-21T12:12:12+00:00"},
  {"id":"5ca76bc7-e0b1-4f03-a8b4-e5b5e469061a","batch":19,"line":1,"journal":"5ca76bc7-e0b1-4f03-a8b4-e5b5e469061a","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15156000,"credit_after":null,"hold_id":null,"cause":"01a1fdff-dbb0-70ac-9238-4979d0f5bfad","at":"2026-11-21T12:06:06+00:00"},
  {"id":"66ca18fe-2179-4570-ab58-6f249ac99831","batch":13,"line":1,"journal":"66ca18fe-2179-4570-ab58-6f249ac99831","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14580000,"credit_after":null,"hold_id":null,"cause":"01a1fdfd-ff20-7080-b9b2-d2547d7c0f70","at":"2026-11-21T12:04:04+00:00"},
  {"id":"672a83b7-3a25-52dd-baa4-a897b3a6530c","batch":30,"line":3,"journal":"ca334073-e8d6-49a1-a82a-755ba5c5d51a","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:11:11+00:00"},
  {"id":"71a5b380-9650-5bbe-8f6f-25836eb428f3","batch":33,"line":2,"journal":"5b544919-b6ce-4a73-bb24-668df2f254e6","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":66000,"debit_after":null,"credit_after":14576000,"hold_id":null,"cause":"01a1fe05-7160-75e7-802d-eeddebdb0d03","at":"2026-11-21T12:12:12+00:00"},
  {"id":"71c2f794-544c-5cb7-a65d-30d14544dc08","batch":23,"line":4,"journal":"008a26f5-f44a-4fac-8719-b8e5393ff963","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:08:08+00:00"},
  {"id":"73315b2a-8984-4659-8806-d35dbf58cd0a","batch":20,"line":1,"journal":"73315b2a-8984-4659-8806-d35dbf58cd0a","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":15056000,"credit_after":null,"hold_id":null,"cause":"01a1fe00-c9f8-722a-a3d2-c1a9e8b51612","at":"2026-11-21T12:07:07+00:00"},
  {"id":"7566bee7-0a73-595d-bb52-19c65b25018c","batch":12,"line":2,"journal":"a8d0ecaa-4b6e-4b55-8af4-53c4c3a2fca9","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:03:03+00:00"},
  {"id":"786c3557-46f1-507e-bdab-a1af374055cb","batch":17,"line":2,"journal":"cca458cc-d841-414c-a481-86e48df0e4fa","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:05:05+00:00"},
  {"id":"78b7de8a-1ba8-4c25-8ce6-0ed2238495c6","batch":32,"line":1,"journal":"78b7de8a-1ba8-4c25-8ce6-0ed2238495c6","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":14916000,"credit_after":null,"hold_id":null,"cause":"01a1fe05-7160-77b6-8e32-90d80384804c","at":"2026-11-21T12:12:12+00:00"},
  {"id":"82115916-7e48-5ebf-8822-a22fd7c38bb9","batch":21,"line":4,"journal":"373af45a-39a9-4e1e-96a2-34eba99ee37f","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:07:07+00:00"},
  {"id":"82a329f9-7def-4506-9a37-28b3cbf7f323","batch":31,"line":1,"journal":"82a329f9-7def-4506-9a37-28b3cbf7f323","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14936000,"credit_after":null,"hold_id":null,"cause":"01a1fe05-7160-72f5-8dd4-84f5f286502e","at":"2026-11-21T12:12:12+00:00"},
  {"id":"850897d0-457c-400b-b05d-12271fd90b04","batch":26,"line":1,"journal":"850897d0-457c-400b-b05d-12271fd90b04","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15078000,"credit_after":null,"hold_id":null,"cause":"01a1fe02-a688-7157-ab22-6e99d131df85","at":"2026-11-21T12:09:09+00:00"},
  {"id":"872396a3-41ce-5d17-8218-e3e884ced372","batch":14,"line":3,"journal":"25d3eeaf-00ea-48a4-8fec-b167f3fe6d4e","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:04:04+00:00"},
  {"id":"8e4b2926-1963-481e-8173-77f909a115f4","batch":8,"line":1,"journal":"8e4b2926-1963-481e-8173-77f909a115f4","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":14880000,"credit_after":null,"hold_id":null,"cause":"01a1fdfb-3448-750a-bcb0-286bdd3e2082","at":"2026-11-21T12:01:01+00:00"},
  {"id":"9001e744-f0c6-4fbc-b280-93114f1ea9d9","batch":9,"line":1,"journal":"9001e744-f0c6-4fbc-b280-93114f1ea9d9","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14820000,"credit_after":null,"hold_id":null,"cause":"01a1fdfc-2290-739d-b196-cbc80081a614","at":"2026-11-21T12:02:02+00:00"},
  {"id":"910b86e0-20a7-4099-9fb6-bc54a51da383","batch":7,"line":1,"journal":"910b86e0-20a7-4099-9fb6-bc54a51da383","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14900000,"credit_after":null,"hold_id":null,"cause":"01a1fdfb-3448-77a2-9b15-59b2aaabcdfc","at":"2026-11-21T12:01:01+00:00"},
  {"id":"934e7e43-cb62-5647-ac60-fff315a29616","batch":16,"line":2,"journal":"18e0ab22-a13f-45ff-bf81-d1e91296d450","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":198000,"debit_after":null,"credit_after":15098000,"hold_id":null,"cause":"01a1fdfe-ed68-70c4-8a73-50e0d0e9579e","at":"2026-11-21T12:05:05+00:00"},
  {"id":"9b1db8f0-2ce7-5d1b-96be-d1f6b678a4c5","batch":19,"line":2,"journal":"5ca76bc7-e0b1-4f03-a8b4-e5b5e469061a","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:06:06+00:00"},
  {"id":"9c382be7-26c0-53be-8a51-927ac08e520d","batch":19,"line":3,"journal":"5ca76bc7-e0b1-4f03-a8b4-e5b5e469061a","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:06:06+00:00"},
  {"id":"a8d0ecaa-4b6e-4b55-8af4-53c4c3a2fca9","batch":12,"line":1,"journal":"a8d0ecaa-4b6e-4b55-8af4-53c4c3a2fca9","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":14680000,"credit_after":null,"hold_id":null,"cause":"01a1fdfd-10d8-71c3-b8ed-22d4a94efcf7","at":"2026-11-21T12:03:03+00:00"},
  {"id":"aaa3e18c-f300-420e-8f65-5a2a2de047bc","batch":15,"line":1,"journal":"aaa3e18c-f300-420e-8f65-5a2a2de047bc","kind":"demo_opening","state":"posted","debit":"d73a2748-cb88-5632-85fb-6479b304b538","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":5000000,"debit_after":null,"credit_after":15000000,"hold_id":null,"cause":null,"at":"2026-11-21T12:04:04+00:00"},
  {"id":"ab315d03-2302-4b09-8902-0f6c575ab0c2","batch":11,"line":1,"journal":"ab315d03-2302-4b09-8902-0f6c575ab0c2","kind":"stake","state":"posted","debit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14700000,"credit_after":null,"hold_id":null,"cause":"01a1fdfd-10d8-7228-9eaa-6b9a143ead4e","at":"2026-11-21T12:03:03+00:00"},
  {"id":"b49a280a-3168-5c29-8654-762b36947980","batch":28,"line":3,"journal":"019a592a-b432-49fd-b699-640501f86330","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:10:10+00:00"},
  {"id":"b866ade8-096d-46d8-86c2-eb2fca15f3fb","batch":24,"line":1,"journal":"b866ade8-096d-46d8-86c2-eb2fca15f3fb","kind":"demo_opening","state":"posted","debit":"d73a2748-cb88-5632-85fb-6479b304b538","credit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","amount":5000000,"debit_after":null,"credit_after":15000000,"hold_id":null,"cause":null,"at":"2026-11-21T12:08:08+00:00"},
  {"id":"b9be6c53-30ad-5e30-b65e-17f711bb2a60","batch":20,"line":2,"journal":"73315b2a-8984-4659-8806-d35dbf58cd0a","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":198000,"debit_after":null,"credit_after":15254000,"hold_id":null,"cause":"01a1fe00-c9f8-722a-a3d2-c1a9e8b51612","at":"2026-11-21T12:07:07+00:00"},
  {"id":"bb505b19-95b1-5526-91c3-999b2bf3614e","batch":33,"line":6,"journal":"466c6b0b-c6dd-4767-b0f9-f4051477e9be","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":66000,"debit_after":null,"credit_after":14608000,"hold_id":null,"cause":"01a1fe05-7160-779c-9f2d-cfb9d74f9c7d","at":"2026-11-21T12:12:12+00:00"},
  {"id":"c03106a7-8b8c-4b17-80a6-094553b35984","batch":6,"line":1,"journal":"c03106a7-8b8c-4b17-80a6-094553b35984","kind":"demo_opening","state":"posted","debit":"d73a2748-cb88-5632-85fb-6479b304b538","credit":"95f2acd8-b00f-55a9-bee7-356bb32364c8","amount":5000000,"debit_after":null,"credit_after":15000000,"hold_id":null,"cause":null,"at":"2026-11-21T12:00:00+00:00"},
  {"id":"c8108d22-b76b-5144-9120-5c884fe94a55","batch":17,"line":3,"journal":"cca458cc-d841-414c-a481-86e48df0e4fa","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:05:05+00:00"},
  {"id":"c96709dd-a852-4eb0-ae88-868b4134a5b7","batch":22,"line":1,"journal":"c96709dd-a852-4eb0-ae88-868b4134a5b7","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":15139000,"credit_after":null,"hold_id":null,"cause":"01a1fe01-b840-75ad-b789-46c4996b6239","at":"2026-11-21T12:08:08+00:00"},
  {"id":"ca334073-e8d6-49a1-a82a-755ba5c5d51a","batch":30,"line":1,"journal":"ca334073-e8d6-49a1-a82a-755ba5c5d51a","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15036000,"credit_after":null,"hold_id":null,"cause":"01a1fe04-8318-736e-a664-8a2159971abd","at":"2026-11-21T12:11:11+00:00"},
  {"id":"ca42930d-7abc-58e9-8cc4-afd28d032c16","batch":4,"line":1,"journal":"ca42930d-7abc-58e9-8cc4-afd28d032c16","kind":"sign_up_credit","state":"posted","debit":"d33e2f05-2130-5fff-89da-98f29b9bbd12","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":10000000,"debit_after":null,"credit_after":10000000,"hold_id":null,"cause":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","at":"2026-11-21T12:00:00+00:00"},
  {"id":"cca458cc-d841-414c-a481-86e48df0e4fa","batch":17,"line":1,"journal":"cca458cc-d841-414c-a481-86e48df0e4fa","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"606d8a7e-f7f6-5124-bb96-5255f928a702","amount":20000,"debit_after":15078000,"credit_after":null,"hold_id":null,"cause":"01a1fdfe-ed68-742d-a18b-07405ae7d4b0","at":"2026-11-21T12:05:05+00:00"},
  {"id":"cebecdc3-750b-55fd-bd07-70234c089ade","batch":1,"line":1,"journal":"cebecdc3-750b-55fd-bd07-70234c089ade","kind":"jackpot_start","state":"posted","debit":"d33e2f05-2130-5fff-89da-98f29b9bbd12","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":250000000,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:00:00+00:00"},
  {"id":"d42ace32-58d7-4499-8188-88631da78692","batch":29,"line":1,"journal":"d42ace32-58d7-4499-8188-88631da78692","kind":"stake","state":"posted","debit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":15056000,"credit_after":null,"hold_id":null,"cause":"01a1fe04-8318-7042-b12e-713aebe0ada4","at":"2026-11-21T12:11:11+00:00"},
  {"id":"d6844614-7a94-50f1-aede-ba62e2e0180a","batch":2,"line":1,"journal":"d6844614-7a94-50f1-aede-ba62e2e0180a","kind":"jackpot_start","state":"posted","debit":"e22c0350-cae5-557c-a5a6-6aac4e6890cb","credit":"7e4e45aa-4251-50e9-a847-8d93ed17de28","amount":250000000000,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:00:00+00:00"},
  {"id":"e3420ff7-fbf2-516c-b5e9-9d47bd5b1f6a","batch":27,"line":2,"journal":"36fc7dac-158c-48d9-8d86-dc35e3ab38e3","kind":"payout","state":"posted","debit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","credit":"c6da50b1-e2c6-5387-8043-7057bc789f6f","amount":198000,"debit_after":null,"credit_after":15176000,"hold_id":null,"cause":"01a1fe03-94d0-7262-9120-841511fdf9a0","at":"2026-11-21T12:10:10+00:00"},
  {"id":"e3d43173-7bf1-5346-a2c5-5fcc6e8e1fe5","batch":32,"line":3,"journal":"78b7de8a-1ba8-4c25-8ce6-0ed2238495c6","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:12:12+00:00"},
  {"id":"e7c8ee01-b4d7-5e7e-9d87-6b9b9a7b73fe","batch":10,"line":3,"journal":"14a198aa-bbbd-4cbb-a453-a8a4531beab1","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:02:02+00:00"},
  {"id":"e8fa8e21-64a3-53ef-9381-18658e7732d7","batch":14,"line":2,"journal":"25d3eeaf-00ea-48a4-8fec-b167f3fe6d4e","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:04:04+00:00"},
  {"id":"efa21816-6058-52ed-805d-0c983cafcd9e","batch":8,"line":4,"journal":"8e4b2926-1963-481e-8173-77f909a115f4","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","amount":20,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:01:01+00:00"},
  {"id":"f010ebfd-503e-5221-918c-ccd89370beb4","batch":23,"line":2,"journal":"008a26f5-f44a-4fac-8719-b8e5393ff963","kind":"payout","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","amount":12000,"debit_after":null,"credit_after":15329000,"hold_id":null,"cause":"01a1fe01-b840-72e1-a3e8-1db1e03fe1f3","at":"2026-11-21T12:08:08+00:00"},
  {"id":"f1128b80-9cfc-4048-b85d-f8bda192f425","batch":18,"line":1,"journal":"f1128b80-9cfc-4048-b85d-f8bda192f425","kind":"stake","state":"posted","debit":"a6e180d8-0a0f-5abe-9b68-09a833f9b288","credit":"1584366b-77d0-5aca-89d4-e285b3eb9b31","amount":100000,"debit_after":14978000,"credit_after":null,"hold_id":null,"cause":"01a1fdff-dbb0-76be-a007-9981539a2560","at":"2026-11-21T12:06:06+00:00"},
  {"id":"f1b81c56-ee1e-582b-87e3-a23007f213a6","batch":8,"line":3,"journal":"8e4b2926-1963-481e-8173-77f909a115f4","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:01:01+00:00"},
  {"id":"f7f8ae5c-6db0-59ef-a834-86ffe66f6c25","batch":26,"line":2,"journal":"850897d0-457c-400b-b05d-12271fd90b04","kind":"jackpot_share","state":"posted","debit":"606d8a7e-f7f6-5124-bb96-5255f928a702","credit":"187d562e-69a6-596b-89af-1bddeb589514","amount":80,"debit_after":null,"credit_after":null,"hold_id":null,"cause":null,"at":"2026-11-21T12:09:09+00:00"}
]$rows$);

insert into wallet.house_part select * from jsonb_populate_recordset(null::wallet.house_part, $rows$[
  {"account_id":"1584366b-77d0-5aca-89d4-e285b3eb9b31","writer":1,"balance":-36000},
  {"account_id":"187d562e-69a6-596b-89af-1bddeb589514","writer":1,"balance":250000960},
  {"account_id":"606d8a7e-f7f6-5124-bb96-5255f928a702","writer":1,"balance":181800},
  {"account_id":"7e4e45aa-4251-50e9-a847-8d93ed17de28","writer":1,"balance":250000000000},
  {"account_id":"c67b06a7-efe6-55f4-a650-8ae3c5ffbf8c","writer":1,"balance":240},
  {"account_id":"d33e2f05-2130-5fff-89da-98f29b9bbd12","writer":1,"balance":-280000000},
  {"account_id":"d73a2748-cb88-5632-85fb-6479b304b538","writer":1,"balance":-15000000},
  {"account_id":"e22c0350-cae5-557c-a5a6-6aac4e6890cb","writer":1,"balance":-250000000000}
]$rows$);

insert into betting.round select * from jsonb_populate_recordset(null::betting.round, $rows$[
  {"id":"01a1fdfb-3448-750a-bcb0-286bdd3e2082","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:01:01+00:00","closed_at":"2026-11-21T12:01:01+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[25,14,6,21,21],"window":[["K","T","H4"],["H2","K","H3"],["Q","K","A"],["A","K","H3"],["T","A","Q"]],"wins":[{"line":12,"symbol":"K","count":4,"wild":false,"amount":"4.00"}],"scatters":0,"scatterAmount":"0.00","amount":"4.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":1,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfb-3448-77a2-9b15-59b2aaabcdfc","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:01:01+00:00","closed_at":"2026-11-21T12:01:01+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"50.80","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":0,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfc-2290-7170-8037-2907a1b9a684","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:02:02+00:00","closed_at":"2026-11-21T12:02:02+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[25,17,24,7,7],"window":[["K","T","H4"],["T","K","S"],["H2","H1","A"],["Q","H4","J"],["H2","A","K"]],"wins":[],"scatters":1,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":3,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfc-2290-739d-b196-cbc80081a614","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:02:02+00:00","closed_at":"2026-11-21T12:02:02+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"67.26","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":2,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfd-10d8-71c3-b8ed-22d4a94efcf7","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:03:03+00:00","closed_at":"2026-11-21T12:03:03+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[1,14,20,14,29],"window":[["H3","A","Q"],["H2","K","H3"],["T","K","H4"],["H1","H4","H2"],["H3","H4","Q"]],"wins":[],"scatters":0,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":5,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfd-10d8-7228-9eaa-6b9a143ead4e","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:03:03+00:00","closed_at":"2026-11-21T12:03:03+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"78.37","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":4,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfd-ff20-703f-83c2-23bd88588a81","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:04:04+00:00","closed_at":"2026-11-21T12:04:04+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[25,18,0,4,14],"window":[["K","T","H4"],["K","S","H1"],["H2","H1","H3"],["Q","J","T"],["H3","T","J"]],"wins":[],"scatters":1,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":7,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfd-ff20-7080-b9b2-d2547d7c0f70","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:04:04+00:00","closed_at":"2026-11-21T12:04:04+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"72.84","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":6,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fdfe-ed68-70c4-8a73-50e0d0e9579e","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:05:05+00:00","closed_at":"2026-11-21T12:05:05+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"36.49","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":0,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fdfe-ed68-742d-a18b-07405ae7d4b0","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:05:05+00:00","closed_at":"2026-11-21T12:05:05+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[2,18,2,11,8],"window":[["A","Q","S"],["K","S","H1"],["H3","T","J"],["H4","A","H3"],["A","K","J"]],"wins":[],"scatters":2,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":1,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fdff-dbb0-70ac-9238-4979d0f5bfad","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:06:06+00:00","closed_at":"2026-11-21T12:06:06+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[12,24,16,11,9],"window":[["T","Q","J"],["J","H2","H4"],["Q","A","H3"],["H4","A","H3"],["K","J","H3"]],"wins":[],"scatters":0,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":3,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fdff-dbb0-76be-a007-9981539a2560","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:06:06+00:00","closed_at":"2026-11-21T12:06:06+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"30.92","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":2,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fe00-c9f8-722a-a3d2-c1a9e8b51612","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:07:07+00:00","closed_at":"2026-11-21T12:07:07+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"24.54","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":4,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fe00-c9f8-76fa-946d-d0973f27a565","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:07:07+00:00","closed_at":"2026-11-21T12:07:07+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[12,1,8,18,12],"window":[["T","Q","J"],["H2","J","H1"],["A","Q","J"],["J","Q","H3"],["H4","Q","H3"]],"wins":[{"line":15,"symbol":"J","count":3,"wild":false,"amount":"0.50"}],"scatters":0,"scatterAmount":"0.00","amount":"0.50","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":5,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fe01-b840-72e1-a3e8-1db1e03fe1f3","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:08:08+00:00","closed_at":"2026-11-21T12:08:08+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[25,14,29,19,7],"window":[["K","T","H4"],["H2","K","H3"],["W","J","H3"],["Q","H3","A"],["H2","A","K"]],"wins":[{"line":14,"symbol":"K","count":3,"wild":true,"amount":"1.20"}],"scatters":0,"scatterAmount":"0.00","amount":"1.20","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":7,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fe01-b840-75ad-b789-46c4996b6239","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:08:08+00:00","closed_at":"2026-11-21T12:08:08+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"16.59","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","clientSeed":"U35tE3iKqjZ2KugK07r6","nonce":6,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:05:05.000Z"},"seed_id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f"},
  {"id":"01a1fe02-a688-7157-ab22-6e99d131df85","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:09:09+00:00","closed_at":"2026-11-21T12:09:09+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[26,15,17,30,19],"window":[["T","H4","H2"],["K","H3","T"],["A","H3","H4"],["S","K","H2"],["H2","H1","T"]],"wins":[],"scatters":1,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":1,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe02-a688-7218-a65b-f9306df044d9","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:09:09+00:00","closed_at":"2026-11-21T12:09:09+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"0.34","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":0,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe03-94d0-7262-9120-841511fdf9a0","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:10:10+00:00","closed_at":"2026-11-21T12:10:10+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"25.23","target":"50.00","over":false,"multiplier":"1.9800","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":2,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe03-94d0-7558-b331-ac4beacca1cb","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:10:10+00:00","closed_at":"2026-11-21T12:10:10+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[21,15,16,19,30],"window":[["T","K","A"],["K","H3","T"],["Q","A","H3"],["Q","H3","A"],["H4","Q","K"]],"wins":[],"scatters":0,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":3,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe04-8318-7042-b12e-713aebe0ada4","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:11:11+00:00","closed_at":"2026-11-21T12:11:11+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"60.68","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":4,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe04-8318-736e-a664-8a2159971abd","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:11:11+00:00","closed_at":"2026-11-21T12:11:11+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[1,0,10,26,22],"window":[["H3","A","Q"],["T","H2","J"],["J","H4","Q"],["K","T","H1"],["A","Q","J"]],"wins":[],"scatters":0,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":5,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe05-7160-7282-8619-4566bfc94d36","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:12:12+00:00","closed_at":"2026-11-21T12:12:12+00:00","choices":{"target":"25.00","over":true},"events":[{"kind":"rolled","roll":"92.98","target":"25.00","over":true,"multiplier":"1.3201","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":9,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fe05-7160-72f5-8dd4-84f5f286502e","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:12:12+00:00","closed_at":"2026-11-21T12:12:12+00:00","choices":{"target":"50.00","over":false},"events":[{"kind":"rolled","roll":"69.96","target":"50.00","over":false,"multiplier":"1.9800","won":false}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":6,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"},
  {"id":"01a1fe05-7160-75e7-802d-eeddebdb0d03","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:12:12+00:00","closed_at":"2026-11-21T12:12:12+00:00","choices":{"target":"25.00","over":true},"events":[{"kind":"rolled","roll":"61.37","target":"25.00","over":true,"multiplier":"1.3201","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":8,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fe05-7160-779c-9f2d-cfb9d74f9c7d","brand_id":1,"category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","status":"closed","started_at":"2026-11-21T12:12:12+00:00","closed_at":"2026-11-21T12:12:12+00:00","choices":{"target":"25.00","over":true},"events":[{"kind":"rolled","roll":"58.72","target":"25.00","over":true,"multiplier":"1.3201","won":true}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":null},"proof":{"serverSeedHash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","clientSeed":"OCmNmffz3wqeYjjnDl9y","nonce":10,"profile":99,"paytableVersion":"dice-1","committedAt":"2026-11-21T12:01:01.000Z"},"seed_id":"01a1fdfb-3448-7622-af8b-52139d29e4d6"},
  {"id":"01a1fe05-7160-77b6-8e32-90d80384804c","brand_id":1,"category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","status":"closed","started_at":"2026-11-21T12:12:12+00:00","closed_at":"2026-11-21T12:12:12+00:00","choices":{},"events":[{"kind":"spun","free":false,"index":0,"stops":[20,11,27,17,22],"window":[["Q","T","K"],["H3","H4","A"],["T","K","W"],["A","J","Q"],["A","Q","J"]],"wins":[],"scatters":0,"scatterAmount":"0.00","amount":"0.00","awarded":0,"left":0}],"rules":{"unit":"0.01","decimals":2,"payoutCap":"1000000.00","jackpotSize":"25000000.00"},"proof":{"serverSeedHash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","clientSeed":"v83yxMFzvut06nbAZF8Y","nonce":7,"profile":99,"paytableVersion":"lucky-twenty-1","committedAt":"2026-11-21T12:09:09.000Z"},"seed_id":"01a1fe02-a688-7053-bd1b-342ea924cd38"}
]$rows$);

insert into betting.bet select * from jsonb_populate_recordset(null::betting.bet, $rows$[
  {"id":"008a26f5-f44a-4fac-8719-b8e5393ff963","round_id":"01a1fe01-b840-72e1-a3e8-1db1e03fe1f3","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":12000,"jackpot":0,"valid_turnover":20000,"status":"won","content":"LUCKY_TWENTY|20000|","balance_before":15337000,"balance_after":15329000,"placed_at":"2026-11-21T12:08:08+00:00","settled_at":"2026-11-21T12:08:08+00:00"},
  {"id":"019a592a-b432-49fd-b699-640501f86330","round_id":"01a1fe03-94d0-7558-b331-ac4beacca1cb","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":15176000,"balance_after":15156000,"placed_at":"2026-11-21T12:10:10+00:00","settled_at":"2026-11-21T12:10:10+00:00"},
  {"id":"0690d4aa-7535-41d2-8080-c899c33a38e9","round_id":"01a1fe05-7160-7282-8619-4566bfc94d36","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":50000,"payout":66000,"jackpot":0,"valid_turnover":50000,"status":"won","content":"DICE|50000|2500|true","balance_before":14576000,"balance_after":14592000,"placed_at":"2026-11-21T12:12:12+00:00","settled_at":"2026-11-21T12:12:12+00:00"},
  {"id":"14a198aa-bbbd-4cbb-a453-a8a4531beab1","round_id":"01a1fdfc-2290-7170-8037-2907a1b9a684","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":14820000,"balance_after":14800000,"placed_at":"2026-11-21T12:02:02+00:00","settled_at":"2026-11-21T12:02:02+00:00"},
  {"id":"18e0ab22-a13f-45ff-bf81-d1e91296d450","round_id":"01a1fdfe-ed68-70c4-8a73-50e0d0e9579e","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15000000,"balance_after":15098000,"placed_at":"2026-11-21T12:05:05+00:00","settled_at":"2026-11-21T12:05:05+00:00"},
  {"id":"25d3eeaf-00ea-48a4-8fec-b167f3fe6d4e","round_id":"01a1fdfd-ff20-703f-83c2-23bd88588a81","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":14580000,"balance_after":14560000,"placed_at":"2026-11-21T12:04:04+00:00","settled_at":"2026-11-21T12:04:04+00:00"},
  {"id":"36fc7dac-158c-48d9-8d86-dc35e3ab38e3","round_id":"01a1fe03-94d0-7262-9120-841511fdf9a0","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15078000,"balance_after":15176000,"placed_at":"2026-11-21T12:10:10+00:00","settled_at":"2026-11-21T12:10:10+00:00"},
  {"id":"373af45a-39a9-4e1e-96a2-34eba99ee37f","round_id":"01a1fe00-c9f8-76fa-946d-d0973f27a565","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":5000,"jackpot":0,"valid_turnover":20000,"status":"won","content":"LUCKY_TWENTY|20000|","balance_before":15254000,"balance_after":15239000,"placed_at":"2026-11-21T12:07:07+00:00","settled_at":"2026-11-21T12:07:07+00:00"},
  {"id":"450c1fae-c7cc-4dca-bc11-faffb40b8c5e","round_id":"01a1fe02-a688-7218-a65b-f9306df044d9","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15000000,"balance_after":15098000,"placed_at":"2026-11-21T12:09:09+00:00","settled_at":"2026-11-21T12:09:09+00:00"},
  {"id":"466c6b0b-c6dd-4767-b0f9-f4051477e9be","round_id":"01a1fe05-7160-779c-9f2d-cfb9d74f9c7d","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":50000,"payout":66000,"jackpot":0,"valid_turnover":50000,"status":"won","content":"DICE|50000|2500|true","balance_before":14592000,"balance_after":14608000,"placed_at":"2026-11-21T12:12:12+00:00","settled_at":"2026-11-21T12:12:12+00:00"},
  {"id":"5b544919-b6ce-4a73-bb24-668df2f254e6","round_id":"01a1fe05-7160-75e7-802d-eeddebdb0d03","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":50000,"payout":66000,"jackpot":0,"valid_turnover":50000,"status":"won","content":"DICE|50000|2500|true","balance_before":14560000,"balance_after":14576000,"placed_at":"2026-11-21T12:12:12+00:00","settled_at":"2026-11-21T12:12:12+00:00"},
  {"id":"5ca76bc7-e0b1-4f03-a8b4-e5b5e469061a","round_id":"01a1fdff-dbb0-70ac-9238-4979d0f5bfad","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":15176000,"balance_after":15156000,"placed_at":"2026-11-21T12:06:06+00:00","settled_at":"2026-11-21T12:06:06+00:00"},
  {"id":"66ca18fe-2179-4570-ab58-6f249ac99831","round_id":"01a1fdfd-ff20-7080-b9b2-d2547d7c0f70","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":14680000,"balance_after":14580000,"placed_at":"2026-11-21T12:04:04+00:00","settled_at":"2026-11-21T12:04:04+00:00"},
  {"id":"73315b2a-8984-4659-8806-d35dbf58cd0a","round_id":"01a1fe00-c9f8-722a-a3d2-c1a9e8b51612","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15156000,"balance_after":15254000,"placed_at":"2026-11-21T12:07:07+00:00","settled_at":"2026-11-21T12:07:07+00:00"},
  {"id":"78b7de8a-1ba8-4c25-8ce6-0ed2238495c6","round_id":"01a1fe05-7160-77b6-8e32-90d80384804c","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":14936000,"balance_after":14916000,"placed_at":"2026-11-21T12:12:12+00:00","settled_at":"2026-11-21T12:12:12+00:00"},
  {"id":"82a329f9-7def-4506-9a37-28b3cbf7f323","round_id":"01a1fe05-7160-72f5-8dd4-84f5f286502e","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":15036000,"balance_after":14936000,"placed_at":"2026-11-21T12:12:12+00:00","settled_at":"2026-11-21T12:12:12+00:00"},
  {"id":"850897d0-457c-400b-b05d-12271fd90b04","round_id":"01a1fe02-a688-7157-ab22-6e99d131df85","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":15098000,"balance_after":15078000,"placed_at":"2026-11-21T12:09:09+00:00","settled_at":"2026-11-21T12:09:09+00:00"},
  {"id":"8e4b2926-1963-481e-8173-77f909a115f4","round_id":"01a1fdfb-3448-750a-bcb0-286bdd3e2082","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":40000,"jackpot":0,"valid_turnover":20000,"status":"won","content":"LUCKY_TWENTY|20000|","balance_before":14900000,"balance_after":14920000,"placed_at":"2026-11-21T12:01:01+00:00","settled_at":"2026-11-21T12:01:01+00:00"},
  {"id":"9001e744-f0c6-4fbc-b280-93114f1ea9d9","round_id":"01a1fdfc-2290-739d-b196-cbc80081a614","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":14920000,"balance_after":14820000,"placed_at":"2026-11-21T12:02:02+00:00","settled_at":"2026-11-21T12:02:02+00:00"},
  {"id":"910b86e0-20a7-4099-9fb6-bc54a51da383","round_id":"01a1fdfb-3448-77a2-9b15-59b2aaabcdfc","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":15000000,"balance_after":14900000,"placed_at":"2026-11-21T12:01:01+00:00","settled_at":"2026-11-21T12:01:01+00:00"},
  {"id":"a8d0ecaa-4b6e-4b55-8af4-53c4c3a2fca9","round_id":"01a1fdfd-10d8-71c3-b8ed-22d4a94efcf7","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":14700000,"balance_after":14680000,"placed_at":"2026-11-21T12:03:03+00:00","settled_at":"2026-11-21T12:03:03+00:00"},
  {"id":"ab315d03-2302-4b09-8902-0f6c575ab0c2","round_id":"01a1fdfd-10d8-7228-9eaa-6b9a143ead4e","brand_id":1,"member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":14800000,"balance_after":14700000,"placed_at":"2026-11-21T12:03:03+00:00","settled_at":"2026-11-21T12:03:03+00:00"},
  {"id":"c96709dd-a852-4eb0-ae88-868b4134a5b7","round_id":"01a1fe01-b840-75ad-b789-46c4996b6239","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15239000,"balance_after":15337000,"placed_at":"2026-11-21T12:08:08+00:00","settled_at":"2026-11-21T12:08:08+00:00"},
  {"id":"ca334073-e8d6-49a1-a82a-755ba5c5d51a","round_id":"01a1fe04-8318-736e-a664-8a2159971abd","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":15056000,"balance_after":15036000,"placed_at":"2026-11-21T12:11:11+00:00","settled_at":"2026-11-21T12:11:11+00:00"},
  {"id":"cca458cc-d841-414c-a481-86e48df0e4fa","round_id":"01a1fdfe-ed68-742d-a18b-07405ae7d4b0","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"RNG","vendor":"CROUPIER","game_code":"LUCKY_TWENTY","asset":"PHP","stake":20000,"payout":0,"jackpot":0,"valid_turnover":20000,"status":"lost","content":"LUCKY_TWENTY|20000|","balance_before":15098000,"balance_after":15078000,"placed_at":"2026-11-21T12:05:05+00:00","settled_at":"2026-11-21T12:05:05+00:00"},
  {"id":"d42ace32-58d7-4499-8188-88631da78692","round_id":"01a1fe04-8318-7042-b12e-713aebe0ada4","brand_id":1,"member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":0,"jackpot":0,"valid_turnover":100000,"status":"lost","content":"DICE|100000|5000|false","balance_before":15156000,"balance_after":15056000,"placed_at":"2026-11-21T12:11:11+00:00","settled_at":"2026-11-21T12:11:11+00:00"},
  {"id":"f1128b80-9cfc-4048-b85d-f8bda192f425","round_id":"01a1fdff-dbb0-76be-a007-9981539a2560","brand_id":1,"member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","category":"INHOUSE","vendor":"CROUPIER","game_code":"DICE","asset":"PHP","stake":100000,"payout":198000,"jackpot":0,"valid_turnover":100000,"status":"won","content":"DICE|100000|5000|false","balance_before":15078000,"balance_after":15176000,"placed_at":"2026-11-21T12:06:06+00:00","settled_at":"2026-11-21T12:06:06+00:00"}
]$rows$);

insert into betting.game select * from jsonb_populate_recordset(null::betting.game, $rows$[
  {"vendor":"CROUPIER","game_code":"DICE","name":"Dice","vendor_name":"Croupier Studio"},
  {"vendor":"CROUPIER","game_code":"LUCKY_TWENTY","name":"Lucky Twenty","vendor_name":"Croupier Studio"}
]$rows$);

insert into studio.seed select * from jsonb_populate_recordset(null::studio.seed, $rows$[
  {"id":"01a1fdfb-3448-7622-af8b-52139d29e4d6","member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","state":"active","server_seed":"34b69e4ac27f6786548fd2a47dbe9da4acc552e1ceb0be344bcde05a3562f073","server_seed_hash":"6d94192451e8be81063093ad33d9274b5d8123c0077a05f815223b989ea7e4aa","client_seed":"OCmNmffz3wqeYjjnDl9y","nonce":11,"committed_at":"2026-11-21T12:01:01+00:00","revealed_at":null,"last_played_at":"2026-11-21T12:12:12+00:00"},
  {"id":"01a1fdfb-3448-76f0-9342-dbcaab0c1a74","member_id":"01a1fdfa-4600-72e2-a968-6cf5d3e30453","state":"next","server_seed":"ca80989f100066807417bce71bcfca03f36e6ff299ef27693c346e7164da8dff","server_seed_hash":"873132e04024686ce9ead83f2296800f8731fb535f4706436903a74a73069b6e","client_seed":"eV7PdoAVS509cpIuKfRp","nonce":0,"committed_at":"2026-11-21T12:01:01+00:00","revealed_at":null,"last_played_at":null},
  {"id":"01a1fdfe-ed68-7141-9d64-61c67fd1aca8","member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","state":"next","server_seed":"4b4fada2693b3ee5dfe6156adf5a5512cd341058a4b723bd67af8e4dab689e13","server_seed_hash":"7026cb5312ea6f568c7322b9167e5b5f3ad7d1bc941cb8f6fa76f80c649cc181","client_seed":"KBEknu8aVxRDv3pJwFIe","nonce":0,"committed_at":"2026-11-21T12:05:05+00:00","revealed_at":null,"last_played_at":null},
  {"id":"01a1fdfe-ed68-76d9-a5a4-f2ca53861a1f","member_id":"01a1fdfa-4600-74bd-9ec6-9a9a91ee6e08","state":"active","server_seed":"56b3fbce56e44f2236f75fb575cc950a95617798d548a4b34f66efc0be83139a","server_seed_hash":"175a58a0081f952771d726d81baa2a14714895a7fdc26da26fbc8fb789286674","client_seed":"U35tE3iKqjZ2KugK07r6","nonce":8,"committed_at":"2026-11-21T12:05:05+00:00","revealed_at":null,"last_played_at":"2026-11-21T12:08:08+00:00"},
  {"id":"01a1fe02-a688-7053-bd1b-342ea924cd38","member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","state":"active","server_seed":"b830ce44bf114075872bea675df7a9003cd5edef60ae2e428352e679c2b960b5","server_seed_hash":"2c5b4377c71ae07f7fa18a638abd2e8e65d04345ae58f255972255d749e1b137","client_seed":"v83yxMFzvut06nbAZF8Y","nonce":8,"committed_at":"2026-11-21T12:09:09+00:00","revealed_at":null,"last_played_at":"2026-11-21T12:12:12+00:00"},
  {"id":"01a1fe02-a688-74ae-b54b-849458ecb08a","member_id":"01a1fdfa-4600-7470-91ad-abdfb847ec23","state":"next","server_seed":"1c5fdbf3d975c695462e237113de24a67a219c0eca1b094f27f35bb1fe1daaee","server_seed_hash":"0844c3557e5a31cd2747b0e7e1cd1393cfb463f103e74d3640478d342cf93d5f","client_seed":"9kTnWkhVZ0_iA-UtfoKW","nonce":0,"committed_at":"2026-11-21T12:09:09+00:00","revealed_at":null,"last_played_at":null}
]$rows$);

insert into studio.jackpot select * from jsonb_populate_recordset(null::studio.jackpot, $rows$[
  {"brand_id":1,"game_code":"LUCKY_TWENTY","asset":"PHP","pot_carry":0,"next_carry":0}
]$rows$);

insert into catalogue.vendor select * from jsonb_populate_recordset(null::catalogue.vendor, $rows$[
  {"code":"CROUPIER","display_name":"Croupier Studio","mark":"croupier"}
]$rows$);

insert into catalogue.game select * from jsonb_populate_recordset(null::catalogue.game, $rows$[
  {"code":"DICE","vendor_code":"CROUPIER","name":"Dice","category":"INHOUSE","account_type":"CROUPIER","lines":0,"released_at":"2026-11-01T00:00:00+00:00"},
  {"code":"LUCKY_TWENTY","vendor_code":"CROUPIER","name":"Lucky Twenty","category":"RNG","account_type":"CROUPIER","lines":20,"released_at":"2026-11-15T00:00:00+00:00"}
]$rows$);

insert into catalogue.brand_vendor select * from jsonb_populate_recordset(null::catalogue.brand_vendor, $rows$[
  {"brand_id":1,"category":"INHOUSE","vendor_code":"CROUPIER","position":1,"points_rate":1.00,"open":true},
  {"brand_id":1,"category":"RNG","vendor_code":"CROUPIER","position":1,"points_rate":1.20,"open":true},
  {"brand_id":2,"category":"INHOUSE","vendor_code":"CROUPIER","position":1,"points_rate":1.00,"open":true},
  {"brand_id":2,"category":"RNG","vendor_code":"CROUPIER","position":1,"points_rate":1.20,"open":true}
]$rows$);

insert into catalogue.brand_game select * from jsonb_populate_recordset(null::catalogue.brand_game, $rows$[
  {"brand_id":1,"game_code":"DICE","position":2,"hot":true,"new":true,"jackpot":false,"rtp":99.0000,"stake_min":null,"open":true},
  {"brand_id":1,"game_code":"LUCKY_TWENTY","position":1,"hot":true,"new":false,"jackpot":true,"rtp":96.0831,"stake_min":null,"open":true},
  {"brand_id":2,"game_code":"DICE","position":2,"hot":true,"new":true,"jackpot":false,"rtp":97.0000,"stake_min":null,"open":true},
  {"brand_id":2,"game_code":"LUCKY_TWENTY","position":1,"hot":true,"new":false,"jackpot":true,"rtp":96.0831,"stake_min":null,"open":true}
]$rows$);

select setval('kernel.outbox_id_seq', 58);
select setval('wallet.batch_id', 33);
