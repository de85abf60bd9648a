-- A link that is kept so that those above it can be computed from it is a checkpoint of its chain.
alter table chains.kept_link rename to checkpoint;
alter index chains.kept_link_pkey rename to checkpoint_pkey;
alter table chains.checkpoint rename constraint kept_link_chain_id_fkey to checkpoint_chain_id_fkey;
