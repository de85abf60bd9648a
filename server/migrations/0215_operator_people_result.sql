-- What a member has won or lost counts all that games gave them and took from them: parts that were cashed out, awards, corrections of
-- bets and what was collected of those. An adjustment is one of a bet where a game stands on its other side; blocks of a record keep no
-- other side, so of theirs each line is looked up by its place.
drop view operator.person_now;
create view operator.person_now as
select m.id as member_id, m.brand_id, m.account, m.agent_type, m.status, s.barred, s.barred_until,
       coalesce(mark.watch, false) as watch, coalesce(mark.tags, '{}') as tags, m.rank_level as level, m.club_label,
       m.upline_id, upline.account as upline, coalesce(purse.balance - purse.held, 0) as wallet, coalesce(purse.held, 0) as held,
       coalesce(line.deposits, 0)::int8 as deposits, coalesce(line.result, 0)::int8 as result, m.registered_at,
       coalesce(greatest(m.last_login_at, seen.at), m.registered_at) as last_seen_at
from identity.member as m
join brand.brand on brand.id = m.brand_id
left join standing.standing as s on s.member_id = m.id
left join identity.mark on mark.member_id = m.id
left join identity.member as upline on upline.id = m.upline_id
left join wallet.account on account.owner_id = m.id and account.purpose = 'cash' and account.asset = brand.currency
left join wallet.balance as purse on purse.account_id = account.id
left join lateral (select max(last_seen_at) as at from kernel.session where member_id = m.id and ended_at is null) as seen on true
left join lateral (
  select block, end_batch, end_line from wallet.record_block
  where account_id = account.id and kind = '' order by block desc limit 1
) as counted on true
left join lateral (
  select sum(came - went) filter (where kind in ('deposit', 'deposit_matched')) as deposits,
         sum(came - went) filter (where kind in ('stake', 'stake_returned', 'payout', 'cash_out', 'jackpot', 'award', 'shortfall_collected')
           or kind = 'adjustment' and (select purpose like 'game:%' from wallet.account as other where other.id = other_id)) as result
  from (
    select kind, came, went, null::uuid as other_id from wallet.record_block
    where account_id = account.id and block <= counted.block
      and kind in ('deposit', 'deposit_matched', 'stake', 'stake_returned', 'payout', 'cash_out', 'jackpot', 'award', 'shortfall_collected')
    union all
    select adjusted.* from wallet.record_block as part
    cross join unnest(part.batches, part.places) as stands (batch, line)
    cross join lateral (
      select kind, amount, 0::int8, debit_account_id from wallet.transfer
      where credit_account_id = account.id and credit_after is not null and transfer.batch = stands.batch and transfer.line = stands.line
      union all
      select kind, 0, amount, credit_account_id from wallet.transfer
      where debit_account_id = account.id and debit_after is not null and transfer.batch = stands.batch and transfer.line = stands.line
    ) as adjusted
    where part.account_id = account.id and part.block <= counted.block and part.kind = 'adjustment'
    union all
    select kind, amount, 0, debit_account_id from wallet.transfer
    where credit_account_id = account.id and credit_after is not null and state = 'posted'
      and (batch, line) > (coalesce(counted.end_batch, 0), coalesce(counted.end_line, 0))
    union all
    select kind, 0, amount, credit_account_id from wallet.transfer
    where debit_account_id = account.id and debit_after is not null and state = 'posted'
      and (batch, line) > (coalesce(counted.end_batch, 0), coalesce(counted.end_line, 0))
  ) as part
) as line on true
where m.agent_type <> 4;

-- Members who are written down with less are written down anew.
insert into operator.stale_person (member_id) select member_id from operator.person order by member_id on conflict do nothing;
