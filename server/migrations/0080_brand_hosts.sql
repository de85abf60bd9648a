-- A host may be the site of agents: others are not let in there.
alter table brand.host add kind text not null default 'member' check (kind in ('member', 'agent'));

-- Counts the changes by operators. What nobody has changed follows the demo's own content at the next start.
alter table brand.merchant add revision int not null default 1 check (revision > 0);
