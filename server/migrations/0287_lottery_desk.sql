-- Results of official draws are entered by people, told by a bureau, and put right by two of them.

-- By whose word a result is released: two people's, or one person's that the bureau confirms.
alter table lottery.lottery add column release text not null default 'two_people'
  check (release in ('two_people', 'feed_and_one'));

-- What somebody has entered as a result; each corrects only their own, and every version is kept.
create table lottery.result_entry (
  issue_id      uuid not null references lottery.issue,
  place         int not null check (place in (1, 2)),
  version       int not null check (version > 0),
  operator_id   uuid not null,
  operator_name text not null,
  numbers       jsonb not null,
  entered_at    timestamptz not null,
  primary key (issue_id, place, version),
  unique (issue_id, operator_id, version)
);

-- What the bureau has said: each version of a result once, also of issues that nobody has made yet.
create table lottery.result_notice (
  event_id  text primary key,
  lottery   text not null,
  issue_no  text not null,
  version   int not null check (version > 0),
  numbers   jsonb not null,
  drawn_at  timestamptz not null,
  said_at   timestamptz not null,
  heard_at  timestamptz not null,
  unique (lottery, issue_no, version)
);

-- A draw that two people have made void, or whose numbers they have put right.
create table lottery.issue_correction (
  id             uuid primary key,
  number         int generated always as identity,
  issue_id       uuid not null references lottery.issue,
  brand_id       int not null,
  kind           text not null check (kind in ('void', 'correct')),
  numbers_before jsonb,
  numbers_after  jsonb,
  reason         text not null,
  asked_by       text not null,
  confirmed_by   text not null,
  at             timestamptz not null,
  check ((kind = 'correct') = (numbers_after is not null))
);
create index issue_correction_issue on lottery.issue_correction (issue_id, number);

-- The book's correction of each round of such a draw, under its own id.
create table lottery.corrected_round (
  id            uuid primary key,
  correction_id uuid not null references lottery.issue_correction,
  round_id      uuid not null,
  brand_id      int not null,
  asset         text not null
);
create index corrected_round_correction on lottery.corrected_round (correction_id);

-- How a line ended was put right after it had been settled.
alter table lottery.order_line add column corrected_at timestamptz;

-- Void draws of the house whose link is still to be told.
create index issue_untold on lottery.issue (lottery, draw_at)
  where status = 'void' and hash is null and chain_id is not null;
