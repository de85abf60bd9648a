-- Newcomers were called Bronze and stood below the first level of the club: they stand where their label says.
update identity.member set rank_level = 1 where rank_level = 0 and club_label = 'Bronze';
