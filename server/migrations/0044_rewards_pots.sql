-- Pots that must fall before they reach an amount. Each run of one has a secret point at which it falls; its hash is shown from
-- the beginning and the point itself after the fall.
create table rewards.pot (
  brand_id int not null,
  code text not null,
  asset text not null,
  run int not null,
  -- In stored units.
  falls_at int8 not null,
  salt text not null,
  commitment text not null,
  since timestamptz not null,
  -- The last bet that has fed it, by when it was settled, and what was left over after whole units, in millionths of one.
  fed_upto timestamptz not null,
  fed_bet uuid not null,
  carry int8 not null default 0,
  primary key (brand_id, code, asset)
);

-- What fell to whom: never changed.
create table rewards.pot_fall (
  brand_id int not null,
  code text not null,
  asset text not null,
  run int not null,
  bet_id uuid not null,
  member_id uuid not null,
  amount int8 not null,
  falls_at int8 not null,
  salt text not null,
  commitment text not null,
  at timestamptz not null,
  primary key (brand_id, code, asset, run)
);
create trigger fall_stands before update or delete on rewards.pot_fall
for each row execute function rewards.refuse_change();
