-- Every call of a vendor that was judged, with its first answer: said again to whoever asks again, for as long as the bets are kept.
create table betting.vendor_call (
  -- Follows from the vendor and the id that it gave the call.
  id uuid primary key,
  round_id uuid,
  -- What was asked, so that the same id with other content is told apart.
  content text not null,
  code text not null,
  reason text,
  balance int8 not null,
  transfer_id uuid,
  at timestamptz not null
);
create index vendor_call_of_round on betting.vendor_call (round_id) where transfer_id is not null;

-- What a vendor sent with the end of a round, so that it can be shown again.
alter table betting.round add column recall json;
create index round_open on betting.round (started_at) where status = 'open';
