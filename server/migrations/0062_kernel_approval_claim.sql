-- Who confirms an approval takes it first, for as long as the kept call may last; the machine's own time, as no rule depends on it.
alter table kernel.approval add column claimed_until timestamptz;
