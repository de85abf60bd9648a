-- Pots ask of each settled bet whether it was resettled before: without an index all adjustments there ever were are read for it.
create index adjustment_of_bet on betting.adjustment (bet_id);
