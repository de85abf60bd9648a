-- Wrong answers to a code by where they came from: whoever was not there when it was asked for shares a count.
create table identity.code_try (
  code_id uuid not null references identity.code (id) on delete cascade,
  origin_hash text not null,
  stranger boolean not null,
  tries int not null,
  primary key (code_id, origin_hash)
);
