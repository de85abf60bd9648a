-- The board of winners reads the biggest wins of each day, and the latest of one game, from their index: among the wins of a busy week
-- both were looked for one by one. Only bets that won stand in them, and those are written anew in every index anyway.
create index bet_biggest on betting.bet (brand_id, asset, ((won_at at time zone 'UTC')::date), payout desc, won_at desc)
  where won_at is not null;
create index bet_won_of_game on betting.bet (brand_id, game_code, won_at desc) where won_at is not null;
