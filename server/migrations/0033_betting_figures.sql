-- What was settled in a span of time: rows lie in the order of their time, so the smallest index there is will do.
create index bet_settled on betting.bet using brin (settled_at);
create index bet_waiting on betting.bet (brand_id, asset) where settled_at is null;
