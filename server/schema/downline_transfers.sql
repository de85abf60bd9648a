-- The schema downline_transfers as all migrations together make it. Written by npm run schema.

create table downline_transfers.transfer (
  id           uuid        primary key,
  brand_id     int         not null,
  sender_id    uuid        not null,
  receiver_id  uuid        not null,
  way          text        not null check (way in ('up', 'down')),
  asset        text        not null,
  amount       int8        not null check (amount > 0),
  reference    text        not null unique,
  requested_at timestamptz not null,
  check (receiver_id <> sender_id)
);
create index transfer_sent on downline_transfers.transfer (sender_id, requested_at desc, id desc);
create index transfer_got on downline_transfers.transfer (receiver_id, requested_at desc, id desc);
create trigger transfer_stands before delete or update or truncate on downline_transfers.transfer
  for each statement execute function downline_transfers.refuse_change();

create or replace function downline_transfers.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'what happened to money stays written down';
end $function$;
