-- The schema vendor_wallets as all migrations together make it. Written by npm run schema.

create table vendor_wallets.vendor_transfer (
  id           uuid        primary key,
  brand_id     int         not null,
  member_id    uuid        not null,
  vendor       text        not null,
  direction    text        not null check (direction in ('in', 'out')),
  asset        text        not null,
  amount       int8        not null check (amount > 0),
  reference    text        not null unique,
  state        text        not null check (state in ('sending', 'done', 'refused')),
  reason       text,
  recall_id    uuid,
  requested_at timestamptz not null,
  ended_at     timestamptz,
  check ((state = 'sending') = (ended_at is null))
);
create index vendor_transfer_of_member on vendor_wallets.vendor_transfer (member_id, requested_at desc, id desc);
create index vendor_transfer_open on vendor_wallets.vendor_transfer (requested_at) where (state = 'sending');
create index vendor_transfer_of_recall on vendor_wallets.vendor_transfer (recall_id) where (recall_id is not null);
create index vendor_transfer_of_brand on vendor_wallets.vendor_transfer (brand_id, requested_at desc, id desc);

create table vendor_wallets.recall (
  id           uuid        primary key,
  brand_id     int         not null,
  member_id    uuid        not null,
  requested_at timestamptz not null
);
