-- The schema verification as all migrations together make it. Written by npm run schema.

create table verification.document (
  id          uuid        primary key,
  brand_id    int         not null,
  member_id   uuid        not null references identity.member(id),
  kind        text        not null check (kind in ('passport', 'id_card', 'proof_of_address')),
  state       text        not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  reason      text,
  file        text        not null unique,
  uploaded_at timestamptz not null,
  decided_at  timestamptz,
  decided_by  text,
  check (state <> 'refused' or reason is not null)
);
create index document_of_member on verification.document (member_id, uploaded_at desc);
create index document_waiting on verification.document (brand_id, uploaded_at) where (state = 'pending');

create table verification.identity_change (
  id         int8        generated always as identity primary key,
  brand_id   int         not null,
  member_id  uuid        not null references identity.member(id),
  state      text        not null check (state in ('pending', 'verified', 'refused')),
  changed_by text        not null,
  reason     text,
  at         timestamptz not null
);
create index identity_change_of_member on verification.identity_change (member_id, id);
create trigger identity_change_stands before delete or update or truncate on verification.identity_change
  for each statement execute function verification.refuse_rewriting();

create or replace function verification.refuse_rewriting()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'what came of documents is never rewritten';
end $function$;
