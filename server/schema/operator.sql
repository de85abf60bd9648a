-- The schema operator as all migrations together make it. Written by npm run schema.

create table operator.role (
  code        text        primary key,
  name        text        not null,
  permissions text[]      not null,
  changed_at  timestamptz not null
);

create table operator.operator (
  id                 uuid        primary key,
  username           text        not null unique,
  name               text        not null,
  email              text        not null,
  password_hash      text        not null,
  roles              text[]      not null,
  brand_ids          int[]       not null,
  networks           inet[]      not null,
  state              text        not null check (state in ('active', 'suspended')),
  authenticator      text,
  authenticator_step int8        not null default 0,
  created_at         timestamptz not null,
  last_seen_at       timestamptz,
  password_set_at    timestamptz
);

create table operator.ticket (
  hash        text        primary key,
  operator_id uuid        not null references operator.operator(id),
  code_hash   text,
  tries       int         not null default 0,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  purpose     text        not null default 'login' check (purpose in ('login', 'password', 'invitation'))
);

create table operator.session (
  id           uuid        primary key,
  token_hash   text        not null unique,
  operator_id  uuid        not null references operator.operator(id),
  ip           text        not null,
  user_agent   text        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at      timestamptz not null,
  ended_at     timestamptz
);
create index session_of_operator on operator.session (operator_id, last_seen_at desc) where (ended_at is null);

create table operator.view (
  id          uuid        primary key,
  brand_id    int         not null,
  operator_id uuid        not null references operator.operator(id),
  resource    text        not null,
  name        text        not null,
  search      text        not null,
  shared_with text        references operator.role(code),
  created_at  timestamptz not null
);
create index view_of_operator on operator.view (brand_id, resource, operator_id);

create table operator.person (
  member_id     uuid        primary key,
  brand_id      int         not null,
  account       text        not null,
  agent_type    int         not null,
  status        text        not null,
  barred        text,
  barred_until  timestamptz,
  watch         boolean     not null,
  tags          text[]      not null,
  level         int         not null,
  club_label    text        not null,
  upline_id     uuid,
  upline        text,
  wallet        int8        not null,
  held          int8        not null,
  deposits      int8        not null,
  result        int8        not null,
  registered_at timestamptz not null,
  last_seen_at  timestamptz not null
);
create index person_by_account on operator.person (brand_id, account text_pattern_ops);
create index person_by_seen on operator.person (brand_id, last_seen_at desc, member_id);
create index person_by_joined on operator.person (brand_id, registered_at desc, member_id);
create index person_by_wallet on operator.person (brand_id, wallet desc, member_id);
create index person_by_deposits on operator.person (brand_id, deposits desc, member_id);
create index person_by_result on operator.person (brand_id, result desc, member_id);
create index person_by_level on operator.person (brand_id, level, last_seen_at desc);
create index person_of_line on operator.person (brand_id, upline, last_seen_at desc) where (upline is not null);
create index person_with_tags on operator.person using gin (tags) where (tags <> '{}'::text[]);
create index person_watched on operator.person (brand_id, last_seen_at desc) where watch;
create index person_not_active on operator.person (brand_id, status, last_seen_at desc) where (status <> 'active');
create index person_barred on operator.person (brand_id, barred, last_seen_at desc) where (barred is not null);

create table operator.chain_check (
  id       int8        generated always as identity primary key,
  brand_id int,
  at       timestamptz not null,
  since    timestamptz,
  count    int         not null,
  took_ms  int         not null,
  fault    text,
  number   int8,
  hash     text
);
create index chain_check_of on operator.chain_check (brand_id, at desc, id desc);

create table operator.bulk (
  id       uuid        primary key,
  brand_id int         not null,
  action   text        not null check (action in ('freeze', 'sign_out', 'tag')),
  tags     text[]      not null,
  reason   text        not null,
  note     text        not null,
  doer     jsonb       not null,
  content  text        not null,
  asked_at timestamptz not null
);

create table operator.bulk_member (
  bulk_id   uuid not null references operator.bulk(id),
  member_id uuid not null,
  outcome   text,
  primary key (bulk_id, member_id)
);
create index bulk_member_waiting on operator.bulk_member (bulk_id, member_id) where (outcome is null);

create table operator.stale_person (
  member_id uuid primary key
);

create table operator.self_check (
  id       int8        generated always as identity primary key,
  at       timestamptz not null,
  took_ms  int         not null,
  compared int         not null,
  faults   text[]      not null
);
create index self_check_by_time on operator.self_check (at desc, id desc);

create view operator.money_request as
 select 'deposit' as kind, deposit.id, deposit.brand_id, deposit.member_id, deposit.reference,
    deposit.state, deposit.asset, deposit.amount, deposit.requested_at as at
   from cashier.deposit
union all
 select 'withdrawal' as kind, withdrawal.id, withdrawal.brand_id, withdrawal.member_id,
    withdrawal.reference, withdrawal.state, withdrawal.asset, withdrawal.amount,
    withdrawal.requested_at as at
   from cashier.withdrawal;

create view operator.bet_now as
 select id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout,
    jackpot, valid_turnover, status, placed_at, settled_at
   from betting.bet;

create view operator.debit_line as
 select transfer.id, transfer.kind, mine.id as account_id, mine.brand_id, mine.owner_id as member_id,
    mine.asset, - transfer.amount as amount, transfer.debit_after as after, transfer.cause,
    other.purpose as counterpart, transfer.batch, transfer.line, transfer.at
   from wallet.transfer
     join wallet.account mine on mine.id = transfer.debit_account_id
     join wallet.account other on other.id = transfer.credit_account_id
  where transfer.debit_after is not null and transfer.state = 'posted' and mine.owner_id is not null;

create view operator.credit_line as
 select transfer.id, transfer.kind, mine.id as account_id, mine.brand_id, mine.owner_id as member_id,
    mine.asset, transfer.amount, transfer.credit_after as after, transfer.cause,
    other.purpose as counterpart, transfer.batch, transfer.line, transfer.at
   from wallet.transfer
     join wallet.account mine on mine.id = transfer.credit_account_id
     join wallet.account other on other.id = transfer.debit_account_id
  where transfer.credit_after is not null and transfer.state = 'posted' and mine.owner_id is not null;

create view operator.purse_now as
 select account_id, lines
   from wallet.balance;

create view operator.step_now as
 select id, brand_id, member_id, request_id as of, step, by, note, at
   from cashier.step;

create view operator.login_now as
 select id, brand_id, member_id, outcome, ip, user_agent, at
   from identity.login_history
  where member_id is not null;

create view operator.action_now as
 select brand_id, number, at, by_name, action, subject_id, reason, note
   from kernel.audit
  where subject_type = 'member';

create view operator.address_now as
 select member_id, brand_id, ip, first_at, last_at
   from identity.known_address;

create view operator.payee_now as
 select id, member_id, brand_id, provider, kind, number_hash, number_end, created_at, removed_at
   from identity.payout_account;

create view operator.exclusion_match_now as
 select member_id, brand_id, exclusion_match, exclusion_match_until, verified
   from standing.standing;

create view operator.typed_now as
 select member_id, brand_id, mobile_e164, email
   from identity.profile;

create view operator.known_member as
 select id as member_id
   from identity.member
  where agent_type <> 4;

create view operator.about_now as
 select member.id as member_id, member.nickname, member.avatar, profile.domain as registered_from,
    member.last_login_ip
   from identity.member
     join identity.profile on profile.member_id = member.id;

create view operator.person_now as
 select m.id as member_id, m.brand_id, m.account, m.agent_type, m.status, s.barred, s.barred_until,
    coalesce(mark.watch, false) as watch, coalesce(mark.tags, '{}'::text[]) as tags,
    m.rank_level as level, m.club_label, m.upline_id, upline.account as upline,
    coalesce(purse.balance - purse.held, 0::int8) as wallet,
    coalesce(purse.held, 0::int8) as held, coalesce(line.deposits, 0::numeric)::int8 as deposits,
    coalesce(line.result, 0::numeric)::int8 as result, m.registered_at,
    coalesce(greatest(m.last_login_at, seen.at), m.registered_at) as last_seen_at
   from identity.member m
     join brand.brand on brand.id = m.brand_id
     left join standing.standing s on s.member_id = m.id
     left join identity.mark on mark.member_id = m.id
     left join identity.member upline on upline.id = m.upline_id
     left join wallet.account on account.owner_id = m.id and account.purpose = 'cash' and account.asset = brand.currency
     left join wallet.balance purse on purse.account_id = account.id
     left join lateral ( select max(session.last_seen_at) as at
           from kernel.session
          where session.member_id = m.id and session.ended_at is null) seen on true
     left join lateral ( select record_block.block, record_block.end_batch, record_block.end_line
           from wallet.record_block
          where record_block.account_id = account.id and record_block.kind = ''
          order by record_block.block desc
         limit 1) counted on true
     left join lateral ( select sum(part.came - part.went) filter (where part.kind in ('deposit',
       'deposit_matched')) as deposits,
            sum(part.came - part.went) filter (where (part.kind in ('stake', 'stake_returned', 'payout', 'cash_out',
              'jackpot', 'award', 'shortfall_collected')) or part.kind = 'adjustment'
                and ( select other.purpose ~~ 'game:%'
                   from wallet.account other
                  where other.id = part.other_id)) as result
           from ( select record_block.kind, record_block.credits as came,
                    record_block.debits as went, null::uuid as other_id
                   from wallet.record_block
                  where record_block.account_id = account.id and record_block.block <= counted.block
                    and (record_block.kind in ('deposit', 'deposit_matched', 'stake', 'stake_returned', 'payout',
                      'cash_out', 'jackpot', 'award', 'shortfall_collected'))
                union all
                 select adjusted.kind, adjusted.amount, adjusted.int8, adjusted.debit_account_id
                   from wallet.record_block part_1
                     cross join lateral unnest(part_1.batches, part_1.places) stands(batch, line)
                     cross join lateral ( select transfer.kind, transfer.amount, 0::int8 as int8,
                            transfer.debit_account_id
                           from wallet.transfer
                          where transfer.credit_account_id = account.id and transfer.credit_after is not null
                            and transfer.batch = stands.batch and transfer.line = stands.line
                        union all
                         select transfer.kind, 0, transfer.amount, transfer.credit_account_id
                           from wallet.transfer
                          where transfer.debit_account_id = account.id and transfer.debit_after is not null
                            and transfer.batch = stands.batch and transfer.line = stands.line) adjusted
                  where part_1.account_id = account.id and part_1.block <= counted.block and part_1.kind = 'adjustment'
                union all
                 select transfer.kind, transfer.amount, 0, transfer.debit_account_id
                   from wallet.transfer
                  where transfer.credit_account_id = account.id and transfer.credit_after is not null
                    and transfer.state = 'posted' and ((row(transfer.batch,
                      transfer.line) > row(coalesce(counted.end_batch, 0::int8), coalesce(counted.end_line, 0))))
                union all
                 select transfer.kind, 0, transfer.amount, transfer.credit_account_id
                   from wallet.transfer
                  where transfer.debit_account_id = account.id and transfer.debit_after is not null
                    and transfer.state = 'posted' and ((row(transfer.batch,
                      transfer.line) > row(coalesce(counted.end_batch, 0::int8), coalesce(counted.end_line,
                        0))))) part) line on true
  where m.agent_type <> 4;
