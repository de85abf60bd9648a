-- The words of the trade: what a row is about is a request, what its member was told a notification, a withdrawal laid aside is
-- snoozed, and money that belongs to no open deposit is an unmatched receipt.
alter table cashier.step rename column of to request_id;
alter index cashier.step_of rename to step_of_request;

alter table cashier.told rename to notification;
alter table cashier.notification rename column of to request_id;
alter index cashier.told_pkey rename to notification_pkey;

alter table cashier.asked_in rename column of to request_id;
alter table cashier.claim rename column of to request_id;
alter table cashier.desk_note rename column of to request_id;
alter index cashier.desk_note_of rename to desk_note_of_request;

alter table cashier.aside rename to snooze;
alter index cashier.aside_pkey rename to snooze_pkey;
alter table cashier.snooze rename constraint aside_check to snooze_check;
alter table cashier.snooze rename constraint aside_withdrawal_id_fkey to snooze_withdrawal_id_fkey;

alter table cashier.stray rename to unmatched_receipt;
alter index cashier.stray_pkey rename to unmatched_receipt_pkey;
alter index cashier.stray_said_key rename to unmatched_receipt_said_key;
alter index cashier.stray_told_by_key rename to unmatched_receipt_told_by_key;
alter index cashier.stray_of_stage rename to unmatched_receipt_of_stage;
alter index cashier.stray_about rename to unmatched_receipt_about;
alter index cashier.stray_not_suspended rename to unmatched_receipt_not_suspended;
alter table cashier.unmatched_receipt rename constraint stray_amount_check to unmatched_receipt_amount_check;
alter table cashier.unmatched_receipt rename constraint stray_check to unmatched_receipt_check;
alter table cashier.unmatched_receipt rename constraint stray_decimals_check to unmatched_receipt_decimals_check;
alter table cashier.unmatched_receipt rename constraint stray_source_check to unmatched_receipt_source_check;
alter table cashier.unmatched_receipt rename constraint stray_state_check to unmatched_receipt_state_check;
alter table cashier.unmatched_receipt rename constraint stray_why_check to unmatched_receipt_why_check;
