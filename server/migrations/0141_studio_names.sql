-- The words of the trade: bets that are laid with one id are a bet slip, a table is viewed, whoever advances a crash round shows it by a
-- heartbeat, and a round in which the member decides more than once is a multi-step round.
alter table studio.table_click rename to table_bet_slip;
alter index studio.table_click_pkey rename to table_bet_slip_pkey;
alter table studio.table_bet_slip rename constraint table_click_round_id_fkey to table_bet_slip_round_id_fkey;
alter table studio.table_bet rename column click_id to bet_slip_id;

alter table studio.live_table rename column looked_at to last_viewed_at;

alter table studio.crash_round rename column beat_at to heartbeat_at;

alter table studio.stepped_round rename to multi_step_round;
alter table studio.multi_step_round rename column stepped_at to last_step_at;
alter index studio.stepped_round_pkey rename to multi_step_round_pkey;
alter index studio.stepped_round_bet_id_key rename to multi_step_round_bet_id_key;
alter index studio.stepped_round_open rename to multi_step_round_open;
alter index studio.stepped_round_left rename to multi_step_round_abandoned;
alter index studio.stepped_round_ended rename to multi_step_round_ended;
alter table studio.multi_step_round rename constraint stepped_round_ended_by_check to multi_step_round_ended_by_check;
