-- What an adjustment was asked to end its bet with, by which the same again is known: what the bet then paid in all also has what was
-- cashed out of it, and its status then has a word of its own. Null of those before, whose bets were never cashed out in part.
alter table betting.adjustment add column end_payout int8, add column end_status text;
