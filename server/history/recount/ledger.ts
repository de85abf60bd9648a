import { sql } from 'kysely'
import type { Recount } from './recount.ts'

/** Both sides of every posted transfer. */
const SIDES = sql`
  select debit_account_id as account_id, credit_account_id as other_id, kind, batch, line, at, 0::int8 as credit, amount as debit,
         debit_after is not null as has_line
  from wallet.transfer where state = 'posted'
  union all
  select credit_account_id, debit_account_id, kind, batch, line, at, amount, 0, credit_after is not null
  from wallet.transfer where state = 'posted'`

/** What has changed an account: holds and their ends are lines as well. */
const LINES = sql`
  select debit_account_id as account_id from wallet.transfer where debit_after is not null
  union all
  select credit_account_id from wallet.transfer where credit_after is not null`

/** What is set aside: holds that nothing has ended. */
const HELD = sql`
  select debit_account_id as account_id, sum(amount) as held from wallet.transfer as held
  where state = 'pending' and not exists (select from wallet.transfer as ending where ending.hold_id = held.id)
  group by debit_account_id`

const NAME = sql`coalesce((select account from identity.member where id = owner_id), 'house ' || purpose) || ' in ' || account.asset`

/** Balances of members, with what is held of them and how many lines they have. */
export const balancesRecount: Recount = {
  name: 'balances of members',
  rows: sql`
    select brand_id, ${NAME} as subject,
           coalesce(counted.balance, 0) || ', held ' || coalesce(held.held, 0) || ', lines ' || coalesce(line.lines, 0) as counted,
           balance.balance || ', held ' || balance.held || ', lines ' || balance.lines as kept
    from wallet.balance join wallet.account on account.id = balance.account_id
    left join (select account_id, sum(credit - debit) as balance from (${SIDES}) as side group by account_id) as counted
      using (account_id)
    left join (select account_id, count(*) as lines from (${LINES}) as line group by account_id) as line using (account_id)
    left join (${HELD}) as held using (account_id)`,
}

/** Balances of the house. */
export const houseRecount: Recount = {
  name: 'balances of the house',
  rows: sql`
    select brand_id, ${NAME} as subject, coalesce(counted.balance, 0)::text as counted, coalesce(kept.balance, 0)::text as kept
    from wallet.account
    left join (select account_id, sum(credit - debit) as balance from (${SIDES}) as side group by account_id) as counted
      on counted.account_id = account.id
    left join (select account_id, sum(balance) as balance from wallet.house_part group by account_id) as kept
      on kept.account_id = account.id
    where owner_id is null`,
}

/** What came and went of members by day, as far as it has been added up. */
export const daysRecount: Recount = {
  name: 'days of members’ accounts',
  rows: sql`
    select brand_id, day || ' ' || kind || ' ' || counterpart || ' of ' || ${NAME} as subject, counted, kept
    from (select account_id, (side.at at time zone coalesce(zone.time_zone, 'UTC'))::date as day, kind, other.purpose as counterpart,
                 count(*) || ' lines, ' || sum(credit) || ' in, ' || sum(debit) || ' out' as counted
          from (${SIDES}) as side
          join wallet.batch on batch.id = side.batch
          join wallet.figure_point as point on point.writer = batch.writer and batch.number <= point.number
          join wallet.account as own on own.id = account_id
          join wallet.account as other on other.id = other_id
          left join (select id, time_zone from brand.brand) as zone on zone.id = own.brand_id
          where has_line group by account_id, 2, kind, other.purpose) as counted
    full join (select account_id, day, kind, counterpart, lines || ' lines, ' || credits || ' in, ' || debits || ' out' as kept
               from wallet.figure) as kept using (account_id, day, kind, counterpart)
    join wallet.account on account.id = account_id`,
}

/** The counted part of members' records. */
export const recordsRecount: Recount = {
  name: 'records of members',
  rows: sql`
    select brand_id, ${NAME} as subject, count(*) || ' lines, ' || sum(credit) || ' in, ' || sum(debit) || ' out' as counted, kept
    from (select account_id, sum(lines) || ' lines, ' || sum(credits) || ' in, ' || sum(debits) || ' out' as kept,
                 max(array[end_batch, end_line]) as until
          from wallet.record_block where kind = '' group by account_id) as block
    join wallet.account on account.id = account_id
    join (${SIDES}) as side using (account_id)
    where has_line and (batch, line) <= (until[1], until[2])
    group by brand_id, owner_id, purpose, account.asset, kept`,
}
