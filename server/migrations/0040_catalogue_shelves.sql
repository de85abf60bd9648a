alter table catalogue.vendor
  -- What people call it in other scripts: found by these names too.
  add column aliases text[] not null default '{}',
  -- Currencies it plays in; null for all.
  add column currencies text[],
  -- Countries that it may not be offered in, ISO 3166-1 alpha-2.
  add column closed_countries text[] not null default '{}';

alter table catalogue.game
  -- What kind of game it is within its category, such as video_slot or baccarat.
  add column kind text not null default 'other' check (kind ~ '^[a-z][a-z_]{1,30}$'),
  add column tags text[] not null default '{}',
  add column devices text[] not null default '{desktop,mobile}',
  -- VASSALAGE stands for a whole vendor: it opens a list of games.
  add column is_game text not null default 'GAME' check (is_game in ('GAME', 'VASSALAGE')),
  add column default_play_type text not null default '';

alter table catalogue.brand_vendor
  add column closed_reason text,
  -- Where an entry of the navigation leads: to the category's page, to a list over it, or straight into the only game.
  add column opens text not null default 'page' check (opens in ('page', 'popup', 'game'));

alter table catalogue.brand_game
  add column tags text[] not null default '{}',
  add column closed_reason text;

-- Tables of card games and the like, where members sit down together.
create table catalogue.room (
  id text primary key check (id ~ '^\w{1,40}$'),
  game_code text not null references catalogue.game (code),
  name text not null,
  seats int not null check (seats > 0),
  position int not null
);

-- What a room costs at a brand, in stored units of its currency.
create table catalogue.brand_room (
  brand_id int not null,
  room_id text not null references catalogue.room (id),
  stake_min int8 not null check (stake_min > 0),
  stake_max int8 not null check (stake_max >= stake_min),
  open boolean not null default true,
  primary key (brand_id, room_id)
);

create table catalogue.favourite (
  member_id uuid not null,
  brand_id int not null,
  -- The specification's nodeId.
  game_code text not null references catalogue.game (code),
  added_at timestamptz not null,
  primary key (member_id, game_code)
);

-- How many bets were settled on a game in an hour: what is played most.
create table catalogue.played (
  brand_id int not null,
  hour timestamptz not null,
  game_code text not null,
  bets int not null check (bets > 0),
  primary key (brand_id, hour, game_code)
);
create table catalogue.counted (
  brand_id int primary key,
  -- Every hour before this one is counted.
  until timestamptz not null
);

-- A shelf of games that operators put together.
create table catalogue.collection (
  id uuid primary key,
  brand_id int not null,
  code text not null check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  created_at timestamptz not null,
  -- The version that visitors see; null before the first and while none is shown.
  shown int,
  unique (brand_id, code)
);

-- Versions are kept. The highest one that was never published is the draft; going back publishes an old one anew.
create table catalogue.collection_version (
  collection_id uuid not null references catalogue.collection (id),
  version int not null check (version > 0),
  -- Titles by language, the page it stands on, games in their order.
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  published_at timestamptz,
  published_by text,
  -- The version that this one brings back.
  copy_of int,
  primary key (collection_id, version)
);

-- Grows with every change of what is offered, so that every process knows when to read it anew.
create table catalogue.edition (
  only_one boolean primary key default true check (only_one),
  number int8 not null
);
insert into catalogue.edition (number) values (1);
