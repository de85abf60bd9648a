-- Which account a transfer debits and which it credits.
alter table wallet.transfer rename column debit to debit_account_id;
alter table wallet.transfer rename column credit to credit_account_id;
alter index wallet.transfer_by_debit rename to transfer_by_debit_account;
alter index wallet.transfer_by_credit rename to transfer_by_credit_account;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'wallet.transfer'::regclass and starts_with(conname, 'transfer_debit_not_')
  loop
    execute format('alter table wallet.transfer rename constraint %I to %I', name, 'transfer_debit_account_id_not' || substr(name, 19));
  end loop;
end $$;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'wallet.transfer'::regclass and starts_with(conname, 'transfer_credit_not_')
  loop
    execute format('alter table wallet.transfer rename constraint %I to %I', name, 'transfer_credit_account_id_not' || substr(name, 20));
  end loop;
end $$;

-- How far the ledger was verified, and what stood there.
alter table wallet.proved rename to verification;
alter sequence wallet.proved_id_seq rename to verification_id_seq;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'wallet.verification'::regclass and starts_with(conname, 'proved_')
  loop
    execute format('alter table wallet.verification rename constraint %I to %I', name, 'verification' || substr(name, 7));
  end loop;
end $$;
