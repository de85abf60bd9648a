-- What a vendor has awarded and was paid at once in a day of the brand; whoever judges an award locks the row.
create table betting.award_day (
  brand_id int not null,
  vendor text not null,
  day timestamptz not null,
  amount int8 not null default 0 check (amount >= 0),
  primary key (brand_id, vendor, day)
);

-- Awards above a limit, which wait for people. The id is that of the vendor's call and of the transfer that pays it.
create table betting.held_award (
  id uuid primary key,
  brand_id int not null,
  vendor text not null,
  member_id uuid not null,
  asset text not null,
  award text not null,
  amount int8 not null check (amount > 0),
  round_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'refused')),
  at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index held_award_waiting on betting.held_award (brand_id, at) where state = 'waiting';
create index held_award_decided on betting.held_award (brand_id, decided_at desc) where state <> 'waiting';
