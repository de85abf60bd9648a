-- The schema cashier as all migrations together make it. Written by npm run schema.

create table cashier.deposit (
  id           uuid        primary key,
  brand_id     int         not null,
  member_id    uuid        not null,
  channel      text        not null,
  rail         text        not null,
  asset        text        not null,
  amount       int8        not null check (amount > 0),
  fee          int8        not null check (fee >= 0),
  credited     int8        check (credited > 0),
  reference    text        not null unique,
  state        text        not null check (state in ('waiting', 'review', 'confirming', 'credited', 'refused',
    'cancelled', 'expired')),
  reason       text,
  pay_to       jsonb,
  qr           text,
  pay_url      text,
  slip         text,
  slip_hash    text,
  requested_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  bonus        text        check (bonus ~ '^[A-Z0-9_]{2,30}$'),
  check ((state = 'credited') = (credited is not null))
);
create unique index deposit_under_way on cashier.deposit (member_id, channel) where (state in ('waiting', 'review'));
create index deposit_of_member on cashier.deposit (member_id, requested_at desc, id desc);
create index deposit_waiting on cashier.deposit (expires_at) where (state = 'waiting');
create index deposit_in_review on cashier.deposit (brand_id, requested_at) where (state = 'review');
create unique index deposit_slip on cashier.deposit (brand_id, slip_hash) where (slip_hash is not null);
create unique index deposit_matched_under_way on cashier.deposit (member_id) where ((rail = 'matched')
  and (state in ('waiting', 'confirming')));
create index deposit_ended on cashier.deposit (ended_at) where (ended_at is not null);
create index deposit_of_stage on cashier.deposit (brand_id, state, requested_at, id) where (state in ('waiting',
  'review'));
create index deposit_done on cashier.deposit (brand_id, ended_at desc) where (ended_at is not null);
create index deposit_credited on cashier.deposit (brand_id, ended_at) where (state = 'credited');

create table cashier.withdrawal (
  id                uuid        primary key,
  brand_id          int         not null,
  member_id         uuid        not null,
  payout_account_id uuid        not null,
  payee             jsonb       not null,
  asset             text        not null,
  amount            int8        not null check (amount > 0),
  fee               int8        not null,
  reference         text        not null unique,
  state             text        not null check (state in ('review', 'approved', 'matching', 'sending', 'paid',
    'refused', 'cancelled')),
  reason            text,
  flags             text[]      not null,
  requested_at      timestamptz not null,
  ended_at          timestamptz,
  hold_id           uuid,
  rest              int8        not null default 0 check (rest >= 0),
  matched           int8        not null default 0 check (matched >= 0),
  match_until       timestamptz,
  by_hand           boolean     not null default false,
  bank_reference    text,
  check (fee >= 0 and fee < amount)
);
create index withdrawal_of_member on cashier.withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_matching on cashier.withdrawal (brand_id, asset, requested_at, id) where (state = 'matching');
create index withdrawal_open on cashier.withdrawal (brand_id, requested_at) where (state in ('review', 'approved',
  'matching', 'sending'));
create index withdrawal_ended on cashier.withdrawal (ended_at) where (ended_at is not null);
create index withdrawal_of_stage on cashier.withdrawal (brand_id, state, requested_at, id) where (state in ('review',
  'approved', 'matching', 'sending'));
create index withdrawal_done on cashier.withdrawal (brand_id, ended_at desc) where (ended_at is not null);
create index withdrawal_paid on cashier.withdrawal (brand_id, ended_at) where (state = 'paid');

create table cashier.step (
  id         int8        generated always as identity primary key,
  brand_id   int         not null,
  member_id  uuid        not null,
  request_id uuid        not null,
  step       text        not null,
  by         text        not null,
  note       text,
  at         timestamptz not null
);
create index step_of_request on cashier.step (request_id, id);
create index step_of_member on cashier.step (member_id, id desc);
create trigger step_stands before delete or update or truncate on cashier.step for each statement
  execute function cashier.refuse_change();

create table cashier.notice (
  event_id    text        primary key,
  type        text        not null,
  about       uuid,
  reference   text        not null,
  amount      int8        not null,
  asset       text        not null,
  outcome     text        not null,
  at          timestamptz not null,
  received_at timestamptz not null
);
create index notice_about on cashier.notice (about);
create index notice_of_day on cashier.notice (at);
create trigger notice_stands before delete or update or truncate on cashier.notice for each statement
  execute function cashier.refuse_change();

create table cashier.turnover (
  member_id uuid        not null,
  asset     text        not null,
  brand_id  int         not null,
  due       int8        not null default 0 check (due >= 0),
  since     timestamptz not null,
  primary key (member_id, asset)
) with (fillfactor=70);

create table cashier.match (
  id            uuid        primary key,
  brand_id      int         not null,
  asset         text        not null,
  deposit_id    uuid        not null references cashier.deposit(id),
  payer_id      uuid        not null,
  withdrawal_id uuid        not null references cashier.withdrawal(id),
  receiver_id   uuid        not null,
  reference     text        not null unique,
  amount        int8        not null check (amount > 0),
  state         text        not null check (state in ('waiting', 'sent', 'disputed', 'received', 'returned')),
  received      int8,
  late          boolean     not null default false,
  slip          text,
  slip_hash     text,
  answer        text        check (answer in ('received', 'not_received', 'partly')),
  remaining     int8,
  answer_slip   text,
  reason        text,
  matched_at    timestamptz not null,
  pay_by        timestamptz not null,
  sent_at       timestamptz,
  answer_by     timestamptz,
  answered_at   timestamptz,
  ended_at      timestamptz,
  check (receiver_id <> payer_id),
  check (received > 0 and received <= amount),
  check (remaining > 0 and remaining < amount),
  check ((state = 'received') = (received is not null)),
  check ((state in ('received', 'returned')) = (ended_at is not null)),
  check ((state not in ('sent', 'disputed')) or slip is not null)
);
create index match_of_deposit on cashier.match (deposit_id, id);
create index match_of_withdrawal on cashier.match (withdrawal_id, id);
create index match_unpaid on cashier.match (pay_by) where (state = 'waiting');
create index match_unanswered on cashier.match (answer_by) where (state = 'sent');
create index match_disputed on cashier.match (sent_at) where (state = 'disputed');
create index match_waiting on cashier.match (payer_id) where (state = 'waiting');
create index match_sent on cashier.match (receiver_id) where (state = 'sent');
create unique index match_slip on cashier.match (brand_id, slip_hash) where (slip_hash is not null);
create index match_of_payer on cashier.match (payer_id);
create index match_of_receiver on cashier.match (receiver_id);
create index match_done on cashier.match (brand_id, ended_at desc) where (ended_at is not null);

create table cashier.request_language (
  request_id uuid primary key,
  language   text not null
);

create table cashier.notification (
  request_id uuid        not null,
  what       text        not null,
  brand_id   int         not null,
  member_id  uuid        not null,
  at         timestamptz not null,
  primary key (request_id, what)
);

create table cashier.coin_order (
  deposit_id    uuid        primary key references cashier.deposit(id),
  brand_id      int         not null,
  network       text        not null,
  coin          text        not null,
  decimals      int         not null check (decimals >= 0 and decimals <= 8),
  coins         int8        not null check (coins > 0),
  rate          int8        not null check (rate > 0),
  confirmations int         not null check (confirmations > 0),
  address       text,
  pay_until     timestamptz not null
);

create table cashier.coin_transfer (
  network       text        not null,
  tx            text        not null,
  address       text        not null,
  deposit_id    uuid,
  brand_id      int,
  coin          text        not null,
  decimals      int         not null,
  coins         int8        not null check (coins > 0),
  confirmations int         not null,
  sequence      int         not null,
  state         text        not null check (state in ('seen', 'confirmed', 'dropped')),
  outcome       text,
  seen_at       timestamptz not null,
  received_at   timestamptz not null,
  primary key (network, tx, address)
);
create index coin_transfer_of_deposit on cashier.coin_transfer (deposit_id);
create index coin_transfer_seen on cashier.coin_transfer (seen_at);

create table cashier.claim (
  request_id  uuid        primary key,
  brand_id    int         not null,
  desk        text        not null check (desk in ('withdrawal', 'deposit', 'dispute', 'stray')),
  operator_id uuid        not null,
  username    text        not null,
  name        text        not null,
  until       timestamptz not null,
  wanted_by   text
);
create index claim_of_operator on cashier.claim (operator_id, until);

create table cashier.assessment (
  withdrawal_id uuid        primary key references cashier.withdrawal(id),
  findings      jsonb       not null,
  at            timestamptz not null
);
create trigger assessment_stands before delete or update or truncate on cashier.assessment for each statement
  execute function cashier.refuse_change();

create table cashier.manual_payout (
  withdrawal_id uuid        primary key references cashier.withdrawal(id),
  released_at   timestamptz not null
);

create table cashier.desk_note (
  id         uuid        primary key,
  request_id uuid        not null,
  brand_id   int         not null,
  written_by text        not null,
  text       text        not null,
  at         timestamptz not null,
  file       text
);
create index desk_note_of_request on cashier.desk_note (request_id, at, id);
create trigger desk_note_stands before delete or update or truncate on cashier.desk_note for each statement
  execute function cashier.refuse_change();

create table cashier.snooze (
  withdrawal_id uuid        primary key references cashier.withdrawal(id),
  reason        text        not null,
  note          text        not null,
  by            text        not null,
  at            timestamptz not null,
  until         timestamptz not null,
  check (until > at)
);

create table cashier.slip_reading (
  deposit_id uuid        primary key references cashier.deposit(id),
  amount     int8        not null check (amount > 0),
  paid_at    text        not null,
  reference  text        not null,
  read_by    text        not null,
  at         timestamptz not null
);

create table cashier.unmatched_receipt (
  id              uuid        primary key,
  brand_id        int         not null,
  source          text        not null check (source in ('notice', 'statement', 'coins')),
  source_id       text        not null unique,
  about           uuid,
  reference       text        not null,
  asset           text        not null,
  amount          int8        not null check (amount > 0),
  why             text        not null check (why in ('unknown', 'was_refused', 'twice', 'amount_differs', 'not_told',
    'not_processed')),
  arrived_at      timestamptz not null,
  state           text        not null default 'open' check (state in ('open', 'parked', 'credited', 'returned',
    'written_off', 'arrived')),
  reason          text,
  note            text,
  bank_reference  text,
  decided_by      text,
  decided_at      timestamptz,
  channel         text        not null default 'UNMATCHED',
  decimals        int         not null default 4 check (decimals >= 0 and decimals <= 8),
  suspended       boolean     not null default false,
  deposit_id      uuid,
  fault           text,
  notice_event_id text        unique,
  check ((state = 'open') = (decided_at is null))
);
create index unmatched_receipt_of_stage on cashier.unmatched_receipt (brand_id, state, arrived_at, id);
create index unmatched_receipt_about on cashier.unmatched_receipt (about) where (about is not null);
create index unmatched_receipt_not_suspended on cashier.unmatched_receipt (id) where ((not suspended)
  and (state in ('open', 'parked')));

create sequence cashier.reference start 40000;

create or replace function cashier.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'what happened to money stays written down';
end $function$;
