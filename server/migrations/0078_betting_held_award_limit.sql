-- Which limit held an award, as it was then, and what its vendor had been paid that day; unknown of those held before.
alter table betting.held_award
  add column held_by text check (held_by in ('award', 'day')),
  add column limit_max int8,
  add column paid_before int8,
  add check ((held_by is null) = (limit_max is null) and (held_by is null) = (paid_before is null));

create index held_award_member on betting.held_award (member_id, at);
