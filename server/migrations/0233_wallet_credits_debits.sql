-- Sums of both sides of an account are called as everywhere in bookkeeping.
alter table wallet.figure rename column came to credits;
alter table wallet.figure rename column went to debits;
alter table wallet.record_block rename column came to credits;
alter table wallet.record_block rename column went to debits;
