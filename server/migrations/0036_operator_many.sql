-- What is done to many members in one go, and what became of each: none is done twice, also where it is begun again.
create table operator.bulk (
  id uuid primary key,
  brand_id int not null,
  deed text not null check (deed in ('freeze', 'sign_out', 'tag')),
  tags text[] not null,
  reason text not null,
  note text not null,
  -- Who asked for it, as the record names them.
  doer jsonb not null,
  content text not null,
  asked_at timestamptz not null
);
create table operator.bulk_member (
  bulk_id uuid not null references operator.bulk,
  member_id uuid not null,
  -- Null: waits for its turn. Else done, or why not.
  outcome text,
  primary key (bulk_id, member_id)
);
create index bulk_member_waiting on operator.bulk_member (bulk_id, member_id) where outcome is null;
