-- Rounds and shoes carry what is public of their chain; the chains themselves go to a schema of their own, with one row of numbers.
alter table studio.crash_round add column links int, add column head text, add column salt text;
update studio.crash_round as r set links = c.links, head = c.head, salt = c.salt from studio.crash_chain as c where c.id = r.chain_id;
alter table studio.crash_round
  alter column links set not null, alter column head set not null, alter column salt set not null,
  drop constraint crash_round_chain_id_fkey;

alter table studio.table_shoe add column links int, add column head text, add column salt text;
update studio.table_shoe as s set links = c.links, head = c.head, salt = c.salt from studio.table_chain as c where c.id = s.chain_id;
alter table studio.table_shoe
  alter column links set not null, alter column head set not null, alter column salt set not null,
  drop constraint table_shoe_chain_id_fkey;

-- Behind those of crash. By way of negative numbers, which none of them has.
alter table studio.table_keep drop constraint table_keep_chain_id_fkey;
alter table studio.table_chain alter column id drop identity;
update studio.table_chain set id = -id - (select coalesce(max(id), 0) from studio.crash_chain);
update studio.table_keep set chain_id = -chain_id - (select coalesce(max(id), 0) from studio.crash_chain);
update studio.table_shoe set chain_id = -chain_id - (select coalesce(max(id), 0) from studio.crash_chain);
update studio.table_chain set id = -id;
update studio.table_keep set chain_id = -chain_id;
update studio.table_shoe set chain_id = -chain_id;
