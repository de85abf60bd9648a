-- The notice by which the company speaks of a receipt that its statement had named before.
alter table cashier.unmatched_receipt rename column told_by to notice_event_id;
alter table cashier.unmatched_receipt rename constraint unmatched_receipt_told_by_key to unmatched_receipt_notice_event_id_key;
