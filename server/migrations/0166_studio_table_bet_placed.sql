-- The bets of a round are walked by member, whatever their state: an index that names it would be written anew with each bet that ends.
drop index studio.table_bet_placed;
