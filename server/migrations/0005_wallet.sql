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
