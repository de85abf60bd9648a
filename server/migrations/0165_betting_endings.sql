-- A bet that ends keeps its place in every index unless it wins: then the update stays within its page (HOT). When it won stands in a
-- column of its own, which does not change for those that lose.
alter table betting.bet add column won_at timestamptz generated always as (case when payout > stake then settled_at end) stored;
drop index betting.bet_won;
create index bet_won on betting.bet (brand_id, won_at desc) where won_at is not null;

-- Bets that wait are found by their rounds, which are open as long.
drop index betting.bet_waiting;

-- A member's own bets of a round, and the bets of a round in the order of their members.
drop index betting.bet_of_round;
create index bet_of_round on betting.bet (round_id, member_id);
