-- Everybody below whom a member stands, at any depth, with the business days from and until.
create view wallet.head_above as
select place.member_id, above.above_id as head_id, greatest(place.from_day, above.from_day) as from_day,
       least(place.to_day, above.to_day) as to_day
from identity.placement as place join identity.hierarchy as above on above.below_id = place.upline_id
where greatest(place.from_day, above.from_day) < least(place.to_day, above.to_day);

-- What came and went of all who stood below a member at the end of a business day, but for play, which the bets are asked for.
create table wallet.hierarchy_figure (
  head_id uuid not null,
  asset text not null,
  day date not null,
  kind text not null,
  counterpart text not null,
  lines int not null,
  credits int8 not null,
  debits int8 not null,
  primary key (head_id, asset, day, kind, counterpart)
) with (fillfactor = 80);

insert into wallet.hierarchy_figure (head_id, asset, day, kind, counterpart, lines, credits, debits)
select head_id, asset, day, kind, counterpart, sum(lines), sum(credits), sum(debits)
from wallet.figure join wallet.account on account.id = account_id
join wallet.head_above as above on above.member_id = account.owner_id and day >= from_day and day < to_day
where counterpart not like 'game:%'
group by head_id, asset, day, kind, counterpart;
