-- What came to and went from a member's account by business day, kind and what stood on the other side.
create table wallet.figure (
  account_id uuid not null,
  day date not null,
  kind text not null,
  counterpart text not null,
  lines int not null,
  came int8 not null,
  went int8 not null,
  primary key (account_id, day, kind, counterpart)
) with (fillfactor = 80);

-- How far each chain is counted in them: batches of a chain commit in the order of their numbers. Whoever counts locks this table.
create table wallet.figure_point (
  writer int primary key,
  number int8 not null
);
