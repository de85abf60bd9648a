-- As the table that it shows is called.
alter view operator.alike_now rename to exclusion_match_now;
alter view operator.exclusion_match_now rename column alike to exclusion_match;
alter view operator.exclusion_match_now rename column alike_until to exclusion_match_until;
