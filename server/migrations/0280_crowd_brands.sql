-- Each brand has a crowd of its own: what was ordered so far was said of the first brand's.
alter table crowd.orders add column brand_id int not null default 1;
alter table crowd.orders alter column brand_id drop default;
alter table crowd.orders drop column one, add primary key (brand_id);

alter table crowd.presence add column brand_id int not null default 1;
alter table crowd.presence alter column brand_id drop default;
alter table crowd.presence drop column one, add primary key (brand_id);
