-- Wallets that vendors keep are a module of their own.
create schema vendor_wallets;
alter table cashier.vendor_transfer set schema vendor_wallets;
alter table cashier.recall set schema vendor_wallets;
