create schema if not exists agent;

-- What identity knows of a code, and whom it has brought.
create view agent.invitation as
select brand_id, code, agent_type, quota, used, ends_on, open from identity.affiliate where kind = 'affiliate';

create view agent.arrival as
select profile.brand_id, profile.invited_by as code, profile.member_id, upline.id as upline_id, upline.agent_type as upline_type,
       exists (select from cashier.deposit where deposit.member_id = profile.member_id and deposit.state = 'credited') as has_deposited
from identity.profile join identity.member on member.id = profile.member_id
join identity.member as upline on upline.id = member.upline_id
where profile.invited_by is not null;

-- The hosts at which players are at home; at the others agents alone log in.
create view agent.member_host as
select brand_id, host from brand.host where kind = 'member';

-- An invitation as its agent has it: with a name, and the rebates that it gives.
create table agent.agent_link (
  id uuid primary key,
  brand_id int not null,
  member_id uuid not null,
  name text not null,
  code text not null,
  lottery_tenths int not null check (lottery_tenths between 0 and 80),
  casino_hundredths int not null check (casino_hundredths between 0 and 100),
  created_at timestamptz not null,
  unique (brand_id, code)
);
create index agent_link_of_member on agent.agent_link (member_id, created_at desc, id desc);

create table agent.link_visit (
  link_id uuid not null references agent.agent_link (id),
  day date not null,
  visits int not null check (visits > 0),
  primary key (link_id, day)
) with (fillfactor = 70);

-- Who came today, so that they count once: a hash of the link, the day and the address. Forgotten after two days.
create table agent.link_visitor (
  visitor text primary key,
  day date not null
);
create index link_visitor_day on agent.link_visitor (day);

-- What of the valid bets outside of lotteries comes back along the line, in hundredths of a per cent; of lotteries lottery keeps it.
create table agent.casino_rebate (
  member_id uuid primary key,
  hundredths int not null check (hundredths between 0 and 100)
);

-- An account that an agent has opened, by the id that it was asked for with.
create table agent.opened_account (
  id uuid primary key,
  brand_id int not null,
  agent_id uuid not null,
  member_id uuid not null unique,
  account text not null,
  agent_type int not null,
  lottery_tenths int not null,
  casino_hundredths int not null,
  opened_at timestamptz not null
);
