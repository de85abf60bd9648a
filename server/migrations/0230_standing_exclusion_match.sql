-- The match with somebody excluded is called by its name.
alter table standing.standing rename column alike to exclusion_match;
alter table standing.standing rename column alike_until to exclusion_match_until;
