alter table catalogue.vendor_heard rename to vendor_call_stats;
alter index catalogue.vendor_heard_over rename to vendor_call_stats_over;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'catalogue.vendor_call_stats'::regclass and starts_with(conname, 'vendor_heard_')
  loop
    execute format('alter table catalogue.vendor_call_stats rename constraint %I to %I', name, 'vendor_call_stats' || substr(name, 13));
  end loop;
end $$;

-- How often a game was played in an hour, and up to when that is counted.
alter table catalogue.played rename to play_count;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'catalogue.play_count'::regclass and starts_with(conname, 'played_')
  loop
    execute format('alter table catalogue.play_count rename constraint %I to %I', name, 'play_count' || substr(name, 7));
  end loop;
end $$;

alter table catalogue.counted rename to play_count_progress;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'catalogue.play_count_progress'::regclass and starts_with(conname, 'counted_')
  loop
    execute format('alter table catalogue.play_count_progress rename constraint %I to %I', name, 'play_count_progress' || substr(name, 8));
  end loop;
end $$;
