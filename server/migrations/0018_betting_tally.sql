drop table betting.standing;

-- What members who have limits staked and lost in the periods that go on; written behind the lock of their account.
-- Always the sum over the bets placed since the beginning of each period.
create table betting.tally (
  member_id uuid not null,
  asset text not null,
  day_from timestamptz not null,
  week_from timestamptz not null,
  month_from timestamptz not null,
  day_staked int8 not null,
  week_staked int8 not null,
  month_staked int8 not null,
  day_lost int8 not null,
  week_lost int8 not null,
  month_lost int8 not null,
  primary key (member_id, asset)
) with (fillfactor = 70);
