-- A block names its lines by where they stand in the ledger: those of one record stand together, while their ids are strewn over
-- the whole of it. Blocks follow from the ledger and are counted anew.
truncate wallet.record_block;
alter table wallet.record_block drop column ids;
alter table wallet.record_block add column batches int8[] not null, add column places int[] not null;
alter table wallet.record_block alter column batches set storage external, alter column places set storage external;
comment on column wallet.record_block.batches is 'the batch of each line, oldest first';
comment on column wallet.record_block.places is 'and its line in that batch';
