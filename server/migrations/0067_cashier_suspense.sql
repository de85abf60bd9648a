-- Money that belongs to no open deposit stands in a suspense account of the house until a person decides on it.
alter table cashier.stray drop constraint stray_source_check;
alter table cashier.stray add constraint stray_source_check check (source in ('notice', 'statement', 'coins'));
alter table cashier.stray drop constraint stray_why_check;
alter table cashier.stray add constraint stray_why_check check (why in
  ('unknown', 'was_refused', 'twice', 'amount_differs', 'not_told', 'not_processed'));
alter table cashier.stray drop constraint stray_state_check;
alter table cashier.stray add constraint stray_state_check check (state in
  ('open', 'parked', 'credited', 'returned', 'written_off', 'arrived'));
-- The channel whose account it came in by, and the decimals of its amount: coins have more than currencies.
alter table cashier.stray add column channel text not null default 'UNMATCHED';
alter table cashier.stray add column decimals int not null default 4 check (decimals between 0 and 8);
-- Whether the ledger has it in the suspense account. What was kept before there was one is posted by the clock.
alter table cashier.stray add column suspended boolean not null default false;
-- The deposit that it was credited as.
alter table cashier.stray add column deposit_id uuid;
-- Why it could not be processed by itself, in a word.
alter table cashier.stray add column fault text;
-- The company's event that spoke of it after its statement did.
alter table cashier.stray add column told_by text unique;
create index stray_not_suspended on cashier.stray (id) where not suspended and state in ('open', 'parked');

-- Paid by a person outside the payment company, whose statement does not have it.
alter table cashier.withdrawal add column by_hand boolean not null default false;
alter table cashier.withdrawal add column bank_reference text;
update cashier.withdrawal set by_hand = true
where state = 'paid'
  and exists (select from cashier.step where step.of = withdrawal.id and step.step = 'paid' and step.by like 'operator:%');

alter table cashier.finding drop constraint finding_kind_check;
alter table cashier.finding add constraint finding_kind_check check (kind in
  ('missing_at_us', 'missing_at_them', 'amount_differs', 'duplicate', 'ledger_without_request', 'hold_without_request',
   'stake_differs', 'stake_without_bet', 'suspense_differs'));
