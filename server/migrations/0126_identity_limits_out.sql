-- Limits, time-outs and exclusions are a module of their own; what is kept of them goes with it, and so does what keeps it as it is.
create schema limits;
alter table identity.limit_change set schema limits;
alter table identity.bar set schema limits;
alter table identity.counted_deposit set schema limits;
alter function identity.refuse_rewriting() set schema limits;
