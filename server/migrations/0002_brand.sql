create schema brand;

create table brand.merchant (
  id int primary key,
  merchant text not null unique,
  name text not null,
  currency text not null,
  -- Decimals that members of this brand pay and are paid with.
  decimals int not null check (decimals between 0 and 4),
  time_zone text not null,
  -- Codes of the specification, the default first.
  languages text[] not null check (cardinality(languages) > 0),
  minimum_age int not null check (minimum_age between 18 and 99),
  look jsonb not null,
  created_at timestamptz not null
);

create table brand.host (
  host text primary key check (host = lower(host)),
  brand_id int not null references brand.merchant (id)
);

-- A brand's policy. The newest version holds; the others say who changed what, when, from what to what and why.
create table brand.setting (
  brand_id int not null references brand.merchant (id),
  version int not null check (version > 0),
  settings jsonb not null,
  before jsonb,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (brand_id, version)
);

create function brand.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of settings are never changed or deleted';
end $$;

create trigger setting_is_final before update or delete or truncate on brand.setting
  for each statement execute function brand.refuse_change();
