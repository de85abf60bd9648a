-- How the checks of the installation ended: its files, its migrations, and what the database enforces.
create table operator.self_check (
  id int8 primary key generated always as identity,
  at timestamptz not null,
  took_ms int not null,
  -- Files, migrations and parts of the schema that were compared.
  compared int not null,
  -- Each in words; empty where all is as it was built.
  faults text[] not null
);
create index self_check_by_time on operator.self_check (at desc, id desc);
