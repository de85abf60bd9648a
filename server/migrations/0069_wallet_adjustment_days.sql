-- What each operator has adjusted alone in a day of the brand, up and down alike; written with the adjustment.
create table wallet.adjustment_day (
  brand_id int not null,
  operator_id uuid not null,
  day timestamptz not null,
  amount int8 not null check (amount >= 0),
  primary key (brand_id, operator_id, day)
);
