-- A bet's payout contains its jackpot, which was counted on top of it: hours in which a pot fell are counted anew from their bets.
with struck as materialized (
  select distinct hour.* from betting.bet
  join betting.game_hour as hour on hour.brand_id = bet.brand_id and hour.asset = bet.asset and hour.vendor = bet.vendor
    and hour.game_code = bet.game_code and hour.hour <= bet.placed_at and hour.hour > bet.placed_at - interval '1 hour'
  where bet.jackpot > 0
), anew as (
  select struck.brand_id, struck.asset, struck.vendor, struck.game_code, struck.hour, count(*) as bets, sum(stake) as stakes,
         sum(payout) as payouts, sum(stake::numeric * stake) as stakes_squared, sum(stake::numeric * payout) as products,
         sum(payout::numeric * payout) as payouts_squared
  from struck
  cross join lateral (
    select * from betting.bet
    where bet.placed_at >= struck.hour and bet.placed_at < struck.hour + interval '1 hour' and bet.brand_id = struck.brand_id
      and bet.asset = struck.asset and bet.vendor = struck.vendor and bet.game_code = struck.game_code
      and bet.settled_at is not null and bet.status <> 'void' offset 0
  ) as bet
  group by struck.brand_id, struck.asset, struck.vendor, struck.game_code, struck.hour
)
update betting.game_hour as counted
set bets = anew.bets, stakes = anew.stakes, payouts = anew.payouts, stakes_squared = anew.stakes_squared,
    products = anew.products, payouts_squared = anew.payouts_squared
from anew
where counted.brand_id = anew.brand_id and counted.asset = anew.asset and counted.vendor = anew.vendor
  and counted.game_code = anew.game_code and counted.hour = anew.hour;
