-- A bet of a crash round cashes out at a multiplier.
alter table studio.crash_bet rename column leaves_at to cash_out_at;
alter table studio.crash_bet rename column left_at to cashed_out_at;
alter index studio.crash_bet_flying rename to crash_bet_open;
