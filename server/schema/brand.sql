-- The schema brand as all migrations together make it. Written by npm run schema.

create table brand.brand (
  id         int         primary key,
  merchant   text        not null unique,
  name       text        not null,
  currency   text        not null,
  decimals   int         not null check (decimals >= 0 and decimals <= 4),
  time_zone  text        not null,
  languages  text[]      not null check (cardinality(languages) > 0),
  look       jsonb       not null,
  created_at timestamptz not null,
  revision   int         not null default 1 check (revision > 0)
);

create table brand.host (
  host     text primary key check (host = lower(host)),
  brand_id int  not null references brand.brand(id),
  kind     text not null default 'member' check (kind in ('member', 'agent'))
);

create table brand.setting (
  brand_id   int         not null references brand.brand(id),
  version    int         not null check (version > 0),
  settings   jsonb       not null,
  before     jsonb,
  changed_by text        not null,
  reason     text        not null,
  changed_at timestamptz not null,
  primary key (brand_id, version)
);
create trigger setting_is_final before delete or update or truncate on brand.setting for each statement
  execute function brand.refuse_change();

create or replace function brand.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'versions of settings are never changed or deleted';
end $function$;
