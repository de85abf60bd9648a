-- What each migration was when it was applied, so that a file or a row that was changed since is seen.
create table kernel.migration_digest (
  name text primary key,
  sha256 text not null,
  noted_at timestamptz not null
);
