-- Keys of former secrets of the installation, sealed with the current one: for what was hashed by them and can't be hashed anew.
create table kernel.kept_key (
  id text primary key,
  purpose text not null,
  sealed text not null,
  kept_at timestamptz not null
);
