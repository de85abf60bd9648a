create or replace function limits.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'limits and bars are never rewritten';
end $$;
