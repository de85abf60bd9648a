create function verification.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what came of documents is never rewritten';
end $$;
create trigger identity_change_stands before update or delete or truncate on verification.identity_change
  for each statement execute function verification.refuse_rewriting();
