-- Our books beside the payment company's are a module of their own.
create schema reconciliation;
alter table cashier.reconciliation set schema reconciliation;
alter table reconciliation.reconciliation rename to run;
alter index reconciliation.reconciliation_pkey rename to run_pkey;
alter index reconciliation.reconciliation_of_day rename to run_of_day;
alter index reconciliation.reconciliation_by_clock rename to run_by_clock;
alter table cashier.finding set schema reconciliation;
