-- The minimum age has left the profile of a brand for its policy. What waits for a second person and still names it is confirmed without
-- it where it asks for something else; where it would change the age, it can never be done as it was asked.
update kernel.approval
set state = 'lapsed', outcome = 'case_changed', decided_at = now(), decided_name = 'migration', evidence = '[]'
where state = 'waiting' and call = 'PUT /wps/operator/brand' and facts -> 'after' ? 'minimumAge';
update kernel.approval set body = body - 'minimumAge'
where state = 'waiting' and call = 'PUT /wps/operator/brand';
