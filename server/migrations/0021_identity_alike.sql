-- Who looks like somebody that stays out must show who they are before they play, until that one's exclusion is over.
alter table identity.standing
  add column alike boolean not null default false,
  -- For as long as the exclusion lasts; for good without a moment.
  add column alike_until timestamptz;

create index standing_excluded on identity.standing (brand_id) where barred = 'self_excluded';
create index profile_typed_mobile on identity.profile (brand_id, mobile_e164) where mobile_e164 is not null;
create index profile_typed_email on identity.profile (brand_id, lower(email)) where email is not null;
create index profile_birthday on identity.profile (brand_id, birthday) where birthday is not null;
