-- A bet that pays again reverses what was written off of it too, which is looked for by round as what is open is.
drop index betting.shortfall_of_round;
create index shortfall_of_round on betting.shortfall (round_id) where state = 'open' or written_off > 0;
