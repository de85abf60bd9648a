-- What operators do, in the order it happened. Each entry carries the hash of the one before it.
create table kernel.audit (
  brand_id int not null,
  number bigint not null,
  at timestamptz not null,
  -- Null for a command that is run beside the server.
  operator_id uuid,
  by_name text not null,
  session_id uuid,
  ip text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  reason text not null,
  note text not null,
  -- All of the above and what was before and after, as it was hashed.
  content text not null,
  previous_hash text not null,
  hash text not null,
  primary key (brand_id, number)
);
create index audit_of_subject on kernel.audit (brand_id, subject_type, subject_id, number desc);
create index audit_of_action on kernel.audit (brand_id, action, number desc);
create index audit_of_operator on kernel.audit (brand_id, by_name, number desc);
create index audit_at on kernel.audit (brand_id, at);

create function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_stays before update or delete or truncate on kernel.audit
  for each statement execute function kernel.refuse_change();

-- Where each brand's chain ends; whoever adds an entry locks its row.
create table kernel.audit_head (
  brand_id int primary key,
  number bigint not null,
  hash text not null
);

-- What one operator has asked for and another one has to confirm.
create table kernel.approval (
  id uuid primary key,
  brand_id int not null,
  -- The call, as METHOD path, and all it needs to be made again.
  call text not null,
  permission text,
  params jsonb,
  body jsonb,
  key uuid,
  rule text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text not null,
  facts jsonb not null,
  reason text not null,
  note text not null,
  state text not null check (state in ('waiting', 'done', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_name text,
  decided_at timestamptz,
  decided_note text not null default '',
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'done' or decided_by <> asked_by)
);
create unique index approval_waiting on kernel.approval (brand_id, call, subject_type, subject_id) where state = 'waiting';
create index approval_by_time on kernel.approval (brand_id, asked_at desc, id desc);
create index approval_of_subject on kernel.approval (brand_id, subject_type, subject_id, asked_at desc);
