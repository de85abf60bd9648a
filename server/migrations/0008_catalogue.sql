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
