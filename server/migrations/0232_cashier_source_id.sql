-- By which a receipt is known at its source: the company's event, or the line of its statement.
alter table cashier.unmatched_receipt rename column said to source_id;
alter index cashier.unmatched_receipt_said_key rename to unmatched_receipt_source_id_key;
