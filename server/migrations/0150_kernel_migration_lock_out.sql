-- The migrator locks by the database itself.
drop table if exists public.kysely_migration_lock;
