-- The standings of tournaments that members know of are kept with the figures of bets.
insert into betting.contest (id, brand_id, asset, begins_at, ends_at, category, game_codes, stake_min, metric)
select id, brand_id, asset, starts_at, ends_at, category, games, stake_min, metric from rewards.tournament where state = 'announced';
