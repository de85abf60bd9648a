-- Who made a vendor's key, who has read its secret, which is shown once, and who ended it before its time.
alter table catalogue.vendor_key
  add column made_by text not null default '',
  add column shown_at timestamptz,
  add column shown_by text,
  add column ended_by text;
update catalogue.vendor_key set shown_at = from_at;

-- How vendors' calls were answered, counted by the hour.
create table catalogue.vendor_heard (
  vendor_code text not null,
  hour timestamptz not null,
  call text not null,
  code text not null,
  reason text not null,
  calls int not null,
  last_at timestamptz not null,
  last_ip text not null,
  primary key (vendor_code, hour, call, code, reason)
);
create index vendor_heard_over on catalogue.vendor_heard (hour);
