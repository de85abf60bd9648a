-- Money from a member to the one above, or from an agent to one right below.
create table cashier.line_transfer (
  -- Made by whoever asked; also the id of the transfer that takes the money.
  id uuid primary key,
  brand_id int not null,
  sender_id uuid not null,
  receiver_id uuid not null check (receiver_id <> sender_id),
  -- Seen from the sender.
  way text not null check (way in ('up', 'down')),
  asset text not null,
  amount int8 not null check (amount > 0),
  reference text not null unique,
  requested_at timestamptz not null
);
create index line_transfer_sent on cashier.line_transfer (sender_id, requested_at desc, id desc);
create index line_transfer_got on cashier.line_transfer (receiver_id, requested_at desc, id desc);
create trigger line_transfer_stands before update or delete or truncate on cashier.line_transfer
  for each statement execute function cashier.refuse_change();

-- Money between a member's balance and their wallet with a vendor.
create table cashier.vendor_transfer (
  -- Made by whoever asked, or derived from the id of a recall; also the id of the hold (in) or of the transfer (out).
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  vendor text not null,
  -- Seen from the vendor: in takes from the balance, out gives to it.
  direction text not null check (direction in ('in', 'out')),
  asset text not null,
  amount int8 not null check (amount > 0),
  reference text not null unique,
  -- Sending until the vendor has said what became of it.
  state text not null check (state in ('sending', 'done', 'refused')),
  reason text,
  -- The recall that it belongs to.
  recall_id uuid,
  requested_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'sending') = (ended_at is null))
);
create index vendor_transfer_of_member on cashier.vendor_transfer (member_id, requested_at desc, id desc);
create index vendor_transfer_open on cashier.vendor_transfer (requested_at) where state = 'sending';
create index vendor_transfer_of_recall on cashier.vendor_transfer (recall_id) where recall_id is not null;

-- A recall takes back what was there when it was asked for, also when it is asked for again.
create table cashier.recall (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  requested_at timestamptz not null
);
