-- On which days of a month a member played, a bit a day: how many played in thirty days is counted by two rows a member, and only of the
-- day on which a span ends are the moments asked for.
create table betting.player_month (
  brand_id int not null,
  asset text not null,
  month date not null,
  member_id uuid not null,
  days int not null,
  primary key (brand_id, asset, month, member_id)
) with (fillfactor = 80);

truncate betting.uncounted;
delete from betting.figures_counted;
