-- `merchant` is the code of a brand, by which requests name it.
alter table brand.merchant rename to brand;
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint where conrelid = 'brand.brand'::regclass and starts_with(conname, 'merchant_')
  loop
    execute format('alter table brand.brand rename constraint %I to %I', name, 'brand' || substr(name, 9));
  end loop;
end $$;
