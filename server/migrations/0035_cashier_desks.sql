-- What a member has paid and was paid by others, and what was decided on a day.
create index match_of_payer on cashier.match (payer_id);
create index match_of_receiver on cashier.match (receiver_id);
create index match_done on cashier.match (brand_id, ended_at desc) where ended_at is not null;

-- Laid aside for a check: out of the queue's way, and back in it by itself when the time is over.
create table cashier.aside (
  withdrawal_id uuid primary key references cashier.withdrawal (id),
  reason text not null,
  note text not null,
  by text not null,
  at timestamptz not null,
  until timestamptz not null check (until > at)
);

-- A picture that belongs to what was written down.
alter table cashier.desk_note add column file text;

-- What an operator has read in the picture of a transfer; typed again, the newer holds.
create table cashier.slip_reading (
  deposit_id uuid primary key references cashier.deposit (id),
  amount int8 not null check (amount > 0),
  -- As the slip says it, in the brand's time; empty where it does not.
  paid_at text not null,
  reference text not null,
  read_by text not null,
  at timestamptz not null
);

-- Money that has arrived and belongs to no open deposit.
create table cashier.stray (
  -- Also the id of the deposit that it becomes.
  id uuid primary key,
  brand_id int not null,
  -- What the company said, or the line of its statement.
  source text not null check (source in ('notice', 'statement')),
  said text not null unique,
  -- The request that it names, ours or not.
  about uuid,
  reference text not null,
  asset text not null,
  amount int8 not null check (amount > 0),
  why text not null check (why in ('unknown', 'was_refused', 'twice', 'amount_differs', 'not_told')),
  arrived_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'parked', 'credited', 'returned', 'arrived')),
  reason text,
  note text,
  -- Of the payment that took it back to its sender.
  bank_reference text,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index stray_of_stage on cashier.stray (brand_id, state, arrived_at, id);
create index stray_about on cashier.stray (about) where about is not null;

alter table cashier.claim drop constraint claim_desk_check;
alter table cashier.claim add constraint claim_desk_check check (desk in ('withdrawal', 'deposit', 'dispute', 'stray'));
