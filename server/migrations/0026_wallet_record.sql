-- From here on a batch is hashed over salted hashes of its lines, so that a line can be proved without showing the others.
-- Null: an older batch, hashed as one text.
alter table wallet.batch add column salt bytea;

-- What an account's record holds, in blocks of consecutive posted lines, counted once and never changed: the newest lines,
-- which are in no block yet, are counted whenever somebody asks.
create table wallet.record_block (
  account_id uuid not null,
  -- Empty stands for every kind.
  kind text not null,
  block int not null,
  lines int not null,
  came int8 not null,
  went int8 not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Where the block ends, whatever the kind of its last line.
  end_batch int8 not null,
  end_line int not null,
  -- The transfers, oldest first.
  ids uuid[] not null,
  primary key (account_id, kind, block)
);
alter table wallet.record_block alter column ids set storage external;

create trigger block_stands before update or delete on wallet.record_block for each row execute function wallet.refuse_change();

-- Transfers that belong to a journal that another one opened.
create index transfer_of_journal on wallet.transfer (journal) where journal <> id;

-- What a verification has proved and where it ended: the next one may go on from there.
create table wallet.proved (
  id int8 primary key generated always as identity,
  at timestamptz not null,
  point text not null,
  hash bytea not null
);
