-- How a vendor reaches us and how its games are opened. Games of a vendor without a line here are pages of the site.
create table catalogue.vendor_access (
  vendor_code text primary key references catalogue.vendor (code),
  -- native, aggregator, form: how its calls are written and signed
  dialect text not null check (dialect in ('native', 'aggregator', 'form')),
  -- seamless: the money stays here; transfer: the vendor keeps a wallet of its own
  wallet text not null check (wallet in ('seamless', 'transfer')),
  launch_url text not null,
  -- Addresses and networks that its calls may come from; none for any.
  addresses text[] not null default '{}',
  open boolean not null default true
);

-- What a vendor's calls are proved by, locked up with the installation's secret. While keys change both are good.
create table catalogue.vendor_key (
  id uuid primary key,
  vendor_code text not null references catalogue.vendor_access (vendor_code),
  sealed text not null,
  from_at timestamptz not null,
  until_at timestamptz
);
create index vendor_key_of on catalogue.vendor_key (vendor_code);

-- A game that was opened: what its token is bound to.
create table catalogue.launch (
  id uuid primary key,
  token_hash text not null unique,
  brand_id int not null,
  member_id uuid not null,
  session_id uuid not null,
  vendor_code text not null,
  game_code text not null,
  asset text not null,
  device text not null,
  language text not null,
  at timestamptz not null,
  -- The token of the address is good until then, and what the vendor got for it until the other.
  opens_until timestamptz not null,
  plays_until timestamptz not null
);
create index launch_over on catalogue.launch (plays_until);

-- Who has ever opened a game of a vendor: it learns of nobody else, and pays nobody else.
create table catalogue.vendor_player (
  vendor_code text not null,
  member_id uuid not null,
  brand_id int not null,
  asset text not null,
  since timestamptz not null,
  primary key (vendor_code, member_id)
);
