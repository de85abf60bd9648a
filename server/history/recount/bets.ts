import { sql } from 'kysely'
import type { Recount } from './recount.ts'

/** A bet that has been settled counts, unless it is void; of one that is open what was cashed out of it. */
const BETS = sql`
  select brand_id, member_id, asset, category, vendor, game_code, 1 as bets, stake as stakes, valid_turnover as turnover,
         payout as payouts, jackpot as jackpots, (payout > stake)::int as wins, (payout < stake)::int as losses
  from betting.bet where settled_at is not null and status <> 'void'
  union all
  select brand_id, member_id, asset, category, vendor, game_code, 0, cashed_stake, valid_turnover, payout, 0, 0, 0
  from betting.bet where settled_at is null and cashed_stake is not null`

const SUMS = sql`sum(bets) || ' bets, ' || sum(stakes) || ' staked, ' || sum(turnover) || ' turned over, ' || sum(payouts) ||
  ' paid, ' || sum(jackpots) || ' of pots, ' || sum(wins) || ' won, ' || sum(losses) || ' lost'`

/** Figures of members with what waits to be added to them. */
const FIGURES = sql`
  select brand_id, member_id, asset, category, vendor, game_code, bets, stakes, turnover, payouts, jackpots, wins, losses
  from betting.figure join betting.figure_game on id = game_id
  union all
  select brand_id, member_id, asset, category, vendor, game_code, bets, stakes, turnover, payouts, jackpots, wins, losses
  from betting.uncounted where bets <> 0 or stakes <> 0`

/** What every member played of every game. */
export const figuresRecount: Recount = {
  name: 'members’ figures of a game',
  rows: sql`
    select brand_id, account || ' at ' || game_code || ' in ' || asset as subject, counted, kept
    from (select brand_id, member_id, asset, category, vendor, game_code, ${SUMS} as counted from (${BETS}) as bet
          group by brand_id, member_id, asset, category, vendor, game_code) as bets
    full join (select brand_id, member_id, asset, category, vendor, game_code, ${SUMS} as kept from (${FIGURES}) as figure
               group by brand_id, member_id, asset, category, vendor, game_code
               having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0) as figures
      using (brand_id, member_id, asset, category, vendor, game_code)
    left join (select id as member_id, account from identity.member) as member using (member_id)`,
}

/** What games took and gave, by the figures that returns are judged by. */
export const gamesRecount: Recount = {
  name: 'returns of a game',
  rows: sql`
    select brand_id, game_code || ' in ' || asset as subject, counted, kept
    from (select brand_id, asset, vendor, game_code,
                 sum(bets) || ' bets, ' || sum(stakes) || ' staked, ' || sum(payouts) || ' paid' as counted
          from (${BETS}) as bet group by brand_id, asset, vendor, game_code) as bets
    full join (select brand_id, asset, vendor, game_code,
                      sum(bets) || ' bets, ' || sum(stakes) || ' staked, ' || sum(payouts) || ' paid' as kept
               from (select brand_id, asset, vendor, game_code, bets, stakes, payouts from betting.game_hour
                     union all select brand_id, asset, vendor, game_code, bets, stakes, payouts from betting.uncounted
                     where bets <> 0 or stakes <> 0) as hour
               group by brand_id, asset, vendor, game_code having sum(bets) <> 0 or sum(stakes) <> 0) as hours
      using (brand_id, asset, vendor, game_code)`,
}
