-- A code says by itself what comes of who registers by it, how many may, and until when.
alter table identity.affiliate
  -- Player, or an agent below whoever brought them.
  add column agent_type int not null default 0 check (agent_type in (0, 2, 42)),
  add column quota int check (quota > 0),
  add column used int not null default 0 check (used >= 0),
  -- The last business day on which it works.
  add column ends_on date,
  add constraint affiliate_quota check (quota is null or used <= quota),
  add constraint affiliate_makes check (agent_type = 0 or kind = 'affiliate');
-- An agent brings others by as many as it likes; a friend has one.
drop index identity.affiliate_of_member;
create unique index affiliate_referral on identity.affiliate (member_id) where kind = 'referral' and member_id is not null;
create index affiliate_of_member on identity.affiliate (member_id) where member_id is not null;

-- The code that brought a member, as it is kept; what was only typed is in affiliate_code.
alter table identity.profile add column invited_by text;
update identity.profile set invited_by = affiliate.code
from identity.affiliate, identity.member
where affiliate.brand_id = profile.brand_id and affiliate.code = upper(profile.affiliate_code) and affiliate.kind = 'affiliate'
  and member.id = profile.member_id and member.upline_id = affiliate.member_id;
update identity.affiliate set used = brought.count
from (
  select brand_id, invited_by, count(*) as count from identity.profile where invited_by is not null group by brand_id, invited_by
) as brought
where affiliate.brand_id = brought.brand_id and affiliate.code = brought.invited_by;
create index profile_invited on identity.profile (brand_id, invited_by) where invited_by is not null;
