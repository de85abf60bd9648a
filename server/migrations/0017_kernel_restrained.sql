-- A session that is good for looking and withdrawing only, why, and until when that lasts.
alter table kernel.session add column restrained text;
alter table kernel.session add column restrained_until timestamptz;
-- Why its end was set before its time.
alter table kernel.session add column ends_because text;
