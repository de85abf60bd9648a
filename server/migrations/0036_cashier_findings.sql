-- Open bets are a side of reconciliation as well: each has its stake in the ledger, and no stake is held for a bet that is none.
alter table cashier.finding drop constraint finding_kind_check;
alter table cashier.finding add constraint finding_kind_check check (kind in
  ('missing_at_us', 'missing_at_them', 'amount_differs', 'duplicate', 'ledger_without_request', 'hold_without_request',
   'stake_differs', 'stake_without_bet'));
-- Whether the clock has gone through a day already.
create index reconciliation_by_clock on cashier.reconciliation (day, at) where by = 'clock';
