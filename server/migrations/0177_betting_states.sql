-- Bets whose stake is held until somebody decides, bets that were not accepted, and bets of which a part was cashed out.
alter table betting.bet drop constraint bet_status_check;
alter table betting.bet add constraint bet_status_check check (status in (
  'pending', 'open', 'won', 'lost', 'push', 'void', 'refused', 'cashed_out', 'partly_cashed_out', 'half_won', 'half_lost')) not valid;

-- What was cashed out so far: the part of the stake, what it paid and what of it counts as turnover; null where nothing was, which takes no
-- room. A bet that is settled in part stays open: until it ends its payout and its valid turnover are those of the parts.
alter table betting.bet
  add column cashed_stake int8,
  add column cashed_paid int8,
  add column cashed_turnover int8,
  -- When it was last cashed out in part or came open again.
  add column changed_at timestamptz,
  -- By which of its reopenings it last came open again: what it pays then follows from that.
  add column reopened_by uuid,
  add constraint bet_cashed_check check (cashed_stake > 0 and cashed_stake < stake and cashed_paid >= 0 and cashed_turnover >= 0) not valid;

-- Parts of bets that were cashed out, by the ids of their transfers.
create table betting.cash_out (
  id uuid primary key,
  bet_id uuid not null references betting.bet (id),
  stake int8 not null check (stake > 0),
  paid int8 not null check (paid > 0),
  turnover int8 not null check (turnover >= 0),
  at timestamptz not null
);
create index cash_out_of_bet on betting.cash_out (bet_id);

alter table wallet.transfer drop constraint transfer_kind_check;
alter table wallet.transfer add constraint transfer_kind_check check (kind in (
  'stake', 'payout', 'cash_out', 'jackpot', 'award', 'stake_returned', 'adjustment', 'tournament_prize', 'sign_up_credit',
  'demo_opening', 'trial_credit', 'trial_over', 'deposit', 'deposit_fee', 'withdrawal', 'withdrawal_fee', 'deposit_matched',
  'withdrawal_matched', 'transfer_in', 'transfer_out', 'vendor_in', 'vendor_out', 'jackpot_share', 'jackpot_start', 'jackpot_restart',
  'jackpot_owed', 'receipt', 'receipt_cleared', 'receipt_returned', 'receipt_written_off')) not valid;

-- What a bet adds to the figures as it stands: nothing before it is settled, but for the parts that were cashed out; and nothing once it
-- is void.
drop function betting.figures_of(timestamptz, text, int8, int8, int8, int8);
create function betting.figures_of(
  settled_at timestamptz, status text, stake int8, payout int8, jackpot int8, valid int8, cashed int8 default null
) returns table (bets int, stakes int8, turnover int8, payouts int8, jackpots int8, wins int, losses int)
language sql immutable as $$
  select counted, counted * stake + cashing * coalesce(cashed, 0), (counted + cashing) * valid, (counted + cashing) * payout,
         counted * jackpot, counted * (payout > stake)::int, counted * (payout < stake)::int
  from (
    select (settled_at is not null and status <> 'void')::int as counted, (settled_at is null and cashed is not null)::int as cashing
  ) as bet
$$;

-- A change before a bet is first settled has none that it corrects.
alter table betting.correction alter column settled_before drop not null;

create or replace function betting.note_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select after.id, after.brand_id, after.category, after.vendor, after.game_code, after.asset, after.member_id,
           before.settled_at as settled_before, after.changed_at, coalesce(after.settled_at, after.changed_at, clock_timestamp()) as at,
           now.bets - was.bets as bets, now.stakes - was.stakes as stakes, now.turnover - was.turnover as turnover,
           now.payouts - was.payouts as payouts, now.jackpots - was.jackpots as jackpots, now.wins - was.wins as wins,
           now.losses - was.losses as losses, after.payout - before.payout as paid
    from before join after on after.id = before.id
    cross join lateral betting.figures_of(before.settled_at, before.status, before.stake, before.payout, before.jackpot,
      before.valid_turnover, before.cashed_stake) as was
    cross join lateral betting.figures_of(after.settled_at, after.status, after.stake, after.payout, after.jackpot,
      after.valid_turnover, after.cashed_stake) as now
  ), corrected as (
    -- Of a bet that was cashed out in part or came open again every later change is kept, as no single moment says when it counted.
    insert into betting.correction (bet_id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid)
    select id, settled_before, at, bets, stakes, turnover, payouts, jackpots, wins, losses, paid
    from changed
    where (settled_before is not null or changed_at is not null)
      and (bets, stakes, turnover, payouts, jackpots, wins, losses, paid) <> (0, 0, 0, 0, 0, 0, 0, 0)
  )
  insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at,
                                 bets, stakes, turnover, payouts, jackpots, wins, losses)
  select brand_id, category, vendor, game_code, asset, member_id, at, bets, stakes, turnover, payouts, jackpots, wins, losses
  from changed
  where (bets, stakes, turnover, payouts, jackpots, wins, losses) <> (0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;
