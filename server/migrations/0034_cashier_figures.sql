-- What came in and went out in a span of time.
create index deposit_credited on cashier.deposit (brand_id, ended_at) where state = 'credited';
create index withdrawal_paid on cashier.withdrawal (brand_id, ended_at) where state = 'paid';
