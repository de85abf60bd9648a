-- A chase is one press on issues to come: each of them is an order of its own, and all are paid at once.
create table lottery.chase (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  asset text not null,
  decimals int not null,
  lottery text not null references lottery.lottery,
  stop_on_win boolean not null,
  lines int not null check (lines > 0),
  issues int not null check (issues > 1),
  placed_at timestamptz not null,
  -- What ended it before its last issue, and when all that was not closed had been given back.
  ended_by text check (ended_by in ('win', 'member', 'restraint')),
  ended_at timestamptz,
  check (ended_at is null or ended_by is not null)
);
create index chase_member on lottery.chase (member_id, placed_at desc, id);
create index chase_ending on lottery.chase (id) where ended_by is not null and ended_at is null;

alter table lottery.member_order
  -- The first issue of a chase has the answer.
  alter column reply drop not null,
  add column chase_id uuid references lottery.chase,
  -- Of the chase's lines.
  add column multiple int check (multiple > 0),
  add check ((chase_id is null) = (multiple is null));
create unique index member_order_chase on lottery.member_order (chase_id, issue_id) where chase_id is not null;
create index member_order_chased_issue on lottery.member_order (issue_id) where chase_id is not null;
create index member_order_chased_open on lottery.member_order (member_id) where chase_id is not null and state = 'open';

alter table lottery.order_cancel
  alter column order_id drop not null,
  add column chase_id uuid references lottery.chase,
  add check (num_nonnulls(order_id, chase_id) = 1);
