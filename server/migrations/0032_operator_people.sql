-- A member with what every module knows of them, as it is now.
create view operator.person_now as
select m.id as member_id, m.brand_id, m.account, m.agent_type, m.status, s.barred, s.barred_until,
       coalesce(mark.watch, false) as watch, coalesce(mark.tags, '{}') as tags, m.rank_level as level, m.club_label,
       m.upline_id, upline.account as upline, coalesce(purse.balance - purse.held, 0) as wallet, coalesce(purse.held, 0) as held,
       coalesce(line.deposits, 0)::int8 as deposits, coalesce(line.result, 0)::int8 as result, m.registered_at,
       coalesce(greatest(m.last_login_at, seen.at), m.registered_at) as last_seen_at
from identity.member as m
join brand.merchant on merchant.id = m.brand_id
left join identity.standing as s on s.member_id = m.id
left join identity.mark on mark.member_id = m.id
left join identity.member as upline on upline.id = m.upline_id
left join wallet.account on account.owner_id = m.id and account.purpose = 'cash' and account.asset = merchant.currency
left join wallet.balance as purse on purse.account_id = account.id
left join lateral (select max(last_seen_at) as at from kernel.session where member_id = m.id and ended_at is null) as seen on true
left join lateral (
  select block, end_batch, end_line from wallet.record_block
  where account_id = account.id and kind = '' order by block desc limit 1
) as counted on true
left join lateral (
  select sum(came - went) filter (where kind in ('deposit', 'deposit_matched')) as deposits,
         sum(came - went) filter (where kind in ('stake', 'stake_returned', 'payout', 'jackpot')) as result
  from (
    select kind, came, went from wallet.record_block
    where account_id = account.id and block <= counted.block
      and kind in ('deposit', 'deposit_matched', 'stake', 'stake_returned', 'payout', 'jackpot')
    union all
    select kind, amount, 0 from wallet.transfer
    where credit = account.id and credit_after is not null and state = 'posted'
      and (batch, line) > (coalesce(counted.end_batch, 0), coalesce(counted.end_line, 0))
    union all
    select kind, 0, amount from wallet.transfer
    where debit = account.id and debit_after is not null and state = 'posted'
      and (batch, line) > (coalesce(counted.end_batch, 0), coalesce(counted.end_line, 0))
  ) as part
) as line on true
where m.agent_type <> 4;

-- The same, written down whenever something of it has changed: what a list over all members is sorted and filtered by.
create table operator.person (
  member_id uuid primary key,
  brand_id int not null,
  account text not null,
  agent_type int not null,
  status text not null,
  barred text,
  barred_until timestamptz,
  watch boolean not null,
  tags text[] not null,
  level int not null,
  club_label text not null,
  upline_id uuid,
  upline text,
  wallet int8 not null,
  held int8 not null,
  deposits int8 not null,
  result int8 not null,
  registered_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index person_by_account on operator.person (brand_id, account text_pattern_ops);
create index person_by_seen on operator.person (brand_id, last_seen_at desc, member_id);
create index person_by_joined on operator.person (brand_id, registered_at desc, member_id);
create index person_by_wallet on operator.person (brand_id, wallet desc, member_id);
create index person_by_deposits on operator.person (brand_id, deposits desc, member_id);
create index person_by_result on operator.person (brand_id, result desc, member_id);
create index person_by_level on operator.person (brand_id, level, last_seen_at desc);
create index person_of_line on operator.person (brand_id, upline, last_seen_at desc) where upline is not null;
create index person_with_tags on operator.person using gin (tags) where tags <> '{}';
create index person_watched on operator.person (brand_id, last_seen_at desc) where watch;
create index person_not_active on operator.person (brand_id, status, last_seen_at desc) where status <> 'active';
create index person_barred on operator.person (brand_id, barred, last_seen_at desc) where barred is not null;

-- What is looked for by its id or its reference.
create view operator.money_request as
select 'deposit' as kind, id, brand_id, member_id, reference, state, asset, amount, requested_at as at from cashier.deposit
union all
select 'withdrawal', id, brand_id, member_id, reference, state, asset, amount, requested_at from cashier.withdrawal;

create view operator.bet_now as
select id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout, jackpot, valid_turnover, status,
       placed_at, settled_at from betting.bet;

-- Postings on members' accounts, as each side sees them.
create view operator.debit_line as
select transfer.id, transfer.kind, mine.id as account_id, mine.brand_id, mine.owner_id as member_id, mine.asset,
       -transfer.amount as amount, transfer.debit_after as after, transfer.cause, other.purpose as counterpart, transfer.batch,
       transfer.line, transfer.at
from wallet.transfer join wallet.account as mine on mine.id = transfer.debit join wallet.account as other on other.id = transfer.credit
where transfer.debit_after is not null and transfer.state = 'posted' and mine.owner_id is not null;

create view operator.credit_line as
select transfer.id, transfer.kind, mine.id as account_id, mine.brand_id, mine.owner_id as member_id, mine.asset,
       transfer.amount, transfer.credit_after as after, transfer.cause, other.purpose as counterpart, transfer.batch,
       transfer.line, transfer.at
from wallet.transfer join wallet.account as mine on mine.id = transfer.credit join wallet.account as other on other.id = transfer.debit
where transfer.credit_after is not null and transfer.state = 'posted' and mine.owner_id is not null;

create view operator.purse_now as select account_id, lines from wallet.balance;

create view operator.step_now as
select id, brand_id, member_id, of, step, by, note, at from cashier.step;

create view operator.login_now as
select id, brand_id, member_id, outcome, ip, user_agent, at from identity.login_history where member_id is not null;

create view operator.deed_now as
select brand_id, number, at, by_name, action, subject_id, reason, note from kernel.audit where subject_type = 'member';

create view operator.address_now as
select member_id, brand_id, ip, first_at, last_at from identity.known_address;

create view operator.payee_now as
select id, member_id, brand_id, provider, kind, number_hash, number_end, created_at, removed_at from identity.payout_account;

create view operator.alike_now as
select member_id, brand_id, alike, alike_until, verified from identity.standing;

create view operator.typed_now as
select member_id, brand_id, mobile_e164, email from identity.profile;

create view operator.known_member as select id as member_id from identity.member where agent_type <> 4;

create view operator.about_now as
select id as member_id, nickname, avatar, domain as registered_from
from identity.member join identity.profile on profile.member_id = member.id;
