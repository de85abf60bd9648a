-- Who stood directly under whom, by the brand's business days: from a day until before another. A move begins with a day that comes.
create table identity.placement (
  member_id uuid not null references identity.member (id),
  upline_id uuid not null references identity.member (id),
  from_day date not null,
  to_day date not null default 'infinity',
  primary key (member_id, from_day),
  check (from_day < to_day),
  check (member_id <> upline_id)
);
create index placement_under on identity.placement (upline_id, member_id);

-- Moves as they were ordered. The member's own row names the upline of today: it follows when the day has come.
create table identity.move (
  member_id uuid not null references identity.member (id),
  brand_id int not null,
  upline_id uuid not null references identity.member (id),
  from_day date not null,
  ordered_at timestamptz not null,
  applied_at timestamptz,
  primary key (member_id, from_day)
);
create index move_ahead on identity.move (brand_id, from_day) where applied_at is null;

-- Everybody who has somebody under them, under themselves (depth 0) and under everyone above them. Who has nobody below needs no
-- row: they stand where their upline stands.
create table identity.hierarchy (
  above_id uuid not null references identity.member (id),
  below_id uuid not null references identity.member (id),
  depth int not null check (depth >= 0),
  from_day date not null,
  to_day date not null default 'infinity',
  primary key (below_id, above_id, from_day),
  check (from_day < to_day),
  check ((depth = 0) = (above_id = below_id))
);
create index hierarchy_below on identity.hierarchy (above_id, below_id);

-- Where they stand today they have stood since they came: nobody could be moved. The day before covers every brand's time zone.
insert into identity.placement (member_id, upline_id, from_day)
select id, upline_id, registered_at::date - 1 from identity.member where upline_id is not null;

with recursive head as (
  select distinct member.id, member.registered_at::date - 1 as from_day
  from identity.placement join identity.member on member.id = placement.upline_id
), above as (
  select id as below_id, id as above_id, 0 as depth, from_day from head
  union all
  select above.below_id, placement.upline_id, above.depth + 1, greatest(above.from_day, placement.from_day)
  from above join identity.placement on placement.member_id = above.above_id
)
insert into identity.hierarchy (above_id, below_id, depth, from_day)
select above_id, below_id, depth, from_day from above;
