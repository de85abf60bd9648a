-- The schema reconciliation as all migrations together make it. Written by npm run schema.

create table reconciliation.run (
  id    uuid        primary key,
  day   date        not null,
  by    text        not null,
  lines int         not null,
  found int         not null,
  at    timestamptz not null
);
create index run_of_day on reconciliation.run (day desc, at desc);
create index run_by_clock on reconciliation.run (day, at) where (by = 'clock');

create table reconciliation.finding (
  id           uuid        primary key,
  run          uuid        not null references reconciliation.run(id),
  brand_id     int,
  day          date        not null,
  kind         text        not null check (kind in ('missing_at_us', 'missing_at_them', 'amount_differs', 'duplicate',
    'ledger_without_request',
  'hold_without_request', 'stake_differs', 'stake_without_bet', 'suspense_differs')),
  subject      text        not null,
  reference    text        not null,
  asset        text        not null,
  decimals     int         not null,
  ours         int8,
  theirs       int8,
  difference   int8        not null generated always as (coalesce(theirs, (0)::int8) - coalesce(ours, (0)::int8)) stored,
  state        text        not null default 'open' check (state in ('open', 'explained')),
  explained_by text,
  note         text,
  explained_at timestamptz,
  found_at     timestamptz not null,
  unique (kind, subject),
  check ((state = 'explained') = (explained_by is not null and note is not null and explained_at is not null))
);
create index finding_open on reconciliation.finding (day desc, id) where (state = 'open');
