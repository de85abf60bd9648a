-- The schema wallet as all migrations together make it. Written by npm run schema.

create table wallet.asset (
  code     text primary key,
  scale    int  not null,
  decimals int  not null,
  check (decimals >= 0 and decimals <= scale)
);

create table wallet.account (
  id        uuid        primary key,
  brand_id  int         not null,
  owner_id  uuid,
  purpose   text        not null,
  asset     text        not null references wallet.asset(code),
  opened_at timestamptz not null
);
create unique index account_of_owner on wallet.account (owner_id, purpose, asset) where (owner_id is not null);
create unique index account_of_house on wallet.account (brand_id, purpose, asset) where (owner_id is null);

create table wallet.balance (
  account_id uuid primary key references wallet.account(id),
  asset      text not null,
  balance    int8 not null default 0,
  held       int8 not null default 0 check (held >= 0),
  lines      int8 not null default 0,
  check (balance >= held)
) with (fillfactor=60);

create table wallet.writer (
  id      int   primary key,
  batches int8  not null default 0,
  hash    bytea not null
) with (fillfactor=50);

create table wallet.batch (
  id       int8        primary key,
  writer   int         not null,
  number   int8        not null,
  lines    int         not null,
  at       timestamptz not null,
  previous bytea       not null,
  hash     bytea       not null,
  salt     bytea,
  unique (writer, number)
);
create trigger batch_stands before delete or update on wallet.batch for each row
  execute function wallet.refuse_change();
create trigger batch_stays before truncate on wallet.batch for each statement execute function wallet.refuse_change();

create table wallet.transfer (
  id                uuid        primary key,
  batch             int8        not null,
  line              int         not null,
  journal           uuid        not null,
  kind              text        not null check (kind in ('stake', 'payout', 'cash_out', 'jackpot', 'award',
    'stake_returned', 'adjustment', 'tournament_prize',
  'sign_up_credit', 'demo_opening', 'trial_credit',
      'trial_over', 'deposit', 'deposit_fee', 'withdrawal',
    'withdrawal_fee', 'deposit_matched',
        'withdrawal_matched', 'transfer_in', 'transfer_out', 'vendor_in',
      'vendor_out', 'jackpot_share',
          'jackpot_start', 'jackpot_restart', 'jackpot_owed', 'receipt', 'receipt_cleared',
        'receipt_returned',
            'receipt_written_off', 'shortfall', 'shortfall_collected',
              'shortfall_written_off',
          'shortfall_reversed', 'rebate', 'rebate_returned')),
  state             text        not null check (state in ('posted', 'pending', 'voided')),
  debit_account_id  uuid        not null,
  credit_account_id uuid        not null,
  amount            int8        not null check (amount > 0),
  debit_after       int8,
  credit_after      int8,
  hold_id           uuid,
  cause             uuid,
  at                timestamptz not null,
  check (debit_account_id <> credit_account_id)
);
create index transfer_by_debit_account on wallet.transfer (debit_account_id, batch, line)
  where (debit_after is not null);
create index transfer_by_credit_account on wallet.transfer (credit_account_id, batch, line)
  where (credit_after is not null);
create index transfer_by_batch on wallet.transfer using brin (batch) with (pages_per_range='16', autosummarize='on');
create unique index transfer_ends_hold on wallet.transfer (hold_id) where (hold_id is not null);
create index transfer_of_journal on wallet.transfer (journal) where (journal <> id);
create trigger transfer_stands before delete or update on wallet.transfer for each row
  execute function wallet.refuse_change();
create trigger transfer_stays before truncate on wallet.transfer for each statement
  execute function wallet.refuse_change();

create table wallet.house_part (
  account_id uuid not null,
  writer     int  not null,
  balance    int8 not null,
  primary key (account_id, writer)
) with (fillfactor=50);

create table wallet.record_block (
  account_id uuid        not null,
  kind       text        not null,
  block      int         not null,
  lines      int         not null,
  credits    int8        not null,
  debits     int8        not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  end_batch  int8        not null,
  end_line   int         not null,
  batches    int8[]      not null,
  places     int[]       not null,
  primary key (account_id, kind, block)
);
-- batches: the batch of each line, oldest first.
-- places: and its line in that batch.
create trigger block_stands before delete or update on wallet.record_block for each row
  execute function wallet.refuse_change();

create table wallet.verification (
  id    int8        generated always as identity primary key,
  at    timestamptz not null,
  point text        not null,
  hash  bytea       not null
);

create table wallet.reserved_id (
  id uuid        primary key,
  at timestamptz not null
);

create table wallet.adjustment_day (
  brand_id    int         not null,
  operator_id uuid        not null,
  day         timestamptz not null,
  amount      int8        not null check (amount >= 0),
  primary key (brand_id, operator_id, day)
);

create table wallet.figure (
  account_id  uuid not null,
  day         date not null,
  kind        text not null,
  counterpart text not null,
  lines       int  not null,
  credits     int8 not null,
  debits      int8 not null,
  primary key (account_id, day, kind, counterpart)
) with (fillfactor=80);

create table wallet.figure_point (
  writer int  primary key,
  number int8 not null
);

create table wallet.hierarchy_figure (
  head_id     uuid not null,
  asset       text not null,
  day         date not null,
  kind        text not null,
  counterpart text not null,
  lines       int  not null,
  credits     int8 not null,
  debits      int8 not null,
  primary key (head_id, asset, day, kind, counterpart)
) with (fillfactor=80);

create sequence wallet.batch_id start 1;

create view wallet.head_above as
 select place.member_id, above.above_id as head_id,
    greatest(place.from_day, above.from_day) as from_day,
    least(place.to_day, above.to_day) as to_day
   from identity.placement place
     join identity.hierarchy above on above.below_id = place.upline_id
  where greatest(place.from_day, above.from_day) < least(place.to_day, above.to_day);

create or replace function wallet.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'the ledger is never changed';
end $function$;
