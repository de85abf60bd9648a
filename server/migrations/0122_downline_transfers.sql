-- Transfers to the member above and to those below are a module of their own.
create schema downline_transfers;
alter table cashier.line_transfer set schema downline_transfers;
alter table downline_transfers.line_transfer rename to transfer;
alter index downline_transfers.line_transfer_pkey rename to transfer_pkey;
alter index downline_transfers.line_transfer_reference_key rename to transfer_reference_key;
alter index downline_transfers.line_transfer_sent rename to transfer_sent;
alter index downline_transfers.line_transfer_got rename to transfer_got;
alter table downline_transfers.transfer rename constraint line_transfer_check to transfer_check;
alter table downline_transfers.transfer rename constraint line_transfer_amount_check to transfer_amount_check;
alter table downline_transfers.transfer rename constraint line_transfer_way_check to transfer_way_check;

-- With the guard of its own schema.
create function downline_transfers.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to money stays written down';
end $$;
drop trigger line_transfer_stands on downline_transfers.transfer;
create trigger transfer_stands before update or delete or truncate on downline_transfers.transfer
  for each statement execute function downline_transfers.refuse_change();
