create schema if not exists agent;

-- What the agent centre reads of members, where they stand, what they played, and what came and went of them.
create view agent.person as
select member.id as member_id, brand_id, account, agent_type, agent_type in (1, 2, 41, 42) as is_agent, registered_at, last_login_at,
       status = 'active' as is_open, barred, barred_until, coalesce(exclusion_match, false) as is_matched
from identity.member left join (
  select member_id, barred, barred_until, exclusion_match from standing.standing
) as standing on standing.member_id = member.id;

create view agent.place as select member_id, upline_id, from_day, to_day from identity.placement;
create view agent.head as select above_id, below_id, depth, from_day, to_day from identity.hierarchy;
create view agent.seen as select member_id, last_seen_at from kernel.session where ended_at is null;

create view agent.own_play as
select member_id, hour, category, asset, bets, stakes, turnover, payouts
from betting.figure join betting.figure_game on id = game_id;
create view agent.play_below as
select head_id, asset, day, category, bets, stakes, turnover, payouts from betting.hierarchy_figure;

create view agent.own_money as
select owner_id as member_id, asset, day, kind, counterpart, credits, debits
from wallet.account join wallet.figure on account_id = id where owner_id is not null;
create view agent.money_below as
select head_id, asset, day, kind, counterpart, credits, debits from wallet.hierarchy_figure;
create view agent.purse as
select owner_id as member_id, account.asset, balance
from wallet.account join wallet.balance on account_id = id where purpose = 'cash' and owner_id is not null;

create view agent.bet as
select id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout, valid_turnover, status, placed_at, settled_at
from betting.bet;
