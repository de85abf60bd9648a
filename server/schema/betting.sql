-- The schema betting as all migrations together make it. Written by npm run schema.

create table betting.round (
  id         uuid        primary key,
  brand_id   int         not null,
  category   text        not null,
  vendor     text        not null,
  game_code  text        not null,
  asset      text        not null,
  status     text        not null check (status in ('open', 'closed', 'interrupted', 'void')),
  started_at timestamptz not null,
  closed_at  timestamptz,
  choices    json,
  events     json,
  rules      json,
  proof      json,
  seed_id    uuid,
  steps      json,
  recall     json
);
create index round_not_over on betting.round (brand_id, started_at) where (status in ('open', 'interrupted'));

create table betting.bet (
  id              uuid        primary key,
  round_id        uuid        not null references betting.round(id),
  brand_id        int         not null,
  member_id       uuid        not null,
  category        text        not null,
  vendor          text        not null,
  game_code       text        not null,
  asset           text        not null,
  stake           int8        not null check (stake > 0),
  payout          int8        not null default 0 check (payout >= 0),
  jackpot         int8        not null default 0 check (jackpot >= 0),
  valid_turnover  int8        not null default 0,
  status          text        not null check (status in ('pending', 'open', 'won', 'lost', 'push', 'void', 'refused',
    'cashed_out', 'partly_cashed_out',
  'half_won', 'half_lost')),
  content         text        not null,
  balance_before  int8        not null,
  balance_after   int8        not null,
  placed_at       timestamptz not null,
  settled_at      timestamptz,
  selection       json,
  won_at          timestamptz generated always as (
case
    when (payout > stake) then settled_at
    else null::timestamptz
end) stored,
  cashed_stake    int8,
  cashed_paid     int8,
  cashed_turnover int8,
  changed_at      timestamptz,
  reopened_by     uuid,
  constraint bet_jackpot_within_check check (jackpot <= payout),
  constraint bet_cashed_check check (cashed_stake > 0 and cashed_stake < stake and cashed_paid >= 0
    and cashed_turnover >= 0)
);
create index bet_of_member on betting.bet (member_id, placed_at desc, id desc);
create index bet_settled on betting.bet using brin (settled_at);
create index bet_placed on betting.bet using brin (placed_at);
create index bet_won on betting.bet (brand_id, won_at desc) where (won_at is not null);
create index bet_of_round on betting.bet (round_id, member_id);
create index bet_biggest on betting.bet (brand_id, asset, (((won_at at time zone 'UTC'))::date), payout desc,
  won_at desc) where (won_at is not null);
create index bet_won_of_game on betting.bet (brand_id, game_code, won_at desc) where (won_at is not null);
create trigger bet_settled_at_once after insert on betting.bet referencing new table as placed
  for each statement execute function betting.note_settled();
create trigger bet_changed after update on betting.bet referencing old table as before new table as after
  for each statement execute function betting.note_changed();

create table betting.cancellation (
  id uuid        primary key,
  at timestamptz not null
);

create table betting.adjustment (
  id            uuid        primary key,
  bet_id        uuid        not null references betting.bet(id),
  payout_before int8        not null,
  payout_after  int8        not null,
  status_before text        not null,
  status_after  text        not null,
  reason        text        not null,
  at            timestamptz not null,
  end_payout    int8,
  end_status    text
);
create index adjustment_of_bet on betting.adjustment (bet_id);

create table betting.game (
  vendor      text  not null,
  game_code   text  not null,
  name        text  not null,
  vendor_name text  not null,
  names       jsonb not null default '{}',
  primary key (vendor, game_code)
);

create table betting.reveal (
  seed_id     uuid        primary key,
  server_seed text        not null,
  revealed_at timestamptz not null
);

create table betting.limit_usage (
  member_id    uuid        not null,
  asset        text        not null,
  day_from     timestamptz not null,
  week_from    timestamptz not null,
  month_from   timestamptz not null,
  day_staked   int8        not null,
  week_staked  int8        not null,
  month_staked int8        not null,
  day_lost     int8        not null,
  week_lost    int8        not null,
  month_lost   int8        not null,
  primary key (member_id, asset)
) with (fillfactor=70);

create table betting.vendor_call (
  id          uuid        primary key,
  round_id    uuid,
  content     text        not null,
  code        text        not null,
  reason      text,
  balance     int8        not null,
  transfer_id uuid,
  at          timestamptz not null
);
create index vendor_call_of_round on betting.vendor_call (round_id) where (round_id is not null);

create table betting.suspension (
  brand_id int         not null,
  scope    text        not null check (scope in ('all', 'vendor', 'game')),
  code     text        not null,
  since    timestamptz not null,
  primary key (brand_id, scope, code),
  check ((scope = 'all') = (code = ''))
);

create table betting.game_hour (
  brand_id        int         not null,
  asset           text        not null,
  vendor          text        not null,
  game_code       text        not null,
  hour            timestamptz not null,
  bets            int8        not null,
  stakes          int8        not null,
  payouts         int8        not null,
  stakes_squared  numeric     not null,
  products        numeric     not null,
  payouts_squared numeric     not null,
  primary key (brand_id, asset, vendor, game_code, hour)
);

create table betting.bet_event (
  bet_id uuid primary key,
  event  json not null
);

create table betting.failed_settlement (
  bet_id      uuid        primary key,
  round_id    uuid        not null,
  brand_id    int         not null,
  member_id   uuid        not null,
  game_code   text        not null,
  asset       text        not null,
  stake       int8        not null,
  payout      int8        not null check (payout >= 0),
  status      text        not null,
  turnover    int8,
  game_record jsonb       not null,
  reason      text        not null,
  attempts    int         not null default 1,
  failed_at   timestamptz not null,
  tried_at    timestamptz not null,
  next_at     timestamptz not null,
  state       text        not null default 'waiting' check (state in ('waiting', 'settled', 'void')),
  ended_at    timestamptz,
  ended_by    text
);
create index failed_settlement_due on betting.failed_settlement (next_at) where (state = 'waiting');
create index failed_settlement_of_brand on betting.failed_settlement (brand_id, failed_at desc, bet_id);

create table betting.award_day (
  brand_id int         not null,
  vendor   text        not null,
  day      timestamptz not null,
  amount   int8        not null default 0 check (amount >= 0),
  primary key (brand_id, vendor, day)
);

create table betting.held_award (
  id          uuid        primary key,
  brand_id    int         not null,
  vendor      text        not null,
  member_id   uuid        not null,
  asset       text        not null,
  award       text        not null,
  amount      int8        not null check (amount > 0),
  round_id    uuid,
  state       text        not null default 'waiting' check (state in ('waiting', 'paid', 'refused')),
  at          timestamptz not null,
  decided_by  text,
  decided_at  timestamptz,
  held_by     text        check (held_by in ('award', 'day')),
  limit_max   int8,
  paid_before int8,
  check ((state = 'waiting') = (decided_at is null)),
  check ((held_by is null) = (limit_max is null) and (held_by is null) = (paid_before is null))
);
create index held_award_waiting on betting.held_award (brand_id, at) where (state = 'waiting');
create index held_award_decided on betting.held_award (brand_id, decided_at desc) where (state <> 'waiting');
create index held_award_member on betting.held_award (member_id, at);

create table betting.correction (
  id             int8        generated always as identity primary key,
  bet_id         uuid        not null references betting.bet(id),
  settled_before timestamptz,
  at             timestamptz not null,
  bets           int         not null,
  stakes         int8        not null,
  turnover       int8        not null,
  payouts        int8        not null,
  jackpots       int8        not null,
  wins           int         not null,
  losses         int         not null,
  paid           int8        not null
);
create index correction_of_bet on betting.correction (bet_id);
create index correction_at on betting.correction (at);

create table betting.uncounted (
  brand_id     int         not null,
  category     text        not null,
  vendor       text        not null,
  game_code    text        not null,
  asset        text        not null,
  member_id    uuid        not null,
  at           timestamptz not null,
  bets         int         not null,
  stakes       int8        not null,
  turnover     int8        not null,
  payouts      int8        not null,
  jackpots     int8        not null,
  wins         int         not null,
  losses       int         not null,
  placed_at    timestamptz not null,
  open_bets    int         not null,
  open_stakes  int8        not null,
  is_new       boolean     not null,
  stake        int8        not null,
  waiting_bets int         not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=20000);

create table betting.figure_game (
  id        int  generated always as identity primary key,
  brand_id  int  not null,
  category  text not null,
  vendor    text not null,
  game_code text not null,
  asset     text not null,
  unique (brand_id, asset, category, vendor, game_code)
);

create table betting.figure (
  member_id uuid        not null,
  hour      timestamptz not null,
  game_id   int         not null,
  bets      int         not null,
  wins      int         not null,
  losses    int         not null,
  stakes    int8        not null,
  turnover  int8        not null,
  payouts   int8        not null,
  jackpots  int8        not null,
  primary key (member_id, hour, game_id)
) with (fillfactor=90);
create index figure_hour on betting.figure using brin (hour) with (pages_per_range='16', autosummarize='on');

create table betting.figure_total (
  game_id  int         not null,
  hour     timestamptz not null,
  bets     int8        not null,
  wins     int8        not null,
  losses   int8        not null,
  stakes   int8        not null,
  turnover int8        not null,
  payouts  int8        not null,
  jackpots int8        not null,
  primary key (game_id, hour)
) with (fillfactor=70);

create table betting.figures_counted (
  one          boolean     default true primary key check (one),
  at           timestamptz not null,
  recent_since timestamptz not null,
  complete_at  timestamptz not null
);

create table betting.cash_out (
  id       uuid        primary key,
  bet_id   uuid        not null references betting.bet(id),
  stake    int8        not null check (stake > 0),
  paid     int8        not null check (paid > 0),
  turnover int8        not null check (turnover >= 0),
  at       timestamptz not null
);
create index cash_out_of_bet on betting.cash_out (bet_id);

create table betting.selection_label (
  selection_id uuid primary key,
  event        json not null,
  market       json not null,
  selection    json not null
);

create table betting.leg (
  round_id     uuid        not null references betting.round(id),
  position     int         not null check ("position" > 0),
  selection_id uuid        not null references betting.selection_label(selection_id),
  price        int         not null check (price > 0),
  result       text        not null default 'open' check (result in ('open', 'won', 'lost', 'void', 'half_won',
    'half_lost')),
  decided_at   timestamptz,
  primary key (round_id, "position"),
  constraint leg_decided_check check ((result = 'open') = (decided_at is null))
) with (fillfactor=80);
create index leg_of_selection on betting.leg (selection_id, round_id);

create table betting.shortfall (
  id          uuid        primary key,
  bet_id      uuid        not null references betting.bet(id),
  round_id    uuid        not null,
  brand_id    int         not null,
  member_id   uuid        not null,
  asset       text        not null,
  game_code   text        not null,
  amount      int8        not null check (amount > 0),
  collected   int8        not null default 0 check (collected >= 0),
  written_off int8        not null default 0 check (written_off >= 0),
  reversed    int8        not null default 0 check (reversed >= 0),
  owed        int8        not null generated always as (((amount - collected) - written_off) - reversed) stored
    check (owed >= 0),
  state       text        not null default 'open' check (state in ('open', 'collected', 'written_off', 'reversed')),
  at          timestamptz not null,
  ended_at    timestamptz,
  constraint shortfall_owed_while_open_check check ((state = 'open') = (owed > 0)),
  constraint shortfall_ended_at_check check ((state = 'open') = (ended_at is null))
);
create index shortfall_of_bet on betting.shortfall (bet_id);
create index shortfall_of_member on betting.shortfall (member_id, at desc);
create index shortfall_of_brand on betting.shortfall (brand_id, at desc, id);
create index shortfall_open on betting.shortfall (brand_id, at desc, id) where (state = 'open');
create index shortfall_of_round on betting.shortfall (round_id) where ((state = 'open') or (written_off > 0));

create table betting.round_correction (
  id           uuid        primary key,
  number       int8        not null generated always as identity,
  round_id     uuid        not null references betting.round(id),
  brand_id     int         not null,
  kind         text        not null check (kind in ('void', 'resettle')),
  reason       text        not null,
  asked_by     text        not null,
  confirmed_by text        not null,
  state        text        not null default 'running' check (state in ('running', 'done')),
  bets         int         not null,
  done         int         not null default 0,
  failed       int         not null default 0,
  at_member    uuid        not null default '00000000-0000-0000-0000-000000000000'::uuid,
  at_bet       uuid        not null default '00000000-0000-0000-0000-000000000000'::uuid,
  asked_at     timestamptz not null,
  ended_at     timestamptz,
  check ((state = 'done') = (ended_at is not null))
);
create unique index round_correction_running on betting.round_correction (round_id) where (state = 'running');
create index round_correction_of_round on betting.round_correction (round_id, number desc);

create table betting.round_correction_sum (
  correction_id uuid not null references betting.round_correction(id),
  asset         text not null,
  returned      int8 not null,
  taken         int8 not null,
  owed          int8 not null,
  primary key (correction_id, asset)
);

create table betting.failed_correction (
  correction_id uuid        not null references betting.round_correction(id),
  bet_id        uuid        not null references betting.bet(id),
  reason        text        not null,
  at            timestamptz not null,
  primary key (correction_id, bet_id)
);

create table betting.hierarchy_figure (
  head_id  uuid not null,
  brand_id int  not null,
  day      date not null,
  asset    text not null,
  category text not null,
  bets     int8 not null,
  wins     int8 not null,
  losses   int8 not null,
  stakes   int8 not null,
  turnover int8 not null,
  payouts  int8 not null,
  jackpots int8 not null,
  primary key (head_id, asset, day, category)
) with (fillfactor=80);

create table betting.recent_figure (
  member_id uuid        not null,
  brand_id  int         not null,
  played_by text        not null check (played_by in ('member', 'below')),
  asset     text        not null,
  slot      timestamptz not null,
  category  text        not null,
  bets      int8        not null,
  wins      int8        not null,
  losses    int8        not null,
  stakes    int8        not null,
  turnover  int8        not null,
  payouts   int8        not null,
  jackpots  int8        not null,
  primary key (member_id, played_by, asset, slot, category)
) with (fillfactor=80);
create index recent_figure_slot on betting.recent_figure using brin (slot) with (pages_per_range='16',
  autosummarize='on');

create table betting.open_figure (
  game_id int  primary key,
  bets    int8 not null,
  stakes  int8 not null
) with (fillfactor=50);

create table betting.slot_total (
  brand_id int         not null,
  asset    text        not null,
  category text        not null,
  slot     timestamptz not null,
  bets     int8        not null,
  wins     int8        not null,
  losses   int8        not null,
  stakes   int8        not null,
  turnover int8        not null,
  payouts  int8        not null,
  jackpots int8        not null,
  primary key (brand_id, asset, slot, category)
) with (fillfactor=70);

create table betting.player_day (
  brand_id  int         not null,
  asset     text        not null,
  day       date        not null,
  member_id uuid        not null,
  first_at  timestamptz not null,
  primary key (brand_id, asset, day, member_id)
) with (fillfactor=90);

create table betting.content (
  digest  bytea primary key check (length(digest) = 32),
  content text  not null
);

create table betting.player_month (
  brand_id  int  not null,
  asset     text not null,
  month     date not null,
  member_id uuid not null,
  days      int  not null,
  primary key (brand_id, asset, month, member_id)
) with (fillfactor=80);

create table betting.contest (
  id         uuid        primary key,
  brand_id   int         not null,
  asset      text        not null,
  begins_at  timestamptz not null,
  ends_at    timestamptz not null,
  category   text,
  game_codes text[]      not null,
  stake_min  int8        not null check (stake_min > 0),
  metric     text        not null check (metric in ('turnover', 'multiplier')),
  check (ends_at > begins_at)
);

create table betting.contest_count (
  contest_id   uuid primary key,
  waiting_bets int  not null
) with (fillfactor=50);

create table betting.contest_score (
  contest_id uuid        not null,
  member_id  uuid        not null,
  bets       int         not null,
  score      int8        not null,
  at         timestamptz not null,
  primary key (contest_id, member_id)
) with (fillfactor=80);

create view betting.head_above as
 select place.member_id, above.above_id as head_id,
    greatest(place.from_day, above.from_day) as from_day,
    least(place.to_day, above.to_day) as to_day
   from identity.placement place
     join identity.hierarchy above on above.below_id = place.upline_id
  where greatest(place.from_day, above.from_day) < least(place.to_day, above.to_day);

create or replace function betting.figures_of(settled_at timestamptz, status text, stake int8, payout int8, jackpot int8, valid int8)
 returns table(bets int, stakes int8, turnover int8, payouts int8, jackpots int8, wins int, losses int)
 language sql
 immutable
as $function$
  select counted, counted * stake, counted * valid, counted * payout, counted * jackpot,
         counted * (payout > stake)::int, counted * (payout < stake)::int
  from (select (settled_at is not null and status <> 'void')::int as counted) as bet
$function$;

create or replace function betting.note_settled()
 returns trigger
 language plpgsql
as $function$
begin
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets,
                                 open_stakes, bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, coalesce(settled_at, placed_at), placed_at, stake,
         (status in ('pending', 'open'))::int, (status = 'open')::int, (status = 'open')::int * stake, figures.*, figures.bets > 0
  from placed
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover, cashed_stake) as figures
  where figures.bets > 0 or status in ('pending', 'open');
  return null;
end $function$;

create or replace function betting.note_changed()
 returns trigger
 language plpgsql
as $function$
begin
  with changed as (
    select after.id, after.brand_id, after.category, after.vendor, after.game_code, after.asset, after.member_id, after.placed_at,
           after.stake, before.settled_at as settled_before, after.changed_at,
           coalesce(after.settled_at, after.changed_at, clock_timestamp()) as at, was, now,
           (after.status in ('pending', 'open'))::int - (before.status in ('pending', 'open'))::int as waiting_bets,
           (after.status = 'open')::int - (before.status = 'open')::int as open_bets,
           (after.status = 'open')::int * (after.stake - coalesce(after.cashed_stake, 0))
             - (before.status = 'open')::int * (before.stake - coalesce(before.cashed_stake, 0)) as open_stakes,
           after.payout - before.payout as paid
    from before join after on after.id = before.id
    cross join lateral betting.figures_of(before.settled_at, before.status, before.stake, before.payout, before.jackpot,
      before.valid_turnover, before.cashed_stake) as was
    cross join lateral betting.figures_of(after.settled_at, after.status, after.stake, after.payout, after.jackpot,
      after.valid_turnover, after.cashed_stake) as now
  ), corrected as (
    -- Of a bet that was cashed out in part or came open again every later change is kept, as no single moment says when it counted. One
    -- that was settled again with the same outcome is kept too: its bet says a later moment than the one at which it was counted.
    insert into betting.correction (bet_id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid)
    select id, settled_before, at, (now).bets - (was).bets, (now).stakes - (was).stakes, (now).turnover - (was).turnover,
           (now).payouts - (was).payouts, (now).jackpots - (was).jackpots, (now).wins - (was).wins, (now).losses - (was).losses, paid
    from changed
    where (settled_before is not null or changed_at is not null) and (now <> was or paid <> 0 or settled_before <> at)
  )
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets,
                                 open_stakes, bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets, open_stakes, (now).*,
         (now).bets > (was).bets
  from changed where (now <> was and (now).stakes > 0) or waiting_bets <> 0 or open_bets <> 0 or open_stakes <> 0
  union all
  select brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, 0, 0, 0, -(was).bets, -(was).stakes,
         -(was).turnover, -(was).payouts, -(was).jackpots, -(was).wins, -(was).losses, false
  from changed where now <> was and (was).stakes > 0;
  return null;
end $function$;

create or replace function betting.figures_of(settled timestamptz, status text, stake int8, payout int8, pot int8, valid int8, cashed int8)
 returns table(bets int, stakes int8, turnover int8, payouts int8, jackpots int8, wins int, losses int)
 language sql
 immutable
as $function$
  select counted, counted * stake + cashing * coalesce(cashed, 0), (counted + cashing) * valid, (counted + cashing) * payout,
         counted * pot, counted * (payout > stake)::int, counted * (payout < stake)::int
  from (
    select (settled is not null and status <> 'void')::int as counted, (settled is null and cashed is not null)::int as cashing
  ) as bet
$function$;
