-- The links that are not revealed are the dealer's alone; who owns the schema reads them no more.
grant usage, create on schema chains to croupier_dealer;
alter table chains.checkpoint owner to croupier_dealer;
revoke create on schema chains from croupier_dealer;
