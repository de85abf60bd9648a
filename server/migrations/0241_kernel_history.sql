-- How far the sandbox's past has been written; no row where nobody asked for one.
create table kernel.history (
  one boolean primary key default true check (one),
  -- The business day that it begins with, and how many follow each other.
  first_day date not null,
  days int not null,
  done int not null default 0,
  -- Of the first day that is not done: how many of its events are.
  events int not null default 0,
  finished_at timestamptz
);

-- News of the past is for whoever writes it: connections that say so keep it from the relay, which hands on what is new.
alter table kernel.outbox add column audience text default nullif(current_setting('croupier.audience', true), '');
