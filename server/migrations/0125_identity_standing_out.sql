-- What holds a member back is a module of its own, below who a member is: the table leaves, and what a login asked of the limits'
-- history stands in it now. Every member has a row from the beginning on.
insert into identity.standing (member_id, brand_id, member_since)
select id, brand_id, registered_at from identity.member on conflict do nothing;

alter table identity.standing
  -- Minutes that sessions may last: the stricter of the member's and the house's; null for no limit.
  add column session_day int8,
  add column session_week int8,
  add column session_month int8;

update identity.standing as one
set session_day = holds.day, session_week = holds.week, session_month = holds.month
from (
  select member_id, min(value) filter (where period = 'day') as day, min(value) filter (where period = 'week') as week,
         min(value) filter (where period = 'month') as month
  from (
    select distinct on (member_id, author, period) member_id, period, value
    from identity.limit_change where kind = 'session' and change = 'set'
    order by member_id, author, period, id desc
  ) as newest
  group by member_id
) as holds
where one.member_id = holds.member_id;

create schema standing;
alter table identity.standing set schema standing;
