-- Chains of hashes that are played backwards. The last link is published before the salt is drawn, the seed is never kept.
create schema chains;
alter table studio.crash_chain set schema chains;
alter table studio.crash_keep set schema chains;
alter table studio.table_chain set schema chains;
alter table studio.table_keep set schema chains;

alter table chains.crash_chain rename to chain;
-- Secret: every so many links one is kept, from which those above it follow.
alter table chains.crash_keep rename to kept_link;
-- Who plays from it: `crash:1` is a brand's, `table:` and an id a table's.
alter table chains.chain add column owner text;
update chains.chain set owner = 'crash:' || brand_id;
alter table chains.chain alter column owner set not null, drop column brand_id;
create index chain_of_owner on chains.chain (owner, id desc);

insert into chains.chain (id, owner, links, head, salt, next_link, made_at)
  overriding system value
  select id, 'table:' || table_id, links, head, salt, next_link, made_at from chains.table_chain;
insert into chains.kept_link (chain_id, link, hash) select chain_id, link, hash from chains.table_keep;
select setval(pg_get_serial_sequence('chains.chain', 'id'), greatest((select max(id) from chains.chain), 1));
drop table chains.table_keep, chains.table_chain;
alter index chains.crash_chain_pkey rename to chain_pkey;
alter index chains.crash_keep_pkey rename to kept_link_pkey;
alter table chains.kept_link rename constraint crash_keep_chain_id_fkey to kept_link_chain_id_fkey;
alter sequence chains.crash_chain_id_seq rename to chain_id_seq;
