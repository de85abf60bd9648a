-- Members whose balance has changed since they were written down for the list over all members.
create table operator.stale_person (
  member_id uuid primary key
);
