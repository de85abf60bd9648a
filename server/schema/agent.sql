-- The schema agent as all migrations together make it. Written by npm run schema.

create table agent.contract (
  id             uuid        primary key,
  brand_id       int         not null,
  kind           text        not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  category_group text        not null,
  above_id       uuid,
  below_id       uuid        not null,
  version        int         not null check (version > 0),
  terms          jsonb       not null,
  made_at        timestamptz not null,
  state          text        not null check (state in ('draft', 'offered', 'accepted', 'rejected', 'withdrawn',
    'lapsed')),
  offered_at     timestamptz,
  lapses_at      timestamptz,
  decided_at     timestamptz,
  from_at        timestamptz,
  until_at       timestamptz,
  end_asked_by   uuid,
  end_asked_at   timestamptz,
  end_answer     text        check (end_answer in ('agreed', 'kept')),
  end_reason     text        check (end_reason in ('notice', 'agreement', 'version', 'above', 'moved')),
  changes        int         not null default 1,
  check (below_id <> above_id),
  check ((state = 'accepted') = (from_at is not null)),
  check (state = 'draft' or state = 'withdrawn' or offered_at is not null),
  check ((offered_at is null) = (lapses_at is null)),
  check ((until_at is null) = (end_reason is null)),
  check (until_at is null or until_at >= from_at),
  check ((end_asked_by is null) = (end_asked_at is null)),
  check (end_answer is null or end_asked_by is not null)
);
create unique index contract_version on agent.contract (below_id, above_id, kind, category_group,
  version) nulls not distinct;
create unique index contract_open_offer on agent.contract (below_id, above_id, kind,
  category_group) nulls not distinct where (state = 'offered');
create index contract_given on agent.contract (above_id, made_at desc, id);
create index contract_own on agent.contract (below_id, made_at desc, id);
create index contract_lapsing on agent.contract (lapses_at) where (state = 'offered');
create trigger contract_stands before update of id, brand_id, kind, category_group, above_id, below_id, version, terms,
  made_at on agent.contract for each row execute function agent.refuse_change();
create trigger contract_stays before delete or truncate on agent.contract for each statement
  execute function agent.refuse_change();

create table agent.agent_link (
  id                uuid        primary key,
  brand_id          int         not null,
  member_id         uuid        not null,
  name              text        not null,
  code              text        not null,
  lottery_tenths    int         not null check (lottery_tenths >= 0 and lottery_tenths <= 80),
  casino_hundredths int         not null check (casino_hundredths >= 0 and casino_hundredths <= 100),
  created_at        timestamptz not null,
  unique (brand_id, code)
);
create index agent_link_of_member on agent.agent_link (member_id, created_at desc, id desc);

create table agent.link_visit (
  link_id uuid not null references agent.agent_link(id),
  day     date not null,
  visits  int  not null check (visits > 0),
  primary key (link_id, day)
) with (fillfactor=70);

create table agent.link_visitor (
  visitor text primary key,
  day     date not null
);
create index link_visitor_day on agent.link_visitor (day);

create table agent.casino_rebate (
  member_id  uuid primary key,
  hundredths int  not null check (hundredths >= 0 and hundredths <= 100)
);

create table agent.opened_account (
  id                uuid        primary key,
  brand_id          int         not null,
  agent_id          uuid        not null,
  member_id         uuid        not null unique,
  account           text        not null,
  agent_type        int         not null,
  lottery_tenths    int         not null,
  casino_hundredths int         not null,
  opened_at         timestamptz not null
);

create view agent.invitation as
 select brand_id, code, agent_type, quota, used, ends_on, open
   from identity.affiliate
  where kind = 'affiliate';

create view agent.arrival as
 select profile.brand_id, profile.invited_by as code, profile.member_id, upline.id as upline_id,
    upline.agent_type as upline_type,
    (exists ( select
           from cashier.deposit
          where deposit.member_id = profile.member_id and deposit.state = 'credited')) as has_deposited
   from identity.profile
     join identity.member on member.id = profile.member_id
     join identity.member upline on upline.id = member.upline_id
  where profile.invited_by is not null;

create view agent.member_host as
 select brand_id, host
   from brand.host
  where kind = 'member';

create view agent.person as
 select member.id as member_id, member.brand_id, member.account, member.agent_type,
    member.agent_type in (1, 2, 41, 42) as is_agent, member.registered_at,
    member.last_login_at, member.status = 'active' as is_open, standing.barred,
    standing.barred_until, coalesce(standing.exclusion_match, false) as is_matched
   from identity.member
     left join ( select standing_1.member_id, standing_1.barred, standing_1.barred_until,
            standing_1.exclusion_match
           from standing.standing standing_1) standing on standing.member_id = member.id;

create view agent.place as
 select member_id, upline_id, from_day, to_day
   from identity.placement;

create view agent.head as
 select above_id, below_id, depth, from_day, to_day
   from identity.hierarchy;

create view agent.seen as
 select member_id, last_seen_at
   from kernel.session
  where ended_at is null;

create view agent.own_play as
 select figure.member_id, figure.hour, figure_game.category, figure_game.asset, figure.bets,
    figure.stakes, figure.turnover, figure.payouts
   from betting.figure
     join betting.figure_game on figure_game.id = figure.game_id;

create view agent.play_below as
 select head_id, asset, day, category, bets, stakes, turnover, payouts
   from betting.hierarchy_figure;

create view agent.own_money as
 select account.owner_id as member_id, account.asset, figure.day, figure.kind, figure.counterpart,
    figure.credits, figure.debits
   from wallet.account
     join wallet.figure on figure.account_id = account.id
  where account.owner_id is not null;

create view agent.money_below as
 select head_id, asset, day, kind, counterpart, credits, debits
   from wallet.hierarchy_figure;

create view agent.purse as
 select account.owner_id as member_id, account.asset, balance.balance
   from wallet.account
     join wallet.balance on balance.account_id = account.id
  where account.purpose = 'cash' and account.owner_id is not null;

create view agent.bet as
 select id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout,
    valid_turnover, status, placed_at, settled_at
   from betting.bet;

create or replace function agent.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'the terms of a contract are never changed';
end $function$;
