-- How the chains were found, each time somebody or the clock proved them: the ledger's where no brand is named, else the brand's
-- audit log. A log that was found whole says where it ended, so that the next check may go on from there.
create table operator.chain_check (
  id int8 primary key generated always as identity,
  brand_id int,
  at timestamptz not null,
  -- Null: from the first line.
  since timestamptz,
  count int not null,
  took_ms int not null,
  -- The first wrong line, in words.
  fault text,
  number int8,
  hash text
);
create index chain_check_of on operator.chain_check (brand_id, at desc, id desc);
