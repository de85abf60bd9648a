-- Bets that were set aside while the others of their round were settled.
alter table studio.crash_bet drop constraint crash_bet_state_check;
alter table studio.crash_bet add constraint crash_bet_state_check
  check (state in ('placed', 'settling', 'cancelled', 'left', 'lost', 'returned'));
alter table studio.table_bet drop constraint table_bet_state_check;
alter table studio.table_bet add constraint table_bet_state_check
  check (state in ('placed', 'settling', 'undone', 'won', 'lost', 'push', 'returned'));
