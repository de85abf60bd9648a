-- What a brand has set on numbers of a lottery: not sold, paid by half, or so much on each.
create table lottery.number_rule (
  id uuid primary key,
  brand_id int not null,
  lottery text not null references lottery.lottery,
  -- Null: it holds on every issue.
  issue_id uuid references lottery.issue,
  kind text not null check (kind in ('closed', 'half', 'cap')),
  -- Null: every method that has these numbers.
  method text,
  numbers jsonb not null,
  cap int8 check (cap >= 0),
  version int not null default 1,
  ended_at timestamptz,
  check ((kind = 'cap') = (cap is not null))
);
create index number_rule_current on lottery.number_rule (brand_id, lottery, issue_id) where ended_at is null;
create index number_rule_ended on lottery.number_rule (brand_id, lottery, ended_at desc) where ended_at is not null;

-- Who set, changed or ended a rule, when and why; lines keep what they were taken by.
create table lottery.number_rule_version (
  rule_id uuid not null references lottery.number_rule,
  version int not null,
  change text not null check (change in ('set', 'cap', 'end')),
  cap int8,
  asked_by text not null,
  confirmed_by text not null,
  reason text not null,
  note text not null,
  at timestamptz not null,
  primary key (rule_id, version)
);

-- From when this is there, every line of a brand on the issue by this method counts below; the whole issue is counted as a method, too.
create table lottery.counted_method (
  brand_id int not null,
  issue_id uuid not null references lottery.issue,
  method text not null,
  primary key (brand_id, issue_id, method)
);

-- What was staked on a number by a counted method, without what was taken back, and what one hit of it pays at most.
create table lottery.number_stake (
  brand_id int not null,
  issue_id uuid not null references lottery.issue,
  asset text not null,
  method text not null,
  number text not null,
  stake int8 not null check (stake >= 0),
  pays int8 not null check (pays >= 0),
  primary key (brand_id, issue_id, asset, method, number)
) with (fillfactor = 70);

-- Numbers of a line of which a hit is paid by half.
alter table lottery.order_line add column half jsonb;

-- What was answered before, as it is answered now.
update lottery.member_order as o
set reply = jsonb_set(o.reply, '{lines}', (
  select jsonb_agg(line.value || '{"half": []}'::jsonb order by line.at)
  from jsonb_array_elements(o.reply -> 'lines') with ordinality as line (value, at)))
where o.reply is not null;
