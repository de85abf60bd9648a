-- What a bet at a table is on, as its record says it: the spot and what it pays. Null of bets that were placed before, and of other games.
alter table betting.bet add column selection json;
