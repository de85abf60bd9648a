import { settle } from '@croupier/engine/tables/pay.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import type { TablePlayer } from './table-player.ts'

const STANDING = `
with sums as (
  select journal, count(*) filter (where kind = 'stake') as stakes, sum(amount) filter (where kind = 'stake') as staked,
         count(*) filter (where kind <> 'stake') as returns,
         coalesce(sum(amount) filter (where kind in ('payout', 'stake_returned')), 0) as returned
  from wallet.transfer where journal in (select id from betting.bet where category = 'LIVE') group by journal)
select count(*)::int as bets,
  count(*) filter (where t.state = 'placed' or b.status = 'open')::int as open,
  count(*) filter (where b.id is null or t.id is null or b.payout <> t.payout or b.stake <> t.held
    or (t.state in ('undone', 'returned')) <> (b.status = 'void'))::int as wrong,
  count(*) filter (where stakes is distinct from 1 or staked <> b.stake or returned <> b.payout or returns > 1)::int as crooked,
  (select count(distinct bet_slip_id)::int from studio.table_bet where bet_slip_id = any($1::uuid[])) as taken,
  (select count(*)::int from studio.table_bet where bet_slip_id = any($2::uuid[])) as refused
from studio.table_bet as t full join (select * from betting.bet where category = 'LIVE') as b on b.id = t.id
left join sums on journal = coalesce(t.id, b.id)`

/** Throws unless no bet is open, each was taken once and paid or given back once, as its member was told and as the cards say. */
export async function assertTables({ db, pool }: OpenDatabase, players: readonly TablePlayer[]): Promise<number> {
  const taken = players.flatMap((player) => player.taken)
  const refused = players.flatMap((player) => player.refused)
  const { rows } = await pool.query<Record<string, number>>(STANDING, [taken, refused])
  const { bets = 0, ...standing } = rows[0] ?? {}
  const whole = { open: 0, wrong: 0, crooked: 0, taken: taken.length, refused: 0 }
  if (JSON.stringify(standing) !== JSON.stringify(whole))
    throw new Error(`${taken.length} clicks were taken: ${JSON.stringify(rows[0])}`)
  await assertPaid(pool)
  const { fault } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  return bets
}

interface LaidBet {
  readonly owner: string
  readonly gameCode: string
  readonly paytable: string
  readonly result: unknown
  readonly spot: string
  readonly stake: bigint
  readonly unit: bigint
  readonly payout: bigint
}

/** Every bet of a round with an outcome was paid what the game says. */
async function assertPaid(pool: OpenDatabase['pool']): Promise<void> {
  const { rows } = await pool.query<LaidBet>(
    `select r.id || ' ' || b.member_id as owner, r.game_code as "gameCode", r.paytable, r.result, b.spot, b.stake, b.unit, b.payout
     from studio.table_bet as b join studio.table_round as r on r.id = b.round_id
     where r.phase = 'settled' and b.state <> 'undone' order by b.placed_at, b.id`,
  )
  for (const own of Map.groupBy(rows, ({ owner }) => owner).values()) {
    const [first] = own
    const game = first && tableGameOf(first.gameCode)
    if (!game) throw new Error(`there is no game ${first?.gameCode}`)
    const due = settle(game, first.result, own, first)
    for (const [at, { owner, spot, payout }] of own.entries())
      if (due[at]?.payout !== payout) throw new Error(`${owner} got ${payout} for ${spot}, not ${due[at]?.payout}`)
  }
}
