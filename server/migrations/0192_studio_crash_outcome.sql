-- How the rounds under way will end: the dealer's alone. By when a round has crashed is told to whoever cashes out, by the clock of
-- the database, so that nobody asks of a moment that is still to come.
create table studio.crash_outcome (
  round_id  uuid        primary key references studio.crash_round (id),
  starts_at timestamptz not null,
  hash      text        not null,
  point     int8        not null,
  crash_ms  int         not null,
  -- Whether the clock may be moved, as a sandbox's may.
  sandbox   boolean     not null
);
create view studio.clock as select offset_ms from kernel.clock;

-- When a cash-out is heard: at the moment that is asked for, or now where that is still to come; and where the round had crashed by then.
create function studio.hear_cash_out(of_round uuid, asked_at timestamptz, out heard_at timestamptz, out crashed_at int8)
language sql stable security definer set search_path = '' as $$
  select heard.at, case when heard.at >= starts_at + crash_ms * interval '1 ms' then point end
  from studio.crash_outcome,
    lateral (select case when sandbox then coalesce((select offset_ms from studio.clock), 0) else 0 end as ahead_ms) as moved,
    lateral (select least(asked_at, clock_timestamp() + ahead_ms * interval '1 ms') as at) as heard
  where round_id = of_round
$$;

grant usage, create on schema studio to croupier_dealer;
grant select on studio.clock to croupier_dealer;
alter table studio.crash_outcome owner to croupier_dealer;
alter function studio.hear_cash_out owner to croupier_dealer;
revoke create on schema studio from croupier_dealer;

-- A round that was opened before has no outcome there: it ends, and its stakes return.
update studio.crash_round set phase = 'void', ended_at = now(), heartbeat_at = now() where phase in ('betting', 'running');
