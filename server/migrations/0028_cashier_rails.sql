-- In which language a deposit or withdrawal was asked for: its member is told of it in the same.
create table cashier.asked_in (
  of uuid primary key,
  language text not null
);

-- What a member was told, each thing once.
create table cashier.told (
  of uuid not null,
  what text not null,
  brand_id int not null,
  member_id uuid not null,
  at timestamptz not null,
  primary key (of, what)
);

-- So many coins, to an address of its own, by the rate of the moment at which they were asked for.
create table cashier.coin_order (
  deposit_id uuid primary key references cashier.deposit (id),
  brand_id int not null,
  network text not null,
  coin text not null,
  -- Coins are counted in parts of so many decimals.
  decimals int not null check (decimals between 0 and 8),
  coins int8 not null check (coins > 0),
  -- What one coin is worth, in stored units of the brand's currency, the house's share taken.
  rate int8 not null check (rate > 0),
  confirmations int not null check (confirmations > 0),
  -- Null until the chain's keeper has named it.
  address text,
  -- The rate holds until then; the deposit itself waits longer once coins are on their way.
  pay_until timestamptz not null
);

-- Coins that were sent, as the chain's keeper last spoke of them.
create table cashier.coin_transfer (
  network text not null,
  tx text not null,
  address text not null,
  -- The deposit, where the address is one of ours.
  deposit_id uuid,
  brand_id int,
  coin text not null,
  decimals int not null,
  coins int8 not null check (coins > 0),
  confirmations int not null,
  -- Grows with everything that is said of it; what was said before changes nothing.
  sequence int not null,
  state text not null check (state in ('seen', 'confirmed', 'dropped')),
  -- What became of it, in a word; null while it is not deep enough.
  outcome text,
  seen_at timestamptz not null,
  heard_at timestamptz not null,
  primary key (network, tx, address)
);
create index coin_transfer_of_deposit on cashier.coin_transfer (deposit_id);
create index coin_transfer_seen on cashier.coin_transfer (seen_at);

-- Our books beside the payment company's, a day at a time.
create table cashier.reconciliation (
  id uuid primary key,
  day date not null,
  by text not null,
  lines int not null,
  found int not null,
  at timestamptz not null
);
create index reconciliation_of_day on cashier.reconciliation (day desc, at desc);

create table cashier.finding (
  id uuid primary key,
  run uuid not null references cashier.reconciliation (id),
  -- Null where nobody knows whose it is.
  brand_id int,
  day date not null,
  kind text not null check (kind in
    ('missing_at_us', 'missing_at_them', 'amount_differs', 'duplicate', 'ledger_without_request', 'hold_without_request')),
  -- The request, transfer or line of the statement that it is about.
  subject text not null,
  reference text not null,
  asset text not null,
  decimals int not null,
  ours int8,
  theirs int8,
  difference int8 not null generated always as (coalesce(theirs, 0) - coalesce(ours, 0)) stored,
  state text not null default 'open' check (state in ('open', 'explained')),
  explained_by text,
  note text,
  explained_at timestamptz,
  found_at timestamptz not null,
  check ((state = 'explained') = (explained_by is not null and note is not null and explained_at is not null)),
  unique (kind, subject)
);
create index finding_open on cashier.finding (day desc, id) where state = 'open';

create index notice_of_day on cashier.notice (at);
create index deposit_ended on cashier.deposit (ended_at) where ended_at is not null;
create index withdrawal_ended on cashier.withdrawal (ended_at) where ended_at is not null;
