alter table identity.remembered rename to remember_token;
alter index identity.remembered_of_family rename to remember_token_of_family;
alter index identity.remembered_of_session rename to remember_token_of_session;
alter index identity.remembered_over rename to remember_token_over;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'identity.remember_token'::regclass and starts_with(conname, 'remembered_')
  loop
    execute format('alter table identity.remember_token rename constraint %I to %I', name, 'remember_token' || substr(name, 11));
  end loop;
end $$;
