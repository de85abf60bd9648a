-- A house account's balance lies in parts, one for each chain that has moved it. Whoever holds the chain is the only one who
-- changes its part, so nobody waits, and a balance is the sum of a few rows.
create table wallet.house_part (
  account_id uuid not null,
  writer int not null,
  balance int8 not null,
  primary key (account_id, writer)
) with (fillfactor = 50);

insert into wallet.house_part (account_id, writer, balance)
select account_id, 1, sum(amount)
from (select account_id, amount from wallet.house_delta union all select account_id, balance from wallet.house_rollup) as moved
group by account_id;

drop table wallet.house_delta;
drop table wallet.house_rollup;
