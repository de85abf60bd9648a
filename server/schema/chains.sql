-- The schema chains as all migrations together make it. Written by npm run schema.

create table chains.chain (
  id        int         generated always as identity primary key,
  links     int         not null,
  head      text        not null,
  salt      text,
  next_link int         not null,
  made_at   timestamptz not null,
  owner     text        not null
);
create index chain_of_owner on chains.chain (owner, id desc);

create table chains.checkpoint (
  chain_id int  not null references chains.chain(id),
  link     int  not null,
  hash     text not null,
  primary key (chain_id, link)
);
