-- Written to one member; null for everybody.
alter table content.announcement add column member_id uuid check (member_id is null or type = 'PL');
create index announcement_of_member on content.announcement (member_id, shown_from desc) where member_id is not null;
