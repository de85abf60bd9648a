create schema cashier;

-- The number in a reference, such as DEP 004 8812.
create sequence cashier.reference start 40000;

create table cashier.deposit (
  -- Made by whoever asked; also the id of the transfer that credits it.
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  channel text not null,
  rail text not null,
  asset text not null,
  amount int8 not null check (amount > 0),
  fee int8 not null check (fee >= 0),
  credited int8 check (credited > 0),
  reference text not null unique,
  state text not null check (state in ('waiting', 'review', 'credited', 'refused', 'cancelled', 'expired')),
  -- What the member is told.
  reason text,
  -- How to pay, as it was shown: the account, what the QR picture says, and a page to go to.
  pay_to jsonb,
  qr text,
  pay_url text,
  slip text,
  slip_hash text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'credited') = (credited is not null))
);
create unique index deposit_under_way on cashier.deposit (member_id, channel) where state in ('waiting', 'review');
create index deposit_of_member on cashier.deposit (member_id, requested_at desc, id desc);
create index deposit_waiting on cashier.deposit (expires_at) where state = 'waiting';
create index deposit_in_review on cashier.deposit (brand_id, requested_at) where state = 'review';
-- A picture proves one payment.
create unique index deposit_slip on cashier.deposit (brand_id, slip_hash) where slip_hash is not null;

create table cashier.withdrawal (
  -- Made by whoever asked; also the id of the hold.
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  payout_account_id uuid not null,
  -- As it was when it was asked for; the number itself stays sealed with the account.
  payee jsonb not null,
  asset text not null,
  amount int8 not null check (amount > 0),
  fee int8 not null check (fee >= 0 and fee < amount),
  reference text not null unique,
  state text not null check (state in ('review', 'approved', 'sending', 'paid', 'refused', 'cancelled')),
  reason text,
  -- Why a person looks at it.
  flags text[] not null,
  requested_at timestamptz not null,
  ended_at timestamptz
);
create index withdrawal_of_member on cashier.withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_open on cashier.withdrawal (brand_id, requested_at) where state in ('review', 'approved', 'sending');

-- What happened to a deposit or a withdrawal, who did it and why; never changed.
create table cashier.step (
  id bigint generated always as identity primary key,
  brand_id int not null,
  member_id uuid not null,
  of uuid not null,
  step text not null,
  -- member, gateway, clock, or operator:NAME.
  by text not null,
  note text,
  at timestamptz not null
);
create index step_of on cashier.step (of, id);
create index step_of_member on cashier.step (member_id, id desc);

-- What the payment gateway has said, each thing once, and what became of it.
create table cashier.notice (
  event_id text primary key,
  type text not null,
  -- The deposit or withdrawal, where the notice names one.
  about uuid,
  reference text not null,
  amount int8 not null,
  asset text not null,
  -- credited, paid, returned, review; late, unknown, twice and other things that a person must look at.
  outcome text not null,
  at timestamptz not null,
  heard_at timestamptz not null
);
create index notice_about on cashier.notice (about);

-- What must be staked before money may leave: so much at that moment, less what was staked since.
create table cashier.turnover (
  member_id uuid not null,
  asset text not null,
  brand_id int not null,
  due int8 not null default 0 check (due >= 0),
  since timestamptz not null,
  primary key (member_id, asset)
) with (fillfactor = 70);

create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to money stays written down';
end $$;
create trigger step_stands before update or delete or truncate on cashier.step
  for each statement execute function cashier.refuse_change();
create trigger notice_stands before update or delete or truncate on cashier.notice
  for each statement execute function cashier.refuse_change();
