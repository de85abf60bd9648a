-- What nobody may know yet belongs to a role of its own. Whoever connects has none of its rights but takes the role on, for the
-- statements of a dealer alone. All databases of a server share it, and several may be migrated at once.
do $$
begin
  if not exists (select from pg_roles where rolname = 'croupier_dealer') then
    create role croupier_dealer nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'the administrator of the database is to create the role croupier_dealer and to grant it, see docs/operations.md';
end $$;

do $$
begin
  if not pg_has_role(current_user, 'croupier_dealer', 'set') then
    execute format('grant croupier_dealer to %I with inherit false, set true', current_user);
  end if;
exception
  when unique_violation then null;
  when insufficient_privilege then
    raise exception 'the administrator of the database is to grant the role croupier_dealer to %, see docs/operations.md', current_user;
end $$;
