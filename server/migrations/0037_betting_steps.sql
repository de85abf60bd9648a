-- What was done in a round that goes on step by step, in order.
alter table betting.round add column steps json;
