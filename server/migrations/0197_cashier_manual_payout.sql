-- A withdrawal that somebody pays by hand is a manual payout, and a request was made in a language.
alter table cashier.to_pay rename to manual_payout;
alter index cashier.to_pay_pkey rename to manual_payout_pkey;
alter table cashier.manual_payout rename constraint to_pay_withdrawal_id_fkey to manual_payout_withdrawal_id_fkey;

alter table cashier.asked_in rename to request_language;
alter index cashier.asked_in_pkey rename to request_language_pkey;

alter index cashier.match_to_pay rename to match_waiting;
alter index cashier.match_to_answer rename to match_sent;

alter table cashier.notice rename column heard_at to received_at;
alter table cashier.coin_transfer rename column heard_at to received_at;
