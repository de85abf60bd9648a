-- Cases that the sandbox's history has laid before its operators: each once, whatever has become of it.
create table kernel.history_case (
  name      text        primary key,
  opened_at timestamptz not null
);
