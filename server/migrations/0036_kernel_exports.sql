-- Files of lists that are too long to wait for: asked for, made in the background, kept for a day for who asked.
create table kernel.export (
  id uuid primary key,
  brand_id int not null,
  operator_id uuid not null,
  -- Who asked, with what they were allowed then, in which language, and what for.
  doer jsonb not null,
  permissions text[] not null,
  language text not null,
  asked jsonb not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- How far it is.
  rows int not null,
  total int not null,
  file text,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index export_of_operator on kernel.export (operator_id, brand_id, asked_at desc);
create index export_over on kernel.export (expires_at);
