-- A bet that was settled anew for less than its jackpot kept the jackpot whole: the part of a payout is no more than the payout.
update betting.bet set jackpot = payout where jackpot > payout;

-- Looked through behind the migrations, as those of transfers.
alter table betting.bet
  add constraint bet_jackpot_within_check check (jackpot <= payout) not valid,
  add constraint bet_status_check
    check (status in ('open', 'won', 'lost', 'push', 'void', 'cashed_out', 'half_won', 'half_lost')) not valid,
  add constraint bet_round_id_fkey foreign key (round_id) references betting.round (id) not valid;
alter table betting.round
  add constraint round_status_check check (status in ('open', 'closed', 'interrupted', 'void')) not valid;
