-- Operators see what vendors said of a round, what moved nothing too.
drop index betting.vendor_call_of_round;
create index vendor_call_of_round on betting.vendor_call (round_id) where round_id is not null;

-- Rounds that have not ended, of a brand and by age: interrupted ones wait for the desk.
drop index betting.round_open;
create index round_not_over on betting.round (brand_id, started_at) where status in ('open', 'interrupted');
