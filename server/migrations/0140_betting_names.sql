-- The words of the trade: a game that takes no bets is suspended, what counts against a member's limits is their usage, and what one
-- bet did in a shared round is an event of that bet.
alter table betting.closed rename to suspension;
alter index betting.closed_pkey rename to suspension_pkey;
alter table betting.suspension rename constraint closed_check to suspension_check;
alter table betting.suspension rename constraint closed_scope_check to suspension_scope_check;

alter table betting.tally rename to limit_usage;
alter index betting.tally_pkey rename to limit_usage_pkey;

alter table betting.own_event rename to bet_event;
alter index betting.own_event_pkey rename to bet_event_pkey;

alter table betting.failed_settlement rename column own to game_record;
