import { sql } from 'kysely'
import type { Recount } from './recount.ts'

const ACCOUNT = sql`(select account from identity.member where id = member_id)`

/** Every bet has its stake in the ledger, moved or held, and every stake its bet. */
export const stakesRecount: Recount = {
  name: 'stakes of members',
  rows: sql`
    select coalesce(bet.brand_id, 0) as brand_id, ${ACCOUNT} || ' in ' || asset as subject, counted, kept
    from (select brand_id, member_id, asset, count(*) || ' bets, ' || sum(stake) || ' staked' as counted
          from betting.bet where status <> 'refused' group by brand_id, member_id, asset) as bet
    full join (select owner_id as member_id, asset, count(*) || ' bets, ' || sum(amount) || ' staked' as kept
               from wallet.transfer join wallet.account on account.id = debit_account_id
               where kind = 'stake' and hold_id is null and not (state = 'pending' and exists (
                 select from wallet.transfer as ending where ending.hold_id = transfer.id and ending.state = 'voided'))
               group by owner_id, asset) as stake using (member_id, asset)`,
}

/** What bets paid is what the ledger moved for them, but for those that have been corrected or came to nothing. */
export const winsRecount: Recount = {
  name: 'payouts to members',
  rows: sql`
    select brand_id, ${ACCOUNT} || ' in ' || asset as subject, sum(payout)::text as counted, sum(coalesce(moved, 0))::text as kept
    from betting.bet
    left join (select journal as id, sum(case when credit_after is not null then amount else -amount end) as moved
               from wallet.transfer
               where state = 'posted' and kind in ('payout', 'cash_out', 'jackpot', 'stake_returned', 'adjustment')
               group by journal) as paid using (id)
    where status not in ('pending', 'refused', 'void') and not exists (select from betting.shortfall where bet_id = bet.id)
    group by brand_id, member_id, asset`,
}

/** What is credited of deposits, by day and channel. */
export const depositsRecount: Recount = {
  name: 'deposits of a channel on a day',
  rows: sql`
    select brand_id, day || ' ' || channel as subject, counted, kept
    from (select brand_id, (transfer.at at time zone 'UTC')::date as day, substr(purpose, 9) as channel,
                 count(*) || ' deposits, ' || sum(amount) || ' in' as counted
          from wallet.transfer join wallet.account on account.id = debit_account_id
          where kind = 'deposit' and state = 'posted' group by brand_id, 2, purpose) as moved
    full join (select brand_id, (ended_at at time zone 'UTC')::date as day, channel,
                      count(*) || ' deposits, ' || sum(credited + fee) || ' in' as kept
               from cashier.deposit where state = 'credited' and rail <> 'matched' group by brand_id, 2, channel) as credited
      using (brand_id, day, channel)`,
}

/** What was paid of withdrawals, by the house and by other members. */
export const payoutsRecount: Recount = {
  name: 'withdrawals of a member',
  rows: sql`
    select brand_id, ${ACCOUNT} || ' in ' || asset as subject, counted, kept
    from (select account.brand_id, owner_id as member_id, account.asset, sum(amount)::text as counted
          from wallet.transfer join wallet.account on account.id = debit_account_id
          where kind in ('withdrawal', 'withdrawal_fee', 'withdrawal_matched') and state = 'posted'
          group by account.brand_id, owner_id, account.asset) as moved
    full join (select brand_id, member_id, asset, sum(paid)::text as kept
               from (select brand_id, member_id, asset, rest + matched + case when rest + matched = amount - fee then fee else 0 end as paid
                     from cashier.withdrawal where state = 'paid'
                     union all
                     select brand_id, member_id, asset, matched from cashier.withdrawal where state <> 'paid' and matched > 0) as one
               group by brand_id, member_id, asset) as paid using (brand_id, member_id, asset)`,
}
