-- What a transfer may be called and how it may stand. Rows that are there are looked through by themselves behind the migrations, so that
-- a large ledger is locked for a moment only.
alter table wallet.transfer add constraint transfer_kind_check check (kind in (
  'stake', 'payout', 'jackpot', 'award', 'stake_returned', 'adjustment', 'tournament_prize', 'sign_up_credit', 'demo_opening',
  'trial_credit', 'trial_over', 'deposit', 'deposit_fee', 'withdrawal', 'withdrawal_fee', 'deposit_matched', 'withdrawal_matched',
  'transfer_in', 'transfer_out', 'vendor_in', 'vendor_out', 'jackpot_share', 'jackpot_start', 'jackpot_restart', 'jackpot_owed',
  'receipt', 'receipt_cleared', 'receipt_returned', 'receipt_written_off')) not valid;
alter table wallet.transfer add constraint transfer_state_check check (state in ('posted', 'pending', 'voided')) not valid;
