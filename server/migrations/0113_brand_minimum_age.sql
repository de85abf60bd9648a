-- The minimum age is a setting of the policy: a new version of each brand's says the age that the brand has.
insert into brand.setting (brand_id, version, settings, before, changed_by, reason, changed_at)
select id, newest.version + 1,
       newest.settings || jsonb_build_object('registration',
         coalesce(newest.settings -> 'registration', '{}') || jsonb_build_object('minimumAge', minimum_age)),
       newest.settings, 'migration', 'minimum_age', now()
from brand.merchant
join lateral (
  select version, settings from brand.setting where brand_id = merchant.id order by version desc limit 1
) as newest on true;
alter table brand.merchant drop column minimum_age;
