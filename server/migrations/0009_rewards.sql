-- Points, missions and promotions come here; what a newcomer is credited is a line of the ledger and needs no table.
create schema rewards;
