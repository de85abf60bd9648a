-- The bonus that the member has chosen with a deposit, by its code; what comes of it is decided elsewhere.
alter table cashier.deposit add bonus text check (bonus ~ '^[A-Z0-9_]{2,30}$');
