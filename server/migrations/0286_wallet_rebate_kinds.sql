-- The rebate of a lottery line is credited with its stake, and returns with it.
alter table wallet.transfer drop constraint transfer_kind_check;
alter table wallet.transfer add constraint transfer_kind_check check (kind in (
  'stake', 'payout', 'cash_out', 'jackpot', 'award', 'stake_returned', 'adjustment', 'tournament_prize', 'sign_up_credit', 'demo_opening',
  'trial_credit', 'trial_over', 'deposit', 'deposit_fee', 'withdrawal', 'withdrawal_fee', 'deposit_matched', 'withdrawal_matched',
  'transfer_in', 'transfer_out', 'vendor_in', 'vendor_out', 'jackpot_share', 'jackpot_start', 'jackpot_restart', 'jackpot_owed',
  'receipt', 'receipt_cleared', 'receipt_returned', 'receipt_written_off', 'shortfall', 'shortfall_collected',
  'shortfall_written_off', 'shortfall_reversed', 'rebate', 'rebate_returned')) not valid;
