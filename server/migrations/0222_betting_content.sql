-- What bets say at length, once, however many bets say it: they have its name, `sha256:` and the digest, in its place. Of a bet that says
-- little nothing changes, and what is kept in its place already stays there. Names are no foreign keys, which would be looked at with
-- every bet; a content is written in the transaction of the first bet that names it, and none is ever deleted.
create table betting.content (
  digest bytea primary key check (length(digest) = 32),
  content text not null
);
