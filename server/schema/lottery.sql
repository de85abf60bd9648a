-- The schema lottery as all migrations together make it. Written by npm run schema.

create table lottery.lottery (
  code       text        primary key,
  number     int         not null generated always as identity unique,
  family     text        not null,
  prize_mode text        not null check (prize_mode in ('Lott', 'ZY', 'SEA', 'Elott')),
  vendor     text        not null,
  names      jsonb       not null,
  schedule   jsonb       not null,
  drawn_by   text        not null check (drawn_by in ('house', 'official', 'lottery')),
  draws_from text        references lottery.lottery(code),
  position   int         not null,
  ready_to   timestamptz,
  release    text        not null default 'two_people' check (release in ('two_people', 'feed_and_one')),
  check ((drawn_by = 'lottery') = (draws_from is not null))
);

create table lottery.issue (
  id         uuid        primary key,
  lottery    text        not null references lottery.lottery(code),
  issue_no   text        not null,
  open_at    timestamptz not null,
  close_at   timestamptz not null,
  draw_at    timestamptz not null,
  status     text        not null default 'ready' check (status in ('ready', 'closed', 'drawn', 'settled', 'void')),
  chain_id   int,
  link       int,
  links      int,
  head       text,
  salt       text,
  hash       text,
  numbers    jsonb,
  lines      int,
  stakes     jsonb,
  seal       text,
  drawn_at   timestamptz,
  settled_to uuid,
  settled_at timestamptz,
  unsold     boolean     not null default false,
  unique (lottery, issue_no),
  unique (chain_id, link),
  check ((chain_id is null) = (link is null)),
  check (open_at < close_at and close_at <= draw_at),
  check ((drawn_at is null) = (status in ('ready', 'closed'))),
  check ((status not in ('drawn', 'settled')) or numbers is not null and seal is not null)
);
create index issue_running on lottery.issue (draw_at) where (status in ('ready', 'closed', 'drawn'));
create index issue_by_draw on lottery.issue (lottery, draw_at);
create index issue_untold on lottery.issue (lottery, draw_at) where ((status = 'void') and (hash is null)
  and (chain_id is not null));
create index issue_unsold on lottery.issue (draw_at) where (unsold and (status = 'closed'));
create index issue_by_time on lottery.issue (draw_at, lottery);
create index issue_number on lottery.issue (issue_no);

create table lottery.member_order (
  id        uuid        primary key,
  brand_id  int         not null,
  member_id uuid        not null,
  asset     text        not null,
  decimals  int         not null,
  lottery   text        not null references lottery.lottery(code),
  issue_id  uuid        not null references lottery.issue(id),
  content   text        not null,
  reply     jsonb,
  lines     int         not null,
  amount    int8        not null check (amount >= 0),
  rebate    int8        not null check (rebate >= 0),
  state     text        not null default 'open' check (state in ('open', 'won', 'lost', 'cancelled')),
  prize     int8        not null default 0 check (prize >= 0),
  placed_at timestamptz not null,
  chase_id  uuid        references lottery.chase(id),
  multiple  int         check (multiple > 0),
  check ((chase_id is null) = (multiple is null))
) with (fillfactor=80);
create index member_order_member on lottery.member_order (member_id, placed_at desc, id);
create unique index member_order_chase on lottery.member_order (chase_id, issue_id) where (chase_id is not null);
create index member_order_chased_issue on lottery.member_order (issue_id) where (chase_id is not null);
create index member_order_chased_open on lottery.member_order (member_id) where ((chase_id is not null)
  and (state = 'open'));
create index member_order_brand on lottery.member_order (brand_id, placed_at desc, id);
create index member_order_issue on lottery.member_order (issue_id);

create table lottery.order_line (
  id           uuid        primary key,
  order_id     uuid        not null references lottery.member_order(id),
  number       int         not null,
  issue_id     uuid        not null references lottery.issue(id),
  brand_id     int         not null,
  member_id    uuid        not null,
  asset        text        not null,
  method       text        not null,
  content      text        not null,
  tickets      int         not null check (tickets > 0),
  price        int8        not null check (price > 0),
  amount       int8        not null check (amount > 0),
  mode         int,
  odds         jsonb       not null,
  most         int8        not null,
  unit         int8        not null,
  rebate       int8        not null check (rebate >= 0),
  cancelled_at timestamptz,
  corrected_at timestamptz,
  half         jsonb
);
create unique index order_line_order on lottery.order_line (order_id, number);
create index order_line_issue on lottery.order_line (issue_id, member_id, id);

create table lottery.order_cancel (
  id        uuid        primary key,
  order_id  uuid        references lottery.member_order(id),
  member_id uuid        not null,
  content   text        not null,
  reply     jsonb       not null,
  at        timestamptz not null,
  chase_id  uuid        references lottery.chase(id),
  check (num_nonnulls(order_id, chase_id) = 1)
);

create table lottery.rebate_point (
  member_id uuid primary key,
  tenths    int  not null check (tenths >= 0 and tenths <= 80)
);

create table lottery.result_entry (
  issue_id      uuid        not null references lottery.issue(id),
  place         int         not null check (place in (1, 2)),
  version       int         not null check (version > 0),
  operator_id   uuid        not null,
  operator_name text        not null,
  numbers       jsonb       not null,
  entered_at    timestamptz not null,
  primary key (issue_id, place, version),
  unique (issue_id, operator_id, version)
);

create table lottery.result_notice (
  event_id text        primary key,
  lottery  text        not null,
  issue_no text        not null,
  version  int         not null check (version > 0),
  numbers  jsonb       not null,
  drawn_at timestamptz not null,
  said_at  timestamptz not null,
  heard_at timestamptz not null,
  unique (lottery, issue_no, version)
);

create table lottery.issue_correction (
  id             uuid        primary key,
  number         int         not null generated always as identity,
  issue_id       uuid        not null references lottery.issue(id),
  brand_id       int         not null,
  kind           text        not null check (kind in ('void', 'correct')),
  numbers_before jsonb,
  numbers_after  jsonb,
  reason         text        not null,
  asked_by       text        not null,
  confirmed_by   text        not null,
  at             timestamptz not null,
  check ((kind = 'correct') = (numbers_after is not null))
);
create index issue_correction_issue on lottery.issue_correction (issue_id, number);

create table lottery.corrected_round (
  id            uuid primary key,
  correction_id uuid not null references lottery.issue_correction(id),
  round_id      uuid not null,
  brand_id      int  not null,
  asset         text not null
);
create index corrected_round_correction on lottery.corrected_round (correction_id);

create table lottery.chase (
  id          uuid        primary key,
  brand_id    int         not null,
  member_id   uuid        not null,
  asset       text        not null,
  decimals    int         not null,
  lottery     text        not null references lottery.lottery(code),
  stop_on_win boolean     not null,
  lines       int         not null check (lines > 0),
  issues      int         not null check (issues > 1),
  placed_at   timestamptz not null,
  ended_by    text        check (ended_by in ('win', 'member', 'restraint')),
  ended_at    timestamptz,
  check (ended_at is null or ended_by is not null)
);
create index chase_member on lottery.chase (member_id, placed_at desc, id);
create index chase_ending on lottery.chase (id) where ((ended_by is not null) and (ended_at is null));
create index chase_brand on lottery.chase (brand_id, placed_at desc, id);

create table lottery.announced_draw (
  issue_id     uuid        primary key references lottery.issue(id),
  draw_at      timestamptz not null,
  refused_as   int,
  announced_at timestamptz not null
);

create table lottery.number_rule (
  id       uuid        primary key,
  brand_id int         not null,
  lottery  text        not null references lottery.lottery(code),
  issue_id uuid        references lottery.issue(id),
  kind     text        not null check (kind in ('closed', 'half', 'cap')),
  method   text,
  numbers  jsonb       not null,
  cap      int8        check (cap >= 0),
  version  int         not null default 1,
  ended_at timestamptz,
  check ((kind = 'cap') = (cap is not null))
);
create index number_rule_current on lottery.number_rule (brand_id, lottery, issue_id) where (ended_at is null);
create index number_rule_ended on lottery.number_rule (brand_id, lottery, ended_at desc) where (ended_at is not null);

create table lottery.number_rule_version (
  rule_id      uuid        not null references lottery.number_rule(id),
  version      int         not null,
  change       text        not null check (change in ('set', 'cap', 'end')),
  cap          int8,
  asked_by     text        not null,
  confirmed_by text        not null,
  reason       text        not null,
  note         text        not null,
  at           timestamptz not null,
  primary key (rule_id, version)
);

create table lottery.counted_method (
  brand_id int  not null,
  issue_id uuid not null references lottery.issue(id),
  method   text not null,
  primary key (brand_id, issue_id, method)
);

create table lottery.number_stake (
  brand_id int  not null,
  issue_id uuid not null references lottery.issue(id),
  asset    text not null,
  method   text not null,
  number   text not null,
  stake    int8 not null check (stake >= 0),
  pays     int8 not null check (pays >= 0),
  primary key (brand_id, issue_id, asset, method, number)
) with (fillfactor=70);
